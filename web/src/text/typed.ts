/// What a typed line comes to: an answer, moves that are made, or why not.
import type { TableStore } from "../store/table.svelte";
import type { Answers, Code, Refusal, StateMessage } from "../wire/protocol";
import { refusalFigures, refusalSentence, ruleIn } from "../words/sentences";
import { words } from "../words/words.svelte";
import { aboutPerson } from "./people";

export interface Reply {
  lines: string[]; // what is answered
  rule?: string | null; // of a game, if it was broken
  made?: string[]; // the moves that were made, as people say them
}

/** What is done where the line was typed. */
export interface Acts {
  hint(): Promise<Reply>;
  undo(): Promise<Reply>;
  repeat(): Promise<Reply>;
  /** What has to be said before moves are made that might be regretted; null if they can be made. */
  doubt?(moves: Code[]): Reply | null;
}

/** Moves by number mean what was shown when they were typed; names mean the same later. */
const NUMBERS = /(^|;)\s*\d+\s*(;|$)/;

/** Send a line, and do what it means; `shown` is the state that was in sight when it was typed. */
export async function typed(store: TableStore, text: string, shown: StateMessage, acts: Acts): Promise<Reply> {
  await words.learn("text");
  const about = await aboutPerson(store, text);
  if (about) return about;
  const answer = await store.send({ type: "read", text, language: words.language });
  if (answer.type === "refused") return refused(answer);
  if (answer.type !== "answer") return { lines: [] };
  const { lines, moves = [], act } = answer.value as Answers["read"];
  if (act) return acts[act]();
  if (moves.length === 0) return { lines };
  const state = NUMBERS.test(text) ? shown : (store.now ?? shown);
  return acts.doubt?.(moves) ?? made(store, moves, state, lines);
}

/** Make moves that were chosen in this state; `texts` is what they are called. */
export async function made(store: TableStore, moves: Code[], state: StateMessage, texts: string[]): Promise<Reply> {
  const refusal = await store.together(moves, state);
  return refusal ? refused(refusal) : { lines: [], made: texts };
}

/** What was wrong, and what to do about it. */
export function refused(refusal: Refusal): Reply {
  const figures = refusalFigures(refusal);
  const hint =
    words.find(`${refusal.rule}.${refusal.reason}-hint`, figures) ?? words.find(`${refusal.rule}.hint`, figures);
  return { lines: [refusalSentence(refusal), ...(hint ? [hint] : [])], rule: ruleIn(refusal) };
}
