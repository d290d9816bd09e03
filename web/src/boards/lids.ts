/// The lids of the boxes, by game: `lid.ts` in the folder of a board.
export interface Lid {
  /** The sign on the seal. */
  sign: string;
  /** How many play unless somebody says otherwise; as few as can, if it is not said. */
  players?: number;
}

const LIDS = import.meta.glob<Lid>("./*/lid.ts", { eager: true, import: "default" });

export const lidOf = (game: string): Lid | undefined => LIDS[`./${game}/lid.ts`];
