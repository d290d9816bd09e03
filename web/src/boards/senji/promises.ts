/// Promises in words: as they were said, and those that a battle keeps or breaks.
import { t } from "../../words/words.svelte";
import type { Scene } from "../board";
import type { Battle } from "./battle";
import { EVERYBODY, PROMISES, seen, whose, type Promised } from "./view";
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

/** A promise that somebody kept or broke, and how it was said to those who heard it. */
export interface Word {
  kept: boolean;
  said: string[];
}

/** What a battle has made of promises that the reader knows. */
export const wordsIn = (scene: Scene, battle: Battle): Word[] =>
  battle.promises.map((told) => {
    const [name, how] = told.split("-");
    const heard = (seen(scene).own?.promises ?? []).filter((promise) => isMeant(promise, name ?? "", battle));
    const said = [...new Set(heard.map((promise) => promiseSaid(scene, promise)))];
    return { kept: how === "kept", said: said.length ? said : [t("senji-figure-promises", { value: told })] };
  });

/** Whether a battle was about this promise: mercy is the loser's, all others are the attacker's. */
function isMeant([speaker, hearer, which, where]: Promised, name: string, battle: Battle): boolean {
  const loser = battle.seats.find((seat) => seat !== battle.victor) ?? -1;
  const [doer, other] = name === "mercy" ? [loser, battle.victor] : battle.seats;
  const there = where < 0 ? hearer === EVERYBODY || hearer === other : where === battle.province;
  return PROMISES[which] === name && speaker === doer && there;
}
