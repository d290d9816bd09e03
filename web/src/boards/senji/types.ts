/// Made from src/sengoku/games/senji/shape.py by `make types`: do not edit.
/* eslint-disable */

/**
 * Whatever JSON can say.
 */
export type Json =
  | null
  | boolean
  | number
  | string
  | Json[]
  | {
      [k: string]: Json;
    };

/**
 * What a seat of Senji sees.
 */
export interface View {
  game: string;
  rules: number;
  players: number;
  options: {
    [k: string]:
      | boolean
      | number
      | string
      | {
          [k: string]: Json;
        };
  };
  actors: number[];
  scores: number[];
  ranks: number[];
  seat: number | null;
  limits: Limit[];
  year: number;
  phase:
    | "autumn"
    | "bidding"
    | "calling"
    | "choosing"
    | "drowning"
    | "hostage"
    | "hosting"
    | "keeping"
    | "moving"
    | "ordering"
    | "over"
    | "picking"
    | "placing"
    | "posting"
    | "queuing"
    | "rerolling"
    | "retreating"
    | "shifting"
    | "showing"
    | "silencing"
    | "spying"
    | "summer"
    | "supporting"
    | "swapping"
    | "trading"
    | "winter";
  host: number | null;
  overtime: boolean;
  absent: number;
  families: number[];
  honour: number[];
  readiness: number[];
  changes: number[];
  called: number | null;
  attacked: number[][];
  assailed: number[][];
  executed: number[][];
  trust: [number[], number[]];
  owners: (number | null)[];
  units: number[];
  samurai: number[][];
  fleets: number[][];
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
  decks: number[][][];
  lots: (number | null)[];
  bids: number[][] | null;
  frozen: number[][][];
  frozen_worth: number[][];
  revealed: number[][];
  touched: number[];
  out: number[];
  pending: number[];
  pending_fleets: [number, number][];
  spied: (number | null)[];
  mover: number | null;
  origin: number | null;
  plan: [number, number][] | null;
  raid: number | null;
  drowning: number;
  attack_units: number[];
  attack_samurai: number[][];
  battles: number[];
  field: number | null;
  defender: number | null;
  silenced: number | null;
  captured: [number, number];
  dice: number[];
  rerolls: number;
  aside: number;
  victor: number | null;
  bills: [BillLine[], BillLine[]] | null;
  invited: number[];
  trader: number | null;
  used: number[];
  partner: number | null;
  asked: number;
  picked: number;
  mercenary: boolean;
  placing: number | null;
  memory: number[][];
  own: Own | null;
}
/**
 * Something that the seat may do only a few times more, by a limit of the house.
 */
export interface Limit {
  left: number;
  seat?: number;
  what: string;
}
/**
 * A part of a battle's total, and the sum up to here.
 */
export interface BillLine {
  part: "captured" | "emblems" | "power" | "support" | "units";
  count: number;
  family: number | null;
  total: number;
}
/**
 * What is the seat's own.
 */
export interface Own {
  hand: number[];
  givers: [number, number][];
  flowers: number[];
  sightings: number[][];
  packets: number[][];
  laid: number[][];
  orders: number[];
  spied: number | null;
  trust: [number[], number[]];
  lifts: number;
  draft: number[];
  offers: Offer[];
  sent: number[];
  got: number[];
  promises: [number, number, number, number][];
  drawn: number[];
  chosen: number | null;
  plan: [number, number][] | null;
  breaks: [number, number, number, number][];
  recalls: number | null;
  support: number;
  swap: number;
  shown: number[] | null;
  to_show: number | null;
  stakes: number[];
  drafted: Drafted | null;
  report: Report | null;
  unordered: number;
  march: March | null;
  supports: Support[];
  hostages: Hostage[];
  deeds: Deeds | null;
}
export interface Offer {
  from: number;
  to: number;
  number: number;
  shown: number[];
  covered: number;
  covered_cards: number[] | null;
  places: number[];
  wants: number[];
}
/**
 * What a seat is putting together.
 */
export interface Drafted {
  what: "offer" | "payment" | "promise" | "set";
  other: number | null;
  number: number | null;
  promise: number | null;
  province: number | null;
  names_province: boolean;
  given: Given[];
  wants: number[];
}
/**
 * A card that an offer gives.
 */
export interface Given {
  card: number;
  covered: boolean;
}
/**
 * What Fuma has seen.
 */
export interface Report {
  province: number;
  order: number;
}
/**
 * A movement that is planned.
 */
export interface March {
  units: number;
  samurai: number[];
  attacks: Attack[];
  room: number;
}
/**
 * What a plan sends into an enemy province.
 */
export interface Attack {
  province: number;
  units: number;
  samurai: number[];
}
/**
 * A card that may support a fighter, and what it adds.
 */
export interface Support {
  card: number;
  adds: number;
}
/**
 * A member who may be executed: honour that the loser gains, and the winner loses.
 */
export interface Hostage {
  card: number;
  gained: number;
  lost: number;
}
/**
 * What a called family may do, what it takes, what it would bring.
 */
export interface Deeds {
  needs: number[][];
  trades: Trade[];
  members: Worth[];
  revealed: Worth[];
  set: Gathering;
  homeless: boolean;
}
/**
 * A trade card: who shows hanafuda for it (None: the deck), and how many.
 */
export interface Trade {
  card: number;
  partner: number | null;
  shows: number;
}
/**
 * A member of another family, and its honour.
 */
export interface Worth {
  card: number;
  honour: number;
}
/**
 * The set of cards of other families.
 */
export interface Gathering {
  needed: number;
  held: number;
  families: SetRow[];
}
/**
 * The cards of another family in hand, and the one that is laid into the set.
 */
export interface SetRow {
  family: number;
  cards: number[];
  laid: number | null;
}
/**
 * How a battle goes for the attacker: at the first roll, and in the end.
 */
export interface Odds {
  win: number;
  tie: number;
  loss: number;
  wins: number;
  attacker_losses: number;
  defender_losses: number;
}
/**
 * What is in the box of Senji, in the edition that is played.
 */
export interface Figures {
  edition: string;
  provinces: ProvinceFigures[];
  samurai: SamuraiFigures[];
  combinations: CombinationFigures[];
  slots: SlotFigures[];
  cards: number[];
  hanafuda: number[];
  goal: number;
  dice: number;
  units: number;
  crowd: number;
  realm: number;
  set: SetFigures;
  prices: Prices;
}
/**
 * A province: the family whose home it is, and what is next to it.
 */
export interface ProvinceFigures {
  name: string;
  home: number;
  covers: string;
  land: number[];
  crossings: number[];
  seas: number[];
}
/**
 * A samurai: the honour it brings, when its power works, the kind of move that uses it.
 */
export interface SamuraiFigures {
  name: string;
  honour: number;
  when: "always" | "autumn" | "combat" | "none" | "raid" | "summer";
  move: string | null;
}
/**
 * A combination: hanafuda of each type, and its honour; None: it recruits a samurai.
 */
export interface CombinationFigures {
  name: string;
  needs: number[];
  honour: number | null;
}
/**
 * What is printed on a card, whichever family it is of.
 */
export interface SlotFigures {
  kind: "bluff" | "member" | "military" | "trade";
  value: number;
}
/**
 * The set of cards of other families.
 */
export interface SetFigures {
  families: number;
  honour: number;
}
/**
 * What mercenaries cost.
 */
export interface Prices {
  unit: number;
  samurai: number;
}
/**
 * What may be asked of a view.
 */
export interface Questions {
  odds: {
    parts: {
      attacker_units: number;
      defender_units: number;
      attackers?: number[];
      defenders?: number[];
      attacker_captures?: number;
      defender_captures?: number;
      attacker_bonus?: number;
      defender_bonus?: number;
      attacker_support?: number;
      defender_support?: number;
      shared?: boolean;
    };
    answer: Odds;
  };
}
