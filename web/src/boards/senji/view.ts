/// Senji as a seat sees it: the names of things, and what is read out of views.
import { who } from "../../words/sentences";
import { t, words } from "../../words/words.svelte";
import type { Place, Scene } from "../board";
import type { Offer, Own, View as SenjiView } from "./types";

export type { Offer, Own, SenjiView };

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
/** The cards of a family by name: each kind of value 1 to 4, and the bluff. A card is family * SLOTS + slot. */
export const SLOT_NAMES = [
  ...KINDS.flatMap((kind) => ["1", "2", "3", "4"].map((value) => `${kind}-${value}`)),
  "bluff",
];
export const SLOTS = SLOT_NAMES.length;
export const BLUFF = SLOT_NAMES.indexOf("bluff");
export const EVERYBODY = 6; // who hears a promise said to all
export const WANT_KIND = 78; // a want below is a card; from here on a family and kind
export const WANT_ANY = 96; // any card at all
export const OPEN = 0; // how ready a seat is: not at all,
export const READY = 1; // ready but may change its mind,
export const SEALED = 2; // ready for good
export const UNASKED = -2; // a secret choice that is still to be made

export type Phase = SenjiView["phase"];

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

/** Speaker, hearer (EVERYBODY: all), promise, province (-1: none). */
export type Promised = Own["promises"][number];

export const seen = (scene: Scene): SenjiView => scene.view as SenjiView;

// Whose is what.
export const familyAt = (view: SenjiView, seat: number): number => view.families[seat] ?? 0;
export const familyOf = (view: SenjiView, seat: number | null): Family | null =>
  seat === null ? null : (FAMILIES[familyAt(view, seat)] ?? null);
/** The seat that plays a family; null if it is absent. */
export const seatOf = (view: SenjiView, family: number): number | null =>
  view.families.includes(family) ? view.families.indexOf(family) : null;
export const provincesOf = (view: SenjiView, seat: number): number[] =>
  view.owners.flatMap((owner, province) => (owner === seat ? [province] : []));

// Cards.
export const familyOn = (card: number): number => Math.floor(card / SLOTS);
export const slotOn = (card: number): number => card % SLOTS;
export const isBluff = (card: number): boolean => slotOn(card) === BLUFF;
/** The kind of a card, 0 to 2; null for a bluff. */
export const kindOn = (card: number): number | null => {
  const kind = KINDS.findIndex((name) => SLOT_NAMES[slotOn(card)]?.startsWith(name));
  return kind < 0 ? null : kind;
};
/** The number printed on a card. */
export const valueOn = (card: number): number => Number(SLOT_NAMES[slotOn(card)]?.split("-")[1] ?? 0);

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
export const powerName = (which: number): string => `senji-power-${SAMURAI[which] ?? ""}`;
export const flowerName = (type: number): string => words.label(FLOWERS[type] ?? "");
export const cardName = (which: number): string => t("senji-figure-card", { value: which });
/** An order as it lies in a province: 1 to 3. */
export const orderName = (which: number): string => t("senji-figure-token", { value: which - 1 });
export const seaName = (at: number): string => t("senji-figure-sea", { value: at });
export const whose = (scene: Scene, seat: number): string =>
  who(seat, { game: scene.view.game, names: scene.names, me: scene.me });
