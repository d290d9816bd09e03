/// Promises in words: as they were said, and those that a battle keeps or breaks.
import { t } from "../../words/words.svelte";
import type { Scene } from "../board";
import type { Battle } from "./battle";
import { EVERYBODY, PROMISES, provinceName, whose, type Promised } from "./view";
import { pledged } from "./winter/talks";

/** Who said what to whom. */
export const promiseSaid = (scene: Scene, [speaker, hearer, which, where]: Promised): string =>
  t("senji-word-said", {
    name: whose(scene, speaker),
    to:
      hearer === EVERYBODY
        ? t("senji-everybody")
        : t("senji-figure-to", { me: hearer === scene.me ? "yes" : "no", name: scene.names[hearer] ?? "" }),
    words: pledged(which, where < 0 ? null : where, hearer === EVERYBODY),
  });

/** Promises as they were said; who gave the same one twice is told once. */
export const promisesSaid = (scene: Scene, promises: Promised[]): string[] => [
  ...new Set(promises.map((promise) => promiseSaid(scene, promise))),
];

/** A promise that somebody kept or broke, and how it was said to those who heard it. */
export interface Word {
  kept: boolean;
  said: string[];
}

/** What a battle has made of promises that the reader knows. */
export const wordsIn = (scene: Scene, battle: Battle): Word[] =>
  battle.promises.map((told) => {
    const [name, how] = told.split("-");
    const heard = battle.sworn.filter(([, , which]) => PROMISES[which] === name);
    const said = promisesSaid(scene, heard);
    const named = { value: told, province: provinceName(battle.province) };
    return { kept: how === "kept", said: said.length ? said : [t("senji-figure-promises", named)] };
  });

/** Where the last year ended, -1 if none has, and what became of its promises as the reader knows them. */
export function lastVerdicts(scene: Scene): { at: number; words: Word[] } {
  const events = scene.events ?? [];
  const at = events.findLastIndex((event) => event.event === "year_end");
  const before = events.slice(0, Math.max(at, 0));
  const first = before.findLastIndex((event) => event.event !== "verdict") + 1;
  const words = before.slice(first).map((event): Word => {
    const [to, where] = [event.to ?? EVERYBODY, event.province ?? -1].map(Number);
    const promise: Promised = [Number(event.seat), to!, Number(event.pledge), where!];
    return { kept: event.kept === "yes", said: [promiseSaid(scene, promise)] };
  });
  const told = new Map(words.map((word) => [word.said[0], word])); // who promised twice is told once
  return { at, words: [...told.values()] };
}
