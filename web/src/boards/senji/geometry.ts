/// Where things lie on the board: the islands turned to fill it, and arrows from place to place.
import { TURNS, type Point } from "./land";
import type { Zoom } from "./pan";

/** The board in pixels, and how much of it a panel covers at its left. */
export interface Frame {
  width: number;
  height: number;
  left: number;
}

/** How the land is laid on the board: turned, then scaled, then moved. */
export interface Fit {
  angle: number; // degrees
  scale: number;
  left: number;
  top: number;
}

const ROOM = { sides: 34, above: 30, below: 34 }; // kept free around the islands, in pixels
const TOKEN = { least: 36, most: 72, base: 12, grows: 11 }; // px: what stands in a province, by the scale of the land
const LEAST = 0.1; // the scale on a board that is not laid out yet
const SHORE = { x: 80, y: 30 }; // how near to the edge the name of a sea may come

export const freeOf = ({ width, left }: Frame): number => Math.max(width - left, 1);

function turned([x, y]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** The board filled by these points, at the turn at which they are largest. */
export function fitted(points: Point[], frame: Frame): Fit {
  return TURNS.map((angle) => fittedAt(angle, points, frame)).reduce((best, one) =>
    one.scale > best.scale ? one : best,
  );
}

function fittedAt(angle: number, points: Point[], frame: Frame): Fit {
  const all = points.map((point) => turned(point, angle));
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const [free, tall] = [freeOf(frame), frame.height - ROOM.above - ROOM.below];
  const scale = Math.max(Math.min((free - 2 * ROOM.sides) / wide, tall / high), LEAST);
  return {
    angle,
    scale,
    left: frame.left + (free - scale * wide) / 2 - scale * left,
    top: ROOM.above + (tall - scale * high) / 2 - scale * top,
  };
}

/** How wide what stands in a province is: it grows with the land, more slowly. */
export const tokenOn = ({ scale }: Fit): number =>
  Math.round(Math.min(Math.max(TOKEN.base + TOKEN.grows * scale, TOKEN.least), TOKEN.most));

/** A point of the land on the board. */
export function placed(point: Point, fit: Fit, zoom: Zoom): Point {
  const [x, y] = turned(point, fit.angle);
  return [(fit.left + fit.scale * x) * zoom.k + zoom.x, (fit.top + fit.scale * y) * zoom.k + zoom.y];
}

/** The same as a transform of everything drawn. */
export const transform = (fit: Fit, zoom: Zoom): string =>
  `translate(${zoom.x} ${zoom.y}) scale(${zoom.k}) ` +
  `translate(${fit.left} ${fit.top}) scale(${fit.scale}) rotate(${fit.angle})`;

/** A sea's name stays on the board while the whole of it is seen. */
export function afloat([x, y]: Point, zoom: Zoom, { width, height, left }: Frame): Point {
  if (zoom.k > 1) return [x, y];
  return [Math.min(Math.max(x, left + SHORE.x), width - SHORE.x), Math.min(Math.max(y, SHORE.y), height - SHORE.y)];
}

/** The middle of an arrow: beside the straight line, or out at sea. */
export function bend([x1, y1]: Point, [x2, y2]: Point, by: Point | null): Point {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  if (by) return [mx + (by[0] - mx) * 0.7, my + (by[1] - my) * 0.7];
  return [mx - (y2 - y1) * 0.16, my + (x2 - x1) * 0.16];
}

/** The path of an arrow, which ends `short` of what stands there. */
export function curve(from: Point, to: Point, by: Point | null, short: number): string {
  const [x, y] = bend(from, to, by);
  const [cx, cy] = [2 * x - (from[0] + to[0]) / 2, 2 * y - (from[1] + to[1]) / 2];
  const back = Math.hypot(to[0] - cx, to[1] - cy) || 1;
  const [ex, ey] = [to[0] - ((to[0] - cx) / back) * short, to[1] - ((to[1] - cy) / back) * short];
  return `M${from[0]} ${from[1]}Q${cx} ${cy} ${ex} ${ey}`;
}
