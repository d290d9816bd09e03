/// A seat that plays by text: the position in words, and one line after the other with its answer.
import { settings } from "../store/settings.svelte";
import type { Answers, Code, StateMessage } from "../wire/protocol";
import type { Sitting } from "../table/sitting.svelte";
import { resultSentence } from "../words/sentences";
import { t, words } from "../words/words.svelte";
import { Lines } from "./lines";
import { made, refused, typed, type Acts, type Reply } from "./typed";

const SOON = 40; // ms after which a position is described: another state may follow at once
const FEW = 4; // hints

/** A position in text, with its language and the state that it tells. */
export type Told = Answers["describe"] & { language: string; state: StateMessage };

export class Typing implements Acts {
  told: Told | null = $state.raw(null);
  /** The last answer; what was typed stands above it. `count` tells equal ones apart. */
  reply: Reply & { typed: string; count: number } = $state.raw({ typed: "", lines: [], count: 0 });
  readonly lines = new Lines();
  private queue: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private said: string[] = []; // what was answered last
  private doubted = ""; // moves that want to be typed again

  constructor(private readonly sitting: Sitting) {}

  // The position.

  /** Describe the position anew: soon, once for all that happens until then. */
  look(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.describe(), SOON);
  }

  private async describe(): Promise<void> {
    const { store } = this.sitting;
    const asked = ++this.asked;
    const { language } = words;
    const answer = await store.send({ type: "describe", language });
    if (asked !== this.asked || answer.type !== "answer" || !store.now) return;
    this.told = { ...(answer.value as Answers["describe"]), language, state: store.now };
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  /** What is asked, in one sentence: the table knows of those who are away, of pauses and of the end. */
  readonly prompt = $derived.by(() => {
    const { over, stuck, now, me, plays, prompt, reader } = this.sitting;
    if (over) return resultSentence(now.table.result, reader);
    const halted = stuck || now.table.status === "paused" || (me !== null && !plays);
    const said = this.told?.sections.find((section) => section.name === "asked");
    return halted || !said ? prompt : said.lines.join(" ");
  });

  /** The same, to be said aloud: nothing before the position is described that it belongs to. */
  get spoken(): string | null {
    return this.told?.state.version === this.sitting.now.version ? this.prompt : null;
  }

  // What is typed.

  /** Read a line after those before it. */
  enter(line: string): Promise<void> {
    const text = line.trim();
    if (!text) return this.queue;
    this.lines.add(text);
    const shown = this.told?.state ?? this.sitting.now;
    return this.next(text, () => typed(this.sitting.store, text, shown, this));
  }

  /** Make the move of this number. */
  play(code: Code): Promise<void> {
    const { told } = this;
    const move = told?.moves.find((one) => one.code === code);
    if (!told || !move) return this.queue;
    const make = (): Promise<Reply> => made(this.sitting.store, [code], told.state, [move.text]);
    return this.next(move.text, async () => this.doubt([code]) ?? make());
  }

  private next(line: string, answer: () => Promise<Reply>): Promise<void> {
    this.queue = this.queue.then(async () => {
      const reply = await answer();
      this.reply = { ...reply, typed: reply.made?.join("; ") ?? line, count: this.reply.count + 1 };
      if (reply.lines.length) this.said = reply.lines;
    });
    return this.queue;
  }

  // What is done here.

  async hint(): Promise<Reply> {
    const answer = await this.sitting.store.send({ type: "hint" });
    if (answer.type === "refused") return refused(answer);
    if (answer.type !== "answer") return { lines: [] };
    const found = answer.value as Answers["hint"];
    const all = Math.max(
      found.reduce((sum, one) => sum + one.visits, 0),
      1,
    );
    const percent = new Intl.NumberFormat(words.language, { style: "percent" });
    const moves = this.told?.moves ?? [];
    const lines = found.slice(0, FEW).flatMap(({ move, visits }) => {
      const at = moves.findIndex((one) => one.code === move);
      const said = { number: at + 1, move: moves[at]?.text ?? "", share: percent.format(visits / all) };
      return at < 0 ? [] : [t("page-text-candidate", said)];
    });
    return { lines: [t("page-hint-title"), ...lines] };
  }

  /** As the button does; what comes of it is told at the table. */
  async undo(): Promise<Reply> {
    await this.sitting.store.undo();
    return { lines: [] };
  }

  repeat(): Promise<Reply> {
    return Promise.resolve({ lines: this.said.length ? this.said : [this.prompt] });
  }

  /** Before a promise is broken, or wherever that is wished, moves are typed twice. */
  doubt(codes: Code[]): Reply | null {
    const { board, scene, now } = this.sitting;
    const key = JSON.stringify([now.version, codes]);
    const again = key === this.doubted;
    this.doubted = key;
    if (again) return null;
    const moves = now.moves.filter((move) => codes.includes(move.code));
    const warning = moves.map((move) => board.warning?.(move, scene) ?? null).find((one) => one !== null);
    const final = moves.length < codes.length || moves.some((move) => board.final?.(move) ?? true);
    if (!warning && !(settings.kept.confirm && final)) return null;
    return { lines: [warning ?? t("page-confirm-ask"), t("page-text-again")] };
  }
}
