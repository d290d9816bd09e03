/// Who had which seat when: whoever has left keeps their name in what happened before.
import type { Handover } from "../wire/protocol";
import type { Reader } from "./sentences";
import { t } from "./words.svelte";

/** The names as they were when the event at this place was told; before one came, one reads of another. */
export function readerAt(place: number, reader: Reader, handovers: Handover[]): Reader {
  const later = handovers.filter((one) => one.events > place);
  if (later.length === 0) return reader;
  const names = reader.names.map((name, seat) => {
    const next = later.find((one) => one.seat === seat);
    return next ? next.before.name || "–" : name;
  });
  const came = later.some((one) => one.seat === reader.me && !one.renamed);
  return { ...reader, names, me: came ? null : reader.me };
}

/** A change at a seat, as a sentence. */
export function handoverSentence({ seat, before, after, renamed }: Handover, me: number | null): string {
  const said = { before: before.name, after: after.name, me: seat === me ? "yes" : "no" };
  return t(`page-change-${changeOf(before, after, renamed)}`, said);
}

function changeOf(before: Handover["before"], after: Handover["after"], renamed: boolean): string {
  if (renamed) return "renamed";
  if (after.kind === "bot" && before.kind === "person" && before.name === after.name) return "conceded";
  return `${before.kind === "free" ? "sat" : "left"}-${after.kind}`;
}
