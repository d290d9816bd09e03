/// Japan for Shitennō's board: `node tools/japan.mjs` writes `src/boards/shitenno/japan.ts`.
///
/// The prefectures of @svg-maps/japan (CC BY 4.0) are joined to the eight provinces (STN-09), so
/// that only the borders between provinces and the coasts are left.
import { writeFileSync } from "node:fs";
import clipping from "polygon-clipping";
import japan from "@svg-maps/japan";

const PROVINCES = {
  chugoku: "tottori shimane okayama hiroshima yamaguchi",
  chubu: "niigata toyama ishikawa fukui yamanashi nagano gifu shizuoka aichi",
  hokkaido: "hokkaido",
  kyushu: "fukuoka saga nagasaki kumamoto oita miyazaki kagoshima okinawa",
  kanto: "ibaraki tochigi gunma saitama chiba tokyo kanagawa",
  kansai: "mie shiga kyoto osaka hyogo nara wakayama",
  shikoku: "tokushima kagawa ehime kochi",
  tohoku: "aomori iwate miyagi akita yamagata fukushima",
};
const TURNS = { wide: 41, tall: -9 }; // degrees by which the islands fill a wide and a tall board
const SMALLEST = 3; // area below which an island is left out
const GAP = 1.5; // area below which a hole or a crack is an inaccuracy of the borders
const CRACK = 0.6; // how wide a crack is at its mouth
const TOLERANCE = 0.16; // how far a simplified coast may be from the real one
const GRID = 100; // points are joined on this grid, so that equal borders are equal
const INSET = { okinawa: [74, -122] }; // far islands move closer, as on printed maps
const MARGIN = 8;

/** The rings of a path of `m` and `z`: relative points, the first one from the last start. */
function rings(path, [dx, dy]) {
  let [x, y] = [0, 0];
  return path
    .split(/z/i)
    .filter((part) => part.trim())
    .map((part) => {
      const points = [];
      for (const pair of part.replace(/m/i, "").trim().split(/\s+/)) {
        const [stepX, stepY] = pair.split(",").map(Number);
        [x, y] = [x + stepX, y + stepY];
        points.push([Math.round((x + dx) * GRID) / GRID, Math.round((y + dy) * GRID) / GRID]);
      }
      [x, y] = [points[0][0] - dx, points[0][1] - dy];
      return points;
    });
}

const area = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length];
    return sum + x * nextY - nextX * y;
  }, 0)) / 2;

/** Cracks between prefectures that open to the coast are closed. */
function closed(points) {
  const found = [];
  for (let at = 0; at < points.length; at++) {
    found.push(points[at]);
    for (let to = Math.min(at + 120, points.length - 1); to > at + 2; to--) {
      const mouth = Math.hypot(points[to][0] - points[at][0], points[to][1] - points[at][1]);
      if (mouth > CRACK || area(points.slice(at, to + 1)) > GAP) continue;
      at = to - 1;
      break;
    }
  }
  return found;
}

/** Ramer, Douglas and Peucker: leave out points that hardly bend the line. */
function simple(points) {
  if (points.length < 3) return points;
  const [[ax, ay], [bx, by]] = [points[0], points.at(-1)];
  const length = Math.hypot(bx - ax, by - ay);
  const away = ([x, y]) =>
    length ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length : Math.hypot(x - ax, y - ay);
  let far = 0;
  for (let at = 1; at < points.length - 1; at++) if (away(points[at]) > away(points[far])) far = at;
  if (away(points[far]) < TOLERANCE) return [points[0], points.at(-1)];
  return [...simple(points.slice(0, far + 1)).slice(0, -1), ...simple(points.slice(far))];
}

function province(names) {
  const shapes = names.split(" ").map((name) => {
    const { path } = japan.locations.find((location) => location.id === name);
    return rings(path, INSET[name] ?? [0, 0]).map((ring) => [ring]);
  });
  return clipping
    .union(...shapes)
    .filter(([coast]) => area(coast) >= SMALLEST)
    .map(([coast, ...holes]) => [coast, ...holes.filter((hole) => area(hole) >= GAP)].map((ring) => simple(closed(ring))))
    .sort(([one], [two]) => area(two) - area(one));
}

const round = (number) => Number(number.toFixed(1));
const drawn = (polygons) =>
  polygons.flat().map((ring) => `M${ring.slice(0, -1).map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`).join("");

const inside = ([x, y], ring) =>
  ring.reduce((odd, [ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd;
  }, false);

/** How far a point is from the line between two others. */
function distance([x, y], [ax, ay], [bx, by]) {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const part = square ? Math.min(Math.max(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square, 0), 1) : 0;
  return Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay));
}

/** The point of the main island that is farthest from its coast. */
function middle([[coast]]) {
  const [xs, ys] = [coast.map(([x]) => x), coast.map(([, y]) => y)];
  let best = [0, 0, -1];
  for (let x = Math.min(...xs); x < Math.max(...xs); x += 1.5) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += 1.5) {
      if (!inside([x, y], coast)) continue;
      const room = Math.min(...coast.map((from, at) => distance([x, y], from, coast[(at + 1) % coast.length])));
      if (room > best[2]) best = [x, y, room];
    }
  }
  return best.slice(0, 2).map(round);
}

/** The box of the main islands when they are turned by an angle. */
function box(all, angle) {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const points = all.flatMap(([[coast]]) => coast).map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return [left, top, Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top].map(round);
}

const all = Object.values(PROVINCES).map(province);
const shapes = Object.keys(PROVINCES).map(
  (name, at) => `  { name: "${name}", middle: [${middle(all[at]).join(", ")}], path: "${drawn(all[at])}" },`,
);
const turns = Object.entries(TURNS).map(([name, turn]) => `  ${name}: { turn: ${turn}, box: [${box(all, turn).join(", ")}] },`);
writeFileSync(
  new URL("../src/boards/shitenno/japan.ts", import.meta.url),
  `/// Japan's eight provinces, made by \`node tools/japan.mjs\` from the prefectures of @svg-maps/japan
/// (© Victor Cazanave, CC BY 4.0, joined and simplified). Not edited by hand.
export type Point = [number, number];

export const SHAPES: { name: string; middle: Point; path: string }[] = [
${shapes.join("\n")}
];

/** How the islands are turned to fill a wide or a tall board, and the box that they fill then. */
export const TURNS: Record<"wide" | "tall", { turn: number; box: [number, number, number, number] }> = {
${turns.join("\n")}
};
`,
);
