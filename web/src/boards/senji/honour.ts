/// Where each point of honour came from, out of what everybody saw happen (SEN-10, SEN-75 to SEN-85).
import type { GameEvent } from "../../wire/protocol";
import { honourOf, prizeOf } from "./figures";
import { familyOn, seatOf, valueOn, type SenjiView } from "./view";

export const SOURCES = [
  "samurai",
  "attack",
  "defence",
  "executions",
  "hostages",
  "sets",
  "flowers",
  "members",
  "hired",
] as const;
export type Source = (typeof SOURCES)[number];
export type Sources = Record<Source, number>;

const TRIBUTE = 10; // SEN-81
const UNIT_PRICE = 3; // SEN-85
const SAMURAI_PRICE = 6;

/** Honour by seat and source; the sums are the honour on the board. */
export function sources(view: SenjiView, events: GameEvent[]): Sources[] {
  const found = view.honour.map(() => Object.fromEntries(SOURCES.map((source) => [source, 0])) as Sources);
  const add = (seat: number | null | undefined, source: Source, honour: number): void => {
    const line = seat === null || seat === undefined ? undefined : found[seat];
    if (line) line[source] += honour;
  };
  for (const event of events) {
    const figure = (name: string): number => Number(event[name]);
    switch (event.event) {
      case "samurai_shown":
        for (const [seat, which] of (event.kept as number[]).entries()) add(seat, "samurai", honourOf(view, which));
        break;
      case "recruited":
        if (!event.hired) add(event.seat, "samurai", honourOf(view, figure("samurai")));
        break;
      case "losses":
        add(figure("winner"), event.conquered ? "attack" : "defence", figure("honour"));
        break;
      case "execute":
        add(event.seat, "executions", figure("gained"));
        add(seatOf(view, familyOn(figure("card"))), "hostages", -figure("lost"));
        break;
      case "tributes":
        add(event.seat, "sets", TRIBUTE);
        break;
      case "combine":
      case "bend":
        add(event.seat, "flowers", prizeOf(view, figure("combo")));
        break;
      case "reveal":
        add(event.seat, "members", valueOn(figure("card")));
        break;
      case "retake":
        add(event.seat, "members", -valueOn(figure("card")));
        break;
      case "hire":
        add(event.seat, "hired", -UNIT_PRICE);
        break;
      case "enlist":
        add(event.seat, "hired", -SAMURAI_PRICE);
        break;
    }
  }
  return found;
}

export const sum = (line: Sources): number => Object.values(line).reduce((all, one) => all + one, 0);

/** A deal, as the one who offered it saw it; promises, and whether they were kept. */
export interface Secret {
  year: number;
  event: GameEvent;
}

/** The dossier: every deal and every promise, year by year, out of what each seat saw (SEN-42, SEN-45). */
export function dossier(seen: GameEvent[][]): Secret[] {
  const found = seen.flatMap((events, seat) => {
    let year = 0;
    return events.flatMap((event): Secret[] => {
      if (event.event === "host") year = Number(event.year);
      const told = ["deal", "promise", "verdict"].includes(event.event) && event.seat === seat;
      return told ? [{ year, event }] : [];
    });
  });
  return found.toSorted((one, two) => one.year - two.year);
}
