/// Senji as a seat sees it: the view in types, the names of things, and what is read out of both.
import { who } from "../../words/sentences";
import { t, words } from "../../words/words.svelte";
import type { View } from "../../wire/protocol";
import type { Place, Scene } from "../board";

// The box, in the order of the codes (SEN-01 to SEN-08).
export const FAMILIES = ["yellow", "blue", "black", "red", "green", "purple"] as const;
export type Family = (typeof FAMILIES)[number];
export const PROVINCES = [
  "MUT",
  "DEW",
  "HIT",
  "ECH",
  "MUS",
  "SUR",
  "KAG",
  "SHI",
  "OWA",
  "YAM",
  "IZM",
  "AKI",
  "KII",
  "SAN",
  "TOS",
  "CHI",
  "BUN",
  "SAT",
] as const;
export const SEAS = ["north", "south"] as const;
export const SAMURAI = [
  "akashi",
  "chosokabe",
  "daisuke",
  "ekei",
  "fuma",
  "genba",
  "hosokawa",
  "ishida",
  "jubei",
  "kojiro",
  "mori",
  "naoe",
  "oda",
  "ranmaru",
  "sanada",
  "tadakatsu",
  "umeko",
  "yodo",
] as const;
export const KINDS = ["member", "military", "trade"] as const;
export const FLOWERS = ["sun", "animal", "tanzaku", "plain"] as const;
export const ORDERS = ["production", "recruitment", "movement"] as const; // a view says 1 to 3, 0 for none
export const PROMISES = ["peace", "spare", "strike", "mercy"] as const;
export const COMBOS = ["suns", "animals", "plains", "quartet", "recruit"] as const;
export const LOTS = 6; // two for each of at most three absent families
export const SLOTS = 13; // of a family's cards: members, military support, trade of 1 to 4, and the bluff
export const BLUFF = 12;
export const DICE = 9;
export const CROWD = 6; // units in one place
export const REALM = 6; // provinces of one player
export const UNITS = 12; // of one player
export const EVERYBODY = 6; // who hears a promise said to all
export const WANT_KIND = 78; // a want below is a card; from here on a family and kind
export const WANT_ANY = 96; // any card at all
export const OPEN = 0; // how ready a seat is: not at all,
export const READY = 1; // ready but may change its mind,
export const SEALED = 2; // ready for good
export const UNASKED = -2; // a secret choice that is still to be made

export type Phase =
  | "choosing"
  | "calling"
  | "posting"
  | "hosting"
  | "bidding"
  | "winter"
  | "ordering"
  | "spying"
  | "shifting"
  | "summer"
  | "moving"
  | "drowning"
  | "queuing"
  | "silencing"
  | "rerolling"
  | "supporting"
  | "hostage"
  | "retreating"
  | "autumn"
  | "trading"
  | "showing"
  | "picking"
  | "keeping"
  | "placing"
  | "swapping"
  | "over";

/** The stations of a year, and the set-up before the first. */
export const SEASONS = ["setup", "emperor", "auction", "winter", "spring", "summer", "autumn", "end"] as const;
export type SeasonName = (typeof SEASONS)[number];
const STATIONS: Record<Phase, SeasonName> = {
  choosing: "setup",
  calling: "setup",
  posting: "setup",
  hosting: "emperor",
  bidding: "auction",
  winter: "winter",
  ordering: "spring",
  spying: "summer",
  shifting: "summer",
  summer: "summer",
  moving: "summer",
  drowning: "summer",
  queuing: "summer",
  silencing: "summer",
  rerolling: "summer",
  supporting: "summer",
  hostage: "summer",
  retreating: "summer",
  autumn: "autumn",
  trading: "autumn",
  showing: "autumn",
  picking: "autumn",
  keeping: "autumn",
  placing: "autumn",
  swapping: "autumn",
  over: "end",
};
export const seasonOf = (view: SenjiView): SeasonName => STATIONS[view.phase];

/** An offer as one of its two sides sees it (SEN-42). */
export interface Offer {
  from: number;
  to: number;
  number: number;
  shown: number[];
  covered: number; // how many
  covered_cards: number[] | null; // which, for who gives them
  places: number[]; // 1 where a card is covered, in the order in which they were put in
  wants: number[];
}

/** Speaker, hearer (EVERYBODY: all), promise, province (-1: none). */
export type Promised = [number, number, number, number];

/** What a seat keeps to itself. */
export interface Own {
  hand: number[]; // diplomacy cards, family * 13 + slot; both bluffs as two entries
  givers: [number, number][]; // card and who gave it
  flowers: number[]; // hanafuda by type
  sightings: number[][]; // by seat: hanafuda seen there by type, then how many left unseen since
  packets: number[][]; // hanafuda that it put under the deck
  laid: number[][]; // own cards under each lot
  orders: number[]; // by province, 0 is none
  spied: number | null; // province * 4 + order
  trust: [number[], number[]]; // promises heard that were kept, then broken, by speaker
  lifts: number; // how often something may still be taken back in this phase
  /** What, with whom, number, cards given, wanted; five given (twice the card + 1 if covered), five wants. */
  draft: number[];
  offers: Offer[];
  sent: number[]; // offers made this winter, by seat
  got: number[];
  promises: Promised[];
  drawn: number[]; // samurai to choose from
  chosen: number | null; // the samurai kept in the set-up, until all are shown
  plan: [number, number][] | null; // piece (0 a unit, else 1 + samurai) and way
  breaks: Promised[]; // the own ones that setting out, or an execution, would break now
  recalls: number | null;
  support: number; // the card chosen, -1 none, UNASKED
  swap: number; // the same, for Umeko
  shown: number[] | null; // hanafuda by type, laid open for the two who trade
  to_show: number | null;
}

/** What a view of Senji holds (SEN-09). */
export interface SenjiView extends View {
  year: number; // 0 during the set-up
  phase: Phase;
  host: number | null; // in the set-up: who calls
  overtime: boolean;
  absent: number; // seat s plays family s + absent
  honour: number[];
  readiness: number[];
  changes: number[];
  called: number | null; // the province called in the set-up
  attacked: number[][];
  assailed: number[][];
  executed: number[][];
  trust: [number[], number[]]; // promises to all, kept and broken
  owners: (number | null)[];
  units: number[];
  samurai: number[][];
  fleets: number[][]; // by seat and sea
  fleet_samurai: number[][][];
  reserve: number[];
  retinue: number[][];
  fallen: number[];
  samurai_deck: number;
  samurai_drawn: number[];
  hanafuda: number[];
  flower_deck: number;
  flower_discards: number[];
  under: [number, number][];
  decks: number[][][]; // of absent families: layers from the bottom
  lots: (number | null)[];
  bids: number[][] | null; // in winter: who laid how many cards under which lot
  frozen: number[][][]; // by seat and lot
  revealed: number[][];
  touched: number[];
  out: number[];
  pending: number[]; // provinces still to be called
  pending_fleets: [number, number][]; // seat and sea
  spied: (number | null)[]; // by seat: the province that Fuma looked into
  mover: number | null;
  origin: number | null; // a province, or 18 + sea
  plan: [number, number][] | null; // open to all once it has set out
  raid: number | null; // the sea
  drowning: number;
  attack_units: number[];
  attack_samurai: number[][];
  battles: number[];
  field: number | null;
  defender: number | null;
  silenced: number | null;
  captured: [number, number]; // dice: attacker's, defender's
  dice: number[]; // by family
  rerolls: number;
  aside: number;
  victor: number | null;
  invited: number[];
  trader: number | null;
  used: number[];
  partner: number | null;
  asked: number; // how many hanafuda are shown for the trade card
  picked: number;
  mercenary: boolean;
  placing: number | null;
  /** Hidden card, who held it last (-1: unknown), firm, in nobody's bid; then the same as all know it. */
  memory: number[][];
  own: Own | null;
}

export const seen = (scene: Scene): SenjiView => scene.view as SenjiView;

// Whose is what.
export const familyAt = (view: SenjiView, seat: number): number => seat + view.absent;
export const familyOf = (view: SenjiView, seat: number | null): Family | null =>
  seat === null ? null : (FAMILIES[seat + view.absent] ?? null);
/** The seat that plays a family; null if it is absent. */
export const seatOf = (view: SenjiView, family: number): number | null =>
  family >= view.absent ? family - view.absent : null;
export const provincesOf = (view: SenjiView, seat: number): number[] =>
  view.owners.flatMap((owner, province) => (owner === seat ? [province] : []));

// Cards.
export const familyOn = (card: number): number => Math.floor(card / SLOTS);
export const slotOn = (card: number): number => card % SLOTS;
export const isBluff = (card: number): boolean => slotOn(card) === BLUFF;
/** The kind of a card, 0 to 2; null for a bluff. */
export const kindOn = (card: number): number | null => (isBluff(card) ? null : Math.floor(slotOn(card) / 4));
export const valueOn = (card: number): number => (isBluff(card) ? 0 : (slotOn(card) % 4) + 1);

// Ways of a piece (SEN-63): 0 to 17 a province, 18 and 19 a sea, then raids through a sea.
export const BY_SEA = 18;
export const BY_RAID = 20;
/** The province that a way leads to, null for a sea. */
export const targetOf = (way: number): number | null =>
  way < BY_SEA ? way : way < BY_RAID ? null : (way - BY_RAID) % PROVINCES.length;
/** The sea that a way goes to or through. */
export const seaOf = (way: number): number | null =>
  way < BY_SEA ? null : way < BY_RAID ? way - BY_SEA : Math.floor((way - BY_RAID) / PROVINCES.length);

// Places that several seasons share. Cards in the own hand, members laid open, hanafuda by type.
export const province = (where: number): Place => `province:${where}`;
export const sea = (at: number): Place => `sea:${at}`;
export const seatPlace = (seat: number): Place => `seat:${seat}`;
export const card = (which: number): Place => `card:${which}`;
export const flower = (type: number): Place => `flower:${type}`;
export const samurai = (which: number): Place => `samurai:${which}`;
/** A place in its parts: "march:0:3" is what, at 0, and at 3. */
export function parsed(place: Place | null): { what: string; at: number; then: number } {
  const [what = "", at = "", then = ""] = (place ?? "").split(":");
  return { what, at: Number(at), then: Number(then) };
}

// Names.
export const provinceName = (where: number): string => words.label(PROVINCES[where] ?? "");
export const familyName = (family: number): string => words.label(FAMILIES[family] ?? "");
export const samuraiName = (which: number): string => words.label(SAMURAI[which] ?? "");
export const flowerName = (type: number): string => words.label(FLOWERS[type] ?? "");
export const cardName = (which: number): string => t("senji-figure-card", { value: which });
/** An order as it lies in a province: 1 to 3. */
export const orderName = (which: number): string => t("senji-figure-token", { value: which - 1 });
export const seaName = (at: number): string => t("senji-figure-sea", { value: at });
export const whose = (scene: Scene, seat: number): string =>
  who(seat, { game: scene.view.game, names: scene.names, me: scene.me });
