/// The seats of a table as people speak of them.
import type { Seat } from "../wire/protocol";
import { levelName } from "../words/sentences";
import { t } from "../words/words.svelte";

/** Whether the game waits for somebody who is not here: away, or nobody at all. */
export const missing = (seat: Seat | undefined): boolean =>
  seat?.kind === "free" || (seat?.kind === "person" && !seat.here);

/** How somebody sits there. */
export function presence(seat: Seat, own: boolean): string {
  if (seat.kind === "free") return t("page-seat-free-note");
  if (seat.conceded) return t("page-seat-conceded");
  if (seat.kind === "bot") return t("page-seat-bot", { level: levelName(seat.level ?? "") });
  if (seat.overdue) return t("page-seat-overdue");
  if (own) return t("page-seat-you");
  return t(seat.here ? "page-seat-here" : "page-seat-away");
}
