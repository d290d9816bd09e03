/// Shitennō's drawings on a field of 100 by 100: the generals' crests, and the signs of the troops.
import { CRESTS, type Drawing } from "../../components/crests";

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

const mirrored = (path: string): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${100 - Number(x)} ${y}`);
const around = (path: string, times: number, from = 0): string =>
  Array.from({ length: times }, (_, at) => turned(path, from + (360 / times) * at)).join("");

// A leaf of the hollyhock on its stem, with three veins
const LEAF =
  "M50 47C35 45 29 33 33 23 37 17 46 15 50 8 54 15 63 17 67 23 71 33 65 45 50 47Z" +
  "M49 43L50 17 51 43ZM45 41L38 26 47 40ZM55 41L62 26 53 40Z";
const SORREL = "M50 47C37 38 25 31 27 18 29 7 44 7 50 17 56 7 71 7 73 18 75 31 63 38 50 47Z";
const SWORD = "M50 14L54 22 53 48 47 48 46 22Z";

/** After the historical crests: hollyhock, wheel, wood sorrel with swords, mandarin orange. */
export const GENERAL_CRESTS: Record<string, Drawing> = {
  honda: {
    line: circle(50, 50, 45),
    width: 5,
    solid:
      shifted(LEAF, 0, 4) +
      shifted(turned(LEAF, -62), 6, 6) +
      shifted(turned(LEAF, 62), -6, 6) +
      "M48.500 50L51.500 50 52.500 90 47.500 90ZM46 58L32 68 33 71 49 78ZM54 58L68 68 67 71 51 78Z",
  },
  sakakibara: {
    line: `${circle(50, 50, 37)}${circle(50, 50, 11)}${around("M50 39L50 13", 8)}`,
    width: 6,
    solid: `${around("M44 3L56 3 54 12 46 12Z", 8, 22.5)}${circle(50, 50, 4)}`,
  },
  sakai: {
    line: circle(50, 50, 45),
    width: 5,
    solid: around(shifted(SORREL, 0, 1), 3) + around(SWORD, 3, 60),
  },
  ii: {
    line: circle(50, 50, 45),
    width: 5,
    solid:
      `${circle(50, 46, 16)}${circle(50, 40, 2)}${circle(44, 46, 2)}${circle(56, 46, 2)}${circle(50, 52, 2)}` +
      "M50 27C44 22 44 16 50 10 56 16 56 22 50 27Z" +
      both("M38 32C29 31 26 25 27 17 36 17 41 23 38 32Z") +
      both("M31 45C22 49 15 46 12 39 20 34 28 36 31 45Z") +
      both("M46 66C34 58 22 58 15 64 23 75 36 77 46 66Z") +
      "M47.500 64L52.500 64 53 90 47 90Z" +
      both("M46 76C39 74 33 77 31 83 37 87 43 84 46 76Z"),
  },
};

function shifted(path: string, dx: number, dy: number): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) + dx} ${Number(y) + dy}`);
}

function both(path: string): string {
  return path + mirrored(path);
}

const BEADS = Array.from({ length: 11 }, (_, at) => {
  const angle = ((at + 0.5) / 11) * 2 * Math.PI + Math.PI / 2;
  return circle(Math.round(50 + 31 * Math.cos(angle)), Math.round(40 + 31 * Math.sin(angle)), 7.5);
}).join("");

/** A helmet, crossed spears, a monk's beads, a star. */
export const TROOP_SIGNS: Record<string, Drawing> = {
  samurai: {
    solid:
      both("M47 36C34 30 24 18 25 2 15 16 19 36 38 44Z") +
      "M20 64C20 45 34 37 50 37 66 37 80 45 80 64L95 78C82 75 70 74 50 74 30 74 18 75 5 78ZM33 79L67 79 61 96 39 96Z",
  },
  bushi: {
    line: `M14 94L74 26M86 94L26 26M10 74L30 92M90 74L70 92`,
    width: 7,
    solid: both("M66 30L94 2 82 38Z"),
  },
  sohei: { solid: `${BEADS}M46 70L54 70 58 97 50 90 42 97Z` },
  shinobi: CRESTS.ninja ?? {},
};
