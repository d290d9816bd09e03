/// What is said of the words in a deal.
import type { SeatNumber, TableInfo } from "../wire/protocol";
import type { Reader } from "./sentences";
import { t } from "./words.svelte";

/** The seats whose word was pledged and not revealed in time. */
export const lateWords = ({ pledges, words }: TableInfo): SeatNumber[] =>
  words === null ? [] : (pledges ?? []).flatMap((pledge, seat) => (pledge && !words[seat] ? [seat] : []));

export const lateWord = (seat: SeatNumber, { names, me }: Reader): string =>
  t("page-word-missing", { name: names[seat] ?? "", me: seat === me ? "yes" : "no" });
