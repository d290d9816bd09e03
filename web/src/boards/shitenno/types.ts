/// Made from src/sengoku/games/shitenno/shape.py by `make types`: do not edit.
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
 * What a seat of Shitennō sees.
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
  round: number;
  phase: "answering" | "choosing" | "dividing" | "placing";
  generals: number[];
  titles: number[];
  favour: number[];
  kamon: number[];
  troop_cards: number[];
  koku: number[][];
  bonuses: number[][];
  pile: number;
  discards: number[];
  koku_pile: number;
  spent: number[];
  used: number[];
  board: (number | null)[][];
  golden: boolean[][];
  tops: (number | null)[];
  tairo: number | null;
  table: number[];
  tiles: number[];
  offers: Offer[];
  earned: (number | null)[];
  placed: number;
  stood_in: boolean;
  known: number[][];
  piles: number;
  pools: [number | number[], number | number[]][];
  won: [number, number][][];
  order: number[];
  round_of: number[];
  placements_left: number;
  koku_in_hand: number[];
  provinces: Province[];
  hands: number[][] | null;
  last_favour: Favour[] | null;
  asked: ("answer" | "choose" | "offer" | "pay" | "split" | "turn") | null;
  hand: number[] | null;
  held: number[] | null;
  gains: (number | null)[] | null;
  lot: number[] | null;
  claimed: number | null;
  spend: number[] | null;
  take_backs: number | null;
  unseen_troops: number[];
  journal: [number | null, number | null, number | null][];
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
 * A lot that somebody is offered.
 */
export interface Offer {
  title: number;
  cards: number[];
}
/**
 * A province as it stands: what its next position asks for, whose kamon count how much.
 */
export interface Province {
  position: number | null;
  troops: number[];
  koku: number | null;
  tiles: number;
  kamon: number[];
  leader: number | null;
  tied: boolean;
}
/**
 * The final favour of a seat, line by line.
 */
export interface Favour {
  seat: number;
  track: number;
  koku: number;
  exchanged: number;
  plus: number;
  provinces: number[];
  majorities: number;
  total: number;
}
/**
 * What the next position of a province costs.
 */
export interface Price {
  position: number;
  troops: number[];
  koku: number;
}
/**
 * One use of a payment: by which of the two prices, and every step.
 */
export interface Use {
  by: "koku" | "troops";
  steps: Step[];
}
/**
 * One step of a use; `what` is a troop, or 4 for a koku.
 */
export interface Step {
  use: "copy" | "exchange" | "hatamoto" | "lose" | "pay";
  card: number | null;
  what: number;
  into?: number;
}
/**
 * What is in the box of Shitennō.
 */
export interface Figures {
  cards: CardFigures[];
  titles: TitleFigures[];
  provinces: ProvinceFigures[];
  tile_copies: number;
  stack: number;
  majority: number;
  kamon_a_turn: number;
}
/**
 * A kind of card: how many there are, the troops or the koku on it.
 */
export interface CardFigures {
  name: string;
  copies: number;
  troops: number[];
  koku: number;
}
/**
 * A title: its seals, and what it adds to every kamon.
 */
export interface TitleFigures {
  name: string;
  seals: number;
  bonus: number;
}
/**
 * A province: its troop, how many of it are printed beside the gate, its positions.
 */
export interface ProvinceFigures {
  name: string;
  gate: number;
  printed: number;
  values: number[];
}
/**
 * What may be asked of a view.
 */
export interface Questions {
  prices: {
    parts: {};
    answer: (Price | null)[];
  };
  payments: {
    parts: {
      province: number;
    };
    answer: number[][];
  };
  explain: {
    parts: {
      province: number;
      spend: number[];
      position?: number | null;
    };
    answer: Use;
  };
  buys: {
    parts: {
      cards: number[];
      title?: number | null;
    };
    answer: number[];
  };
  unseen: {
    parts: {};
    answer: number[];
  };
  unseen_tiles: {
    parts: {};
    answer: number[];
  };
  leaders: {
    parts: {};
    answer: (number | null)[];
  };
  last_favour: {
    parts: {};
    answer: Favour[];
  };
}
