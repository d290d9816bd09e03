/// The rules of a game as they are read: its blocks, and the pictures from its board.
import type { BoxFigures } from "../wire/protocol";
import { words } from "../words/words.svelte";
import { blocks, type Block } from "./markdown";
import { picturesOf, type Pictures } from "./pictures";
import { rulesOf } from "./texts";

export class Book {
  all: Block[] = $state.raw([]);
  pictures: Pictures | null = $state.raw(null);

  /** Open it in the language of the page, with the figures of a table if it is read there. */
  constructor(game: () => string, figures: () => BoxFigures | undefined = () => undefined) {
    $effect(() => {
      void Promise.all([rulesOf(game(), words.language), picturesOf(game(), figures())]).then(([text, found]) => {
        this.all = blocks(text);
        this.pictures = found;
      });
    });
  }

  rule(id: string): Block | undefined {
    return this.all.find((block) => block.rule === id);
  }

  /** The heading under which a rule stands. */
  headOf(id: string): string {
    const place = this.all.findIndex((block) => block.rule === id);
    return this.all.slice(0, Math.max(place, 0)).findLast((block) => block.kind === "h2")?.text ?? "";
  }
}
