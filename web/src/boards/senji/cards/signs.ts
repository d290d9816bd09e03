/// Signs of the cards on a field of 100 by 100: kinds of diplomacy, and the helmets of the samurai.
import type { Drawing } from "../../../components/crests";

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Member: somebody in a robe. Military support: crossed spears. Trade: a coin. Bluff: a fox's mask. */
export const KIND_SIGNS: Record<string, Drawing> = {
  member: { solid: `${circle(50, 27, 19)}M50 50C70 50 84 62 90 94H60L50 66 40 94H10C16 62 30 50 50 50Z` },
  military: { line: "M16 92 72 28M84 92 28 28", width: 9, solid: "M66 34 96 4 84 44ZM34 34 4 4 16 44Z" },
  trade: { line: circle(50, 50, 39), width: 12, solid: "M36 36h28v28H36Z" },
  bluff: {
    solid: "M12 8 36 30H64L88 8 90 46C88 72 70 92 50 96 30 92 12 72 10 46ZM26 46 44 58 28 58ZM74 46 56 58 72 58Z",
  },
};

/** The bowl and the neck guard of a helmet. */
export const HELMET = "M18 66C18 38 32 24 50 24S82 38 82 66L94 82C80 78 66 77 50 77S20 78 6 82Z";
/** What a helmet bears: horns, a crescent, a sun, a fan, antlers, a blade. */
export const BEARINGS = [
  "M46 26C32 24 20 14 18 -2 8 16 18 34 40 38ZM54 26C68 24 80 14 82 -2 92 16 82 34 60 38Z",
  "M22 0C20 30 36 38 50 38S80 30 78 0C90 28 74 48 50 48S10 28 22 0Z",
  `${circle(50, 16, 17)}M46 32h8v8h-8Z`,
  "M50 40 20 4C38 -8 62 -8 80 4Z",
  "M44 34 30 16 14 14 26 10 22 -4 34 8 46 24ZM56 34 70 16 86 14 74 10 78 -4 66 8 54 24Z",
  "M44 38 47 -6H53L56 38Z",
];
