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
 * What may be asked of a view.
 */
export interface Questions {
  odds: {
    parts: {
      attacker_units: number;
      defender_units: number;
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
