/// What is typed about other people, as in the terminal: "mute Bo", "block B", "report Bo talk shouts at me".
import { isOther } from "../store/conduct.svelte";
import type { TableStore } from "../store/table.svelte";
import type { Command, SeatNumber } from "../wire/protocol";
import { refusalIn } from "../wire/socket";
import { t, words } from "../words/words.svelte";
import { refused, type Reply } from "./typed";

const LINE = /^\/?(mute|unmute|block|unblock|report)\s+(.+)$/i;
type Reason = Extract<Command, { type: "report" }>["reason"];
const REASON = /^(talk|play|name|other)(?:\s+(.*))?$/is;

/** Whom a line means, by letter or name, and what follows; the longest name first. */
export function meant(store: TableStore, line: string): { place: SeatNumber; rest: string } | null {
  const seats = store.now?.table.seats ?? [];
  const called = seats.flatMap(({ name }, place) => [
    { place, name: name.toLowerCase() },
    { place, name: String.fromCharCode(97 + place) },
  ]);
  const said = `${line.trim()} `;
  const found = called
    .filter(({ name }) => name && said.toLowerCase().startsWith(`${name} `))
    .toSorted((one, two) => two.name.length - one.name.length)[0];
  return found ? { place: found.place, rest: said.slice(found.name.length).trim() } : null;
}

/** What comes of a line about another person; null if it is none. */
export async function aboutPerson(store: TableStore, text: string): Promise<Reply | null> {
  const [, verb = "", line = ""] = LINE.exec(text.trim()) ?? [];
  const whom = verb ? meant(store, line) : null;
  const seat = whom ? store.now?.table.seats[whom.place] : undefined;
  if (!whom || !seat?.person || !isOther(seat, whom.place, store.seat)) return null;
  await words.learn("conduct");
  const { place, rest } = whom;
  const { name } = seat;
  const so = !verb.toLowerCase().startsWith("un");
  if (/mute$/i.test(verb)) {
    store.conduct.mute(seat.person, so);
    return { lines: [t(so ? "page-conduct-muted" : "page-conduct-unmuted", { name })] };
  }
  if (/block$/i.test(verb)) {
    const refusal = refusalIn(await store.send({ type: "block", seat: place, blocked: so }));
    return refusal
      ? refused(refusal)
      : { lines: [t(so ? "page-conduct-blocked" : "page-conduct-unblocked", { name })] };
  }
  const [, reason, told = ""] = REASON.exec(rest) ?? [];
  if (!reason) return refused({ rule: "COMMAND", reason: "reason", figures: unknown(rest), text: "" });
  const why = reason.toLowerCase() as Reason;
  const refusal = refusalIn(await store.send({ type: "report", seat: place, reason: why, text: told.trim() }));
  const hosts = store.now?.table.host === place;
  return refusal ? refused(refusal) : { lines: [t(hosts ? "page-conduct-sent-host" : "page-conduct-sent")] };
}

const unknown = (rest: string): { reason: string; choices: string } => ({
  reason: rest.split(" ")[0] ?? "",
  choices: "talk, play, name, other",
});
