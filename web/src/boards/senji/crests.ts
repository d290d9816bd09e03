/// Senji's drawings on a field of 100 by 100: the families' emblems (SEN-01), orders, seasons, pieces.
import type { Drawing } from "../../components/crests";

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A path of absolute points, turned about the middle. */
function turned(path: string, degrees: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
    const [dx, dy] = [Number(x) - 50, Number(y) - 50];
    return `${(50 + dx * cos - dy * sin).toFixed(1)} ${(50 + dx * sin + dy * cos).toFixed(1)}`;
  });
}
const around = (path: string, times: number, from = 0): string =>
  Array.from({ length: times }, (_, at) => turned(path, from + (360 / times) * at)).join("");
const both = (path: string): string =>
  path + path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${100 - Number(x)} ${y}`);

const RIBS = Array.from({ length: 7 }, (_, at) => {
  const angle = ((at - 3) * 20 * Math.PI) / 180;
  const end = (r: number): string =>
    `${(50 + r * Math.sin(angle)).toFixed(1)} ${(88 - r * Math.cos(angle)).toFixed(1)}`;
  return `M${end(22)}L${end(74)}`;
}).join("");

const FAMILY_CRESTS: Record<string, Drawing> = {
  // Dragon: it coils about itself, with horn, jaw and claws
  yellow: {
    line: "M30 22C58 8 88 26 86 54 84 82 52 92 32 76 16 62 24 40 44 40 60 41 62 60 48 61",
    width: 9.5,
    solid:
      "M36 12L8 20 4 30 20 32 10 40 26 42 38 32ZM34 14L48 2 30 8ZM22 10L30 0 18 4Z" +
      circle(22, 23, 2.6) +
      "M80 28L97 22 87 38ZM88 58L100 64 84 72ZM66 84L70 99 54 90ZM24 70L8 78 20 60Z",
  },
  // Cherry blossom: five petals with their notches, and the stamens
  blue: {
    solid:
      around(
        "M50 45C36 38 30 20 40 6L50 14 60 6C70 20 64 38 50 45ZM49 38L50 22 51 38ZM45 36L42 25 46 35Z" +
          "M55 36L58 25 54 35Z",
        5,
      ) + circle(50, 50, 5),
  },
  // Lotus: nine petals over the water
  black: {
    solid:
      "M50 8C62 26 62 48 50 66 38 48 38 26 50 8Z" +
      both("M45 66C30 52 26 34 32 18 36 22 38 28 38 32 36 44 38 56 45 66Z") +
      both("M40 68C22 62 12 48 13 30 20 33 25 37 28 42 29 52 33 61 40 68Z") +
      both("M34 70C20 70 8 64 2 52 9 51 15 52 20 55 23 61 28 66 34 70Z") +
      "M20 78C32 74 68 74 80 78 70 82 30 82 20 78ZM30 88C40 85 60 85 70 88 62 91 38 91 30 88Z",
  },
  // Mask: horns, brows, eyes, and teeth
  red: {
    solid:
      both("M30 34C14 30 6 16 10 2 18 14 28 18 40 22Z") +
      "M50 20C66 20 80 30 82 48 84 68 70 90 50 97 30 90 16 68 18 48 20 30 34 20 50 20Z" +
      both("M27 49C34 43 42 44 46 52 40 58 31 57 27 49Z") +
      "M46 60L54 60 57 67 50 70 43 67Z" +
      "M30 74C40 71 60 71 70 74 66 86 58 89 50 89 42 89 34 86 30 74Z" +
      both("M35 75L42 74 39 82Z") +
      "M46 74L54 74 54 79 46 79Z",
  },
  // Fan: open, with its ribs
  green: {
    line: RIBS,
    width: 4.5,
    solid: "M4 44A64 64 0 0 1 96 44L83 58A45 45 0 0 0 17 58Z" + circle(50, 86, 7),
  },
  // Sabre: two blades crossed, with guard and hilt
  purple: {
    line: "M14 8C30 44 52 64 70 76M86 8C70 44 48 64 30 76",
    width: 7.5,
    solid: both("M74 66L60 84 66 88 80 71Z") + both("M73 80L86 92 92 87 78 75Z"),
  },
};

/** What is ordered: rice, spears, a war fan that points ahead (SEN-08). */
const ORDER_SIGNS: Record<string, Drawing> = {
  production: {
    line: "M50 96C50 60 48 36 40 14M50 70C60 50 72 40 84 36M50 84C38 66 28 58 14 56",
    width: 6,
    solid:
      "M40 14C30 12 26 4 28 -2 38 0 43 6 40 14ZM41 30C30 31 22 26 20 18 30 16 39 21 41 30Z" +
      "M44 46C34 48 25 44 22 36 32 33 41 37 44 46ZM47 28C46 18 50 10 58 8 60 17 56 25 47 28Z" +
      "M49 44C48 34 53 26 61 24 63 34 58 42 49 44ZM84 36C84 26 90 20 98 20 98 30 93 36 84 36Z" +
      "M14 56C6 54 2 48 2 40 11 42 15 48 14 56Z",
  },
  recruitment: {
    line: "M20 98V30M50 98V18M80 98V30M6 66H94",
    width: 6,
    solid: "M20 8L28 32 12 32ZM50 -4L58 20 42 20ZM80 8L88 32 72 32Z",
  },
  movement: { solid: "M6 40L52 40 52 20 96 50 52 80 52 60 6 60 22 50Z" },
};

/** The stations of the year: chrysanthemum, purse, snow, blossom, sun, maple. */
const SEASON_SIGNS: Record<string, Drawing> = {
  setup: { line: "M22 96V8", width: 7, solid: "M24 8L86 14 78 32 88 50 24 54Z" },
  emperor: { solid: around("M46 44L42 12C42 6 58 6 58 12L54 44Z", 8) + circle(50, 50, 9) },
  auction: { line: circle(50, 50, 40), width: 9, solid: "M38 38L62 38 62 62 38 62Z" },
  winter: { line: around("M50 50L50 6M50 22L38 12M50 22L62 12M50 34L40 26M50 34L60 26", 6), width: 6 },
  spring: { solid: around("M50 46C36 38 32 20 42 8L50 15 58 8C68 20 64 38 50 46Z", 5) },
  summer: { line: around("M50 20L50 4", 8), width: 8, solid: circle(50, 50, 22) },
  autumn: {
    line: "M50 98L50 70",
    width: 6,
    solid:
      "M50 4L58 26 72 16 70 38 96 34 78 54 90 66 66 66 62 78 50 72 38 78 34 66 10 66 22 54 4 34 30 38 28 16 42 26Z",
  },
  end: {
    solid:
      "M2 14Q50 22 98 14L96 28Q50 34 4 28ZM12 42L88 42 88 51 12 51ZM20 28L31 28 29 98 17 98ZM69 28L80 28 83 98 71 98Z",
  },
};

/** Pieces: a foot soldier's hat, a helmet, a ship; a castle; a torii. */
const PIECE_SIGNS: Record<string, Drawing> = {
  unit: { solid: "M50 16L94 62C66 72 34 72 6 62ZM24 72C40 77 60 77 76 72L72 86C60 90 40 90 28 86Z" },
  samurai: {
    solid:
      both("M47 36C34 30 24 18 25 2 15 16 19 36 38 44Z") +
      "M20 64C20 45 34 37 50 37 66 37 80 45 80 64L95 78C82 75 70 74 50 74 30 74 18 75 5 78ZM33 79L67 79 61 96 39 96Z",
  },
  ship: {
    solid:
      "M4 66L96 66C92 82 84 90 74 92L26 92C16 90 8 82 4 66ZM47 8L53 8 53 62 47 62ZM56 12L86 20 84 56 56 58Z" +
      "M44 14L44 58 20 56 18 24Z",
  },
  castle: {
    solid:
      "M50 2L74 20 68 22 68 30 84 42 76 44 76 54 94 68 86 70 86 98 60 98 60 80 40 80 40 98 14 98 14 70 6 " +
      "68 24 54 24 44 16 42 32 30 32 22 26 20Z",
  },
  torii: {
    solid:
      "M2 14Q50 22 98 14L96 28Q50 34 4 28ZM12 42L88 42 88 51 12 51ZM20 28L31 28 29 98 17 98Z" +
      "M69 28L80 28 83 98 71 98ZM46 30L54 30 54 42 46 42Z",
  },
  fight: { line: "M14 10L74 70M86 10L26 70M62 84L88 58M38 84L12 58M76 74L92 92M24 74L8 92", width: 9 },
  lift: { line: "M36 14L12 38 36 62M12 38H62A26 26 0 0 1 62 90H34", width: 9 },
  eye: { line: `M4 50C24 20 76 20 96 50 76 80 24 80 4 50Z${circle(50, 50, 14)}`, width: 8 },
};

/** By their names, wherever the page draws a crest. */
export const DRAWINGS: Record<string, Drawing> = { ...SEASON_SIGNS, ...FAMILY_CRESTS, ...ORDER_SIGNS, ...PIECE_SIGNS };
