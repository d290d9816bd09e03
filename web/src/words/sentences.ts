/// Events and refusals as sentences: the same ones that the terminal says.
import type { GameEvent, Proposal, Refusal, TableInfo, View } from "../wire/protocol";
import { t, words, type Said } from "./words.svelte";

const RULE = /^[A-Z]+-\d+$/; // the id of a rule of a game; other refusals are words

/** Who reads, and the names of the seats. */
export interface Reader {
  game: string;
  names: string[];
  me: number | null;
}

const yes = (so: boolean): string => (so ? "yes" : "no");

const WORDS: Partial<Record<string, string>> = { null: "none", true: "yes", false: "no" };

/** A value as a message can select it: truth values and null are words. */
const selectable = (value: unknown): string | number =>
  typeof value === "number" ? value : (WORDS[String(value)] ?? String(value));

export const who = (seat: number, reader: Reader): string =>
  seat === reader.me ? t("you") : (reader.names[seat] ?? String(seat));

/** What happened, as a sentence of the log: what `Words.event` says on the server's side, word for word. */
export function eventSentence(event: GameEvent, reader: Reader): string {
  const said = eventFigures(event, reader);
  const message = `${reader.game}-${event.event}`;
  return words.find(`${message}.seen`, said) ?? words.find(message, said) ?? JSON.stringify(event);
}

/** The figures of an event in words: `<game>-figure-<figure>` says how. */
function eventFigures(event: GameEvent, reader: Reader): Said {
  const said: Said = {};
  const { province } = event;
  const place: Said = province === undefined ? {} : { province: figure("province", province, province, event, reader) };
  for (const [name, value] of Object.entries(event)) {
    if (Array.isArray(value)) {
      const items = value.map((item, at) => figure(name, item, name === "seats" ? item : at, event, reader, place));
      said[name] = words.listed(items.map(String));
    } else {
      said[name] = figure(name, value, value, event, reader, place);
      said[`${name}-me`] = yes(value === reader.me);
    }
  }
  return said;
}

/** One of them; `place` is the event's province in words, which a promise is about. */
function figure(
  name: string,
  value: unknown,
  seat: unknown,
  event: GameEvent,
  reader: Reader,
  place: Said = {},
): string | number {
  const known = typeof seat === "number" && seat >= 0 && seat < reader.names.length;
  const plain = selectable(value);
  const parts: Said = {
    value: plain,
    name: known ? who(seat, reader) : String(seat),
    me: yes(seat === reader.me),
    doer: yes(seat === event.seat),
    ...place,
  };
  return words.find(`${reader.game}-figure-${name}`, parts) ?? words.find(`figure-${name}`, parts) ?? plain;
}

/** How a level of bots is called; one that has no name of its own here is called as it is. */
export const levelName = (level: string): string => words.find(`page-level-${level}`, {}) ?? level;

/** What somebody asks of all. */
export const proposalSentence = (proposal: Proposal, names: string[], me: number | null): string =>
  t(`page-propose-${proposal.what}`, {
    name: proposal.name ?? names[proposal.by] ?? "",
    about: names[proposal.about ?? 0] ?? "",
    me: yes(proposal.by === me),
  });

/** Who has won, in one sentence. */
export function resultSentence(result: TableInfo["result"], reader: Reader): string {
  const winners = (result?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [first] = winners;
  if (first === undefined) return t("page-ended");
  if (winners.length === 1) return t("page-won", { name: who(first, reader), me: yes(first === reader.me) });
  return t("page-won-together", { names: words.listed(winners.map((seat) => who(seat, reader))) });
}

const FEW = 2; // so much is little

/** What a limit of the house leaves little of: told before it bites. */
export const littleLeft = (view: View, names: string[]): string[] =>
  view.limits
    .filter(({ left }) => left <= FEW)
    .flatMap(({ what, left, seat }) => {
      const name = seat === undefined ? "" : (names[seat] ?? String(seat));
      return words.find(`${view.game}-left-${what}`, { left, name }) ?? [];
    });

/** What a refusal says, without its rule's id. */
export function refusalSentence(refusal: Refusal): string {
  const message = refusal.reason ? `${refusal.rule}.${refusal.reason}` : refusal.rule;
  return words.find(message, refusalFigures(refusal)) ?? refusal.text;
}

/** The figures of a refusal; those of a game's rule are words of its notation. */
export function refusalFigures(refusal: Refusal): Said {
  const game = RULE.test(refusal.rule);
  const said: Said = {};
  for (const [name, value] of Object.entries(refusal.figures ?? {})) {
    const word = game && typeof value === "string" ? words.label(value) : value;
    said[name] = value === "" ? "none" : word;
  }
  return said;
}

/** The rule's id, if it stands in the rules of a game. */
export const ruleIn = (refusal: Refusal): string | null => (RULE.test(refusal.rule) ? refusal.rule : null);
