/// Made from src/sengoku/games/shinobi/shape.py by `make types`: do not edit.
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
 * What a seat of Shinobi sees.
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
  order: number;
  provinces: number[][];
  protected: [number, number][];
  vacated: [number, number] | null;
  discards: number[];
  deeds: number[][];
  pile: number;
  hand_sizes: number[];
  last: number | null;
  standing: number[];
  loyalties: number[] | null;
  hand: number[] | null;
  loyalty: number | null;
  unseen: number[];
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
 * What is in the box of Shinobi.
 */
export interface Figures {
  copies: number[];
  hand: number;
}
/**
 * What may be asked of a view.
 */
export interface Questions {
  unseen: {
    parts: {};
    answer: number[];
  };
  standing: {
    parts: {};
    answer: number[];
  };
}
