/// Where each point of honour came from, out of what everybody saw happen (SEN-10, SEN-75 to SEN-85).
import type { GameEvent } from "../../wire/protocol";
import type { SenjiView } from "./view";

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

/** Events that tell what they brought, or cost, the seat that acted. */
const TOLD: Partial<Record<string, Source>> = {
  recruited: "samurai",
  tributes: "sets",
  combine: "flowers",
  bend: "flowers",
  reveal: "members",
  retake: "members",
  hire: "hired",
  enlist: "hired",
};

/** Honour by seat and source; the sums are the honour on the board. */
export function sources(view: SenjiView, events: GameEvent[]): Sources[] {
  const found = view.honour.map(() => Object.fromEntries(SOURCES.map((source) => [source, 0])) as Sources);
  const add = (seat: number | undefined, source: Source, honour: number): void => {
    const line = seat === undefined ? undefined : found[seat];
    if (line) line[source] += honour;
  };
  for (const event of events) {
    const figure = (name: string): number => Number(event[name]);
    const source = TOLD[event.event];
    if (source) add(event.seat, source, figure("honour"));
    else if (event.event === "samurai_shown")
      (event.honours as number[]).forEach((honour, seat) => add(seat, "samurai", honour));
    else if (event.event === "losses") add(figure("winner"), event.conquered ? "attack" : "defence", figure("honour"));
    else if (event.event === "execute") {
      add(event.seat, "executions", figure("gained"));
      add(figure("victim"), "hostages", -figure("lost"));
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
