/// The options of a game as people may choose them: data of the game, words by their names.
import type { GameInfo } from "../wire/protocol";
import { t, words } from "../words/words.svelte";

export type Options = Record<string, boolean | string>;

export interface Offered {
  name: string;
  label: string;
  usual: boolean | string;
  values: { value: boolean | string; label: string }[];
}

const FIRST = "A".charCodeAt(0); // the letter of the first seat

/** What a table's maker may choose, for so many players. */
export const choicesOf = (game: GameInfo, players: number): Offered[] =>
  offered(game, players).filter(({ name }) => !game.by_seat?.includes(name));

/** What everybody may pick for their own seat, before the game. */
export const picksOf = (game: GameInfo): Offered[] =>
  game.by_seat?.length ? offered(game, game.most).filter(({ name }) => game.by_seat?.includes(name)) : [];

/** The options that have words here and a few choices. */
function offered(game: GameInfo, players: number): Offered[] {
  return Object.entries(game.options).flatMap(([name, usual]) => {
    const id = `${game.name}-option-${name}`;
    const label = words.find(id, {});
    if (label === null || (typeof usual !== "boolean" && typeof usual !== "string")) return [];
    const values = typeof usual === "boolean" ? [false, true] : (game.choices?.[name] ?? []);
    const there = values.filter((value) => !isSeat(value) || place(value) < players);
    return [{ name, label, usual, values: there.map((value) => ({ value, label: called(id, value) })) }];
  });
}

const place = (seat: string): number => seat.charCodeAt(0) - FIRST;
const isSeat = (value: boolean | string): value is string => typeof value === "string" && /^[A-Z]$/.test(value);

function called(id: string, value: boolean | string): string {
  if (typeof value === "boolean") return t(`${id}.${value ? "yes" : "no"}`);
  return (
    words.find(`${id}.${value}`, {}) ?? (isSeat(value) ? t("player", { seat: place(value) + 1 }) : words.label(value))
  );
}
