/// Japan for the boards: `node tools/japan.mjs` writes the map of Shitennō and that of Senji.
///
/// The prefectures of @svg-maps/japan (CC BY 4.0) are joined to provinces (STN-09, SEN-03), so that
/// only the borders between provinces and the coasts are left. For Senji two prefectures are cut.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import clipping from "polygon-clipping";
import { format, resolveConfig } from "prettier";
import japan from "@svg-maps/japan";

const BOARDS = {
  shitenno: {
    file: "../src/boards/shitenno/japan.ts",
    about: "Japan's eight provinces",
    provinces: {
      chugoku: "tottori shimane okayama hiroshima yamaguchi",
      chubu: "niigata toyama ishikawa fukui yamanashi nagano gifu shizuoka aichi",
      hokkaido: "hokkaido",
      kyushu: "fukuoka saga nagasaki kumamoto oita miyazaki kagoshima okinawa",
      kanto: "ibaraki tochigi gunma saitama chiba tokyo kanagawa",
      kansai: "mie shiga kyoto osaka hyogo nara wakayama",
      shikoku: "tokushima kagawa ehime kochi",
      tohoku: "aomori iwate miyagi akita yamagata fukushima",
    },
    turns: { wide: 41, tall: -9 }, // degrees by which the islands fill a wide and a tall board
    tolerance: 0.16, // how far a simplified coast may be from the real one
    smallest: 3, // area below which an island is left out
  },
  senji: {
    file: "../src/boards/senji/land.ts",
    about: "Japan's eighteen provinces of Senji",
    provinces: {
      MUT: "aomori iwate miyagi fukushima",
      DEW: "akita yamagata",
      HIT: "ibaraki tochigi",
      ECH: "niigata",
      MUS: "saitama tokyo gunma kanagawa chiba",
      SUR: "shizuoka yamanashi",
      KAG: "ishikawa toyama fukui",
      SHI: "nagano",
      OWA: "aichi gifu",
      YAM: "kyoto.south shiga osaka",
      IZM: "shimane tottori hyogo.north kyoto.north",
      AKI: "hiroshima okayama yamaguchi hyogo.south",
      KII: "wakayama nara mie",
      SAN: "kagawa tokushima hyogo.awaji",
      TOS: "kochi ehime",
      CHI: "fukuoka saga nagasaki",
      BUN: "oita",
      SAT: "kagoshima kumamoto miyazaki",
    },
    turns: { wide: 20, square: 11, upright: 0, tall: -14 },
    tolerance: 0.3,
    smallest: 10,
    spots: {
      IZM: [211, 262],
      AKI: [186, 277],
      YAM: [237, 271],
      SUR: [287.5, 266],
      MUS: [309, 252],
      HIT: [328, 232],
      KAG: [256, 238],
      OWA: [263, 267],
      ECH: [302, 213],
      SAN: [208, 293],
      CHI: [133, 308],
      BUN: [157, 319],
    }, // where pieces stand better than in the middle
    pinch: ["fukushima", "gunma"],
    straits: "AKI-CHI AKI-SAN AKI-TOS KII-SAN TOS-BUN", // crossings of the rules (SEN-03)
    seas: [
      [205, 196],
      [288, 304],
    ],
  },
};
// Prefectures cut in two from one point of their border to another; the first part lies to the left.
const CUTS = {
  hyogo: { from: [210.5, 268], to: [226, 266.5], parts: ["north", "south"] },
  kyoto: { from: [226, 266.5], to: [242.5, 262.5], parts: ["north", "south"] },
};
const ISLANDS = { "hyogo.awaji": [220, 286] }; // islands that go their own way, by a point in them
const INSET = { okinawa: [74, -122] }; // far islands move closer, as on printed maps
const GAP = 1.5; // area below which a hole is an inaccuracy of the borders
const SNAP = 0.13; // points of two prefectures that are closer than this are the same
const GRID = 100; // points lie on this grid, so that equal borders are equal
const MARGIN = 8;

const key = ([x, y]) => `${x},${y}`;
const apart = ([ax, ay], [bx, by]) => Math.hypot(bx - ax, by - ay);
const grid = (number) => Math.round(number * GRID) / GRID;

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
        points.push([x + dx, y + dy]);
      }
      [x, y] = [points[0][0] - dx, points[0][1] - dy];
      return points.map(snapped);
    });
}

/** The first point that was seen as close to this one: two prefectures draw their border a hair apart. */
const known = [];
function snapped(point) {
  let found = known.find((other) => apart(point, other) < SNAP);
  if (!found) known.push((found = point.map(grid)));
  return found;
}

const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

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

const inside = ([x, y], ring) =>
  ring.reduce((odd, [ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd;
  }, false);

/** The rings of a prefecture, of a part of one ("hyogo.north"), or of an island of one ("hyogo.awaji"). */
function prefecture(name) {
  const [id, part] = name.split(".");
  const all = PREFECTURES[id];
  const away = Object.values(ISLANDS);
  if (ISLANDS[name]) return all.filter((ring) => inside(ISLANDS[name], ring));
  if (!part) return all;
  const rest = all.filter((ring) => !away.some((point) => inside(point, ring)));
  const [main, ...islands] = rest.toSorted((one, two) => area(two) - area(one));
  const { from, to, parts } = CUTS[id];
  const nearest = (point) =>
    main.reduce((best, other, at) => (apart(other, point) < apart(main[best], point) ? at : best), 0);
  const [start, end] = [nearest(from), nearest(to)];
  const turned = [...main.slice(start), ...main.slice(0, start)];
  const length = (end - start + main.length) % main.length;
  const halves = [turned.slice(0, length + 1), [...turned.slice(length), turned[0]]];
  const above = halves.toSorted((one, two) => mean(one) - mean(two)); // the northern one first
  return part === parts[0] ? [above[0]] : [above[1], ...islands];
}
const mean = (ring) => ring.reduce((sum, [, y]) => sum + y, 0) / ring.length;

/** Prefectures joined; points of others that lie on an edge are put into it again. */
function province(names, smallest) {
  const shapes = names.split(" ").flatMap((name) => prefecture(name).map((ring) => [[ring]]));
  return clipping
    .union(...shapes)
    .filter(([coast]) => area(coast) >= smallest)
    .map(([coast, ...holes]) =>
      [coast, ...holes.filter((hole) => area(hole) >= GAP)].map((ring) => ring.slice(0, -1).flatMap(whole)),
    )
    .sort(([one], [two]) => area(two) - area(one));
}
function whole(point, at, ring) {
  const next = ring[(at + 1) % ring.length];
  const between = known.filter(
    (other) => apart(point, other) > 0 && apart(next, other) > 0 && distance(other, point, next) < 1e-6,
  );
  return [point, ...between.toSorted((one, two) => apart(point, one) - apart(point, two))];
}

/** All provinces with their lines made simpler, a border the same on both of its sides. */
function simplified(all) {
  const owners = new Map(); // the provinces at each point
  all.forEach((polygons, at) =>
    polygons.flat(2).forEach((point) => owners.set(key(point), (owners.get(key(point)) ?? new Set()).add(at))),
  );
  const group = (point) => [...owners.get(key(point))].sort().join();
  return all.map((polygons) => polygons.map((polygon) => polygon.map((ring) => arcs(ring, group).flatMap(straight))));
}
/** A ring cut where other provinces begin or end to touch it. */
function arcs(ring, group) {
  const corner = (at) => {
    const [here, before, after] = [at, at - 1, at + 1].map((place) => group(ring.at(place % ring.length)));
    return here !== before || here !== after;
  };
  const corners = ring.map((_, at) => at).filter(corner);
  const cuts = corners.length > 1 ? corners : [0, Math.floor(ring.length / 2)];
  const doubled = [...ring, ...ring];
  return cuts.map((from, at) => doubled.slice(from, (cuts[at + 1] ?? cuts[0] + ring.length) + 1));
}
/** An arc made simpler in a direction of its own, without its last point. */
function straight(arc) {
  const back = key(arc[0]) > key(arc.at(-1));
  const found = simple(back ? arc.toReversed() : arc);
  return (back ? found.toReversed() : found).slice(0, -1);
}

const round = (number) => Number(number.toFixed(1));
/** Rings as paths of relative steps: short numbers, and no error that adds up. */
const drawn = (polygons) => polygons.flat().map(walked).join("");
function walked(ring) {
  let [x, y] = ring[0].map((number) => Math.round(number * 10));
  const start = `M${x / 10} ${y / 10}l`;
  const steps = ring.slice(1).flatMap((point) => {
    const [toX, toY] = point.map((number) => Math.round(number * 10));
    const step = [toX - x, toY - y];
    [x, y] = [toX, toY];
    return step[0] || step[1] ? step : [];
  });
  return (
    start +
    steps
      .map((step) => String(step / 10).replace("0.", "."))
      .reduce((line, step) => line + (line && !/^-/.test(step) ? " " : "") + step, "") +
    "z"
  );
}
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

/** The outermost points of a main island in some directions: enough for its box when it is turned. */
function reach([[coast]]) {
  const outermost = Array.from({ length: 12 }, (_, at) => {
    const [dx, dy] = [Math.cos((at * Math.PI) / 6), Math.sin((at * Math.PI) / 6)];
    return coast
      .reduce((best, point) => (point[0] * dx + point[1] * dy > best[0] * dx + best[1] * dy ? point : best))
      .map(Math.round);
  });
  return JSON.stringify([...new Map(outermost.map((point) => [key(point), point])).values()]);
}

/** Where two provinces are nearest to each other. */
function strait(one, two) {
  let best = [Infinity];
  for (const from of one.flat(2))
    for (const to of two.flat(2)) if (apart(from, to) < best[0]) best = [apart(from, to), from, to];
  return best.slice(1).map((point) => point.map(round));
}

/** Whether two provinces have an edge in common. */
function touch(one, two) {
  const edges = (polygons) =>
    polygons
      .flat()
      .flatMap((ring) => ring.map((point, at) => [key(point), key(ring[(at + 1) % ring.length])].sort().join()));
  const mine = new Set(edges(one));
  return edges(two).some((edge) => mine.has(edge));
}

/** Two prefectures that touch on the ground and not in the rules: their border shrinks to a point. */
function pinched(all, [one, two]) {
  const there = new Set(all[two].flat().map(key));
  const border = all[one].flat().filter((point) => there.has(key(point)));
  const point = border[Math.floor(border.length / 2)];
  const gone = new Set(border.map(key));
  const moved = (ring) =>
    ring.map((other) => (gone.has(key(other)) ? point : other)).filter((other, at, line) => other !== line.at(at - 1));
  return Object.fromEntries(
    Object.entries(all).map(([id, found]) => [id, found.map(moved).filter((ring) => ring.length > 2)]),
  );
}

let PREFECTURES = {};
let TOLERANCE = 0;

async function board({ file, about, provinces, turns, tolerance, smallest, spots, straits, seas, pinch }) {
  PREFECTURES = Object.fromEntries(japan.locations.map(({ id, path }) => [id, rings(path, INSET[id] ?? [0, 0])]));
  if (pinch) PREFECTURES = pinched(PREFECTURES, pinch);
  TOLERANCE = tolerance;
  const names = Object.keys(provinces);
  const all = simplified(Object.values(provinces).map((prefectures) => province(prefectures, smallest)));
  const land = (at) => names.flatMap((_, other) => (other !== at && touch(all[at], all[other]) ? [other] : []));
  const shapes = names.map((name, at) => {
    const around = straits ? `land: [${land(at).join(", ")}], reach: ${reach(all[at])},` : "";
    const spot = (spots?.[name] ?? middle(all[at])).join(", ");
    return `{ name: "${name}", middle: [${spot}], ${around} path: ${lines(drawn(all[at]))} },`;
  });
  const boxes = Object.entries(turns).map(([name, turn]) =>
    seas ? turn : `  ${name}: { turn: ${turn}, box: [${box(all, turn).join(", ")}] },`,
  );
  const crossings = (straits ?? "")
    .split(" ")
    .filter(Boolean)
    .map((pair) => {
      const [one, two] = pair
        .split("-")
        .map((name) => names.indexOf(name))
        .sort((a, b) => a - b);
      return `  { between: [${one}, ${two}], line: ${JSON.stringify(strait(all[one], all[two]))} },`;
    });
  const path = fileURLToPath(new URL(file, import.meta.url));
  const source = text({ about, shapes, boxes, crossings, seas, sizes: Object.keys(turns) });
  writeFileSync(path, await format(source, { ...(await resolveConfig(path)), filepath: path }));
}

/** A long string in lines of 100 characters. */
const lines = (path) =>
  path
    .match(/.{1,100}/g)
    .map((line) => JSON.stringify(line))
    .join(" +");

const text = ({
  about,
  shapes,
  boxes,
  crossings,
  seas,
  sizes,
}) => `/// ${about}, made by \`node tools/japan.mjs\` from the prefectures of @svg-maps/japan
/// (© Victor Cazanave, CC BY 4.0, joined and simplified). Not edited by hand.
export type Point = [number, number];

export const SHAPES: { name: string; middle: Point;${
  seas ? " land: number[]; reach: Point[];" : ""
} path: string }[] = [
${shapes.join("\n")}
];

${
  seas
    ? `/** By how many degrees the islands may be turned to fill a board. */
export const TURNS = [${boxes.join(", ")}];
`
    : `/** How the islands are turned to fill boards of several shapes, and the box that they fill then. */
export const TURNS: Record<
  ${sizes.map((size) => `"${size}"`).join(" | ")},
  { turn: number; box: [number, number, number, number] }
> = {
${boxes.join("\n")}
};
`
}${
  seas
    ? `
/** Straits that count as borders, from coast to coast. */
export const STRAITS: { between: [number, number]; line: [Point, Point] }[] = [
${crossings.join("\n")}
];

/** Where a sea has its name and its fleets: north, then south. */
export const SEAS: Point[] = ${JSON.stringify(seas)};
`
    : ""
}`;

for (const each of Object.values(BOARDS)) await board(each);
