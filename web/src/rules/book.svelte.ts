/// The rules of a game as they are read: its blocks, and the pictures from its board.
import { words } from "../words/words.svelte";
import { blocks, type Block } from "./markdown";
import { picturesOf, type Pictures } from "./pictures";
import { rulesOf } from "./texts";

export class Book {
  all: Block[] = $state.raw([]);
  pictures: Pictures | null = $state.raw(null);

  /** Open it in the language of the page. */
  constructor(game: () => string) {
    $effect(() => {
      void Promise.all([rulesOf(game(), words.language), picturesOf(game())]).then(([text, pictures]) => {
        this.all = blocks(text);
        this.pictures = pictures;
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
