/// Senji's board: the map has the borders of the rules, honour adds up, a battle is told as it was.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { code, type Scene } from "../src/boards/board";
import { battleOf, billOf, lastBattle, stepsOf } from "../src/boards/senji/battle";
import { bordersOf, honourOf, prizeOf, type SenjiFigures } from "../src/boards/senji/figures";
import { dossier, sources, sum } from "../src/boards/senji/honour";
import { afloat, bend, curve, fitted, placed, type Frame } from "../src/boards/senji/geometry";
import { SHAPES, STRAITS, TURNS, type Point } from "../src/boards/senji/land";
import { about, bounded, WHOLE } from "../src/boards/senji/pan";
import { senji } from "../src/boards/senji/senji";
import { copied, lastYears } from "../src/boards/senji/spring";
import { endOf, parties, staying } from "../src/boards/senji/summer";
import { PROVINCES, SAMURAI, SLOT_NAMES, type SenjiView } from "../src/boards/senji/view";
import type { GameEvent, StateMessage } from "../src/wire/protocol";
import { fixtures, gameOf } from "./setting";

const RULES = JSON.parse(
  readFileSync(new URL("../../src/sengoku/games/senji/senji.json", import.meta.url), "utf-8"),
) as {
  provinces: { id: string; land: string[]; crossings: string[]; seas: string[] }[];
};
const states = ["senji4", "senji6"].flatMap((name) => fixtures[name]!);
const scene = (state: StateMessage): Scene => ({
  game: gameOf("senji"),
  view: state.view!,
  moves: state.moves,
  names: state.table.seats.map((seat) => seat.name),
  me: state.seat,
  events: state.events.list,
});
const at = (phase: string, set = states): StateMessage =>
  set.find((state) => (state.view as SenjiView).phase === phase)!;

/** The points of a path of relative steps, ring by ring, in tenths. */
function rings(path: string): number[][][] {
  return path
    .split("z")
    .filter(Boolean)
    .map((ring) => {
      const numbers = ring.match(/-?\d*\.?\d+/g)!.map((number) => Math.round(Number(number) * 10));
      let [x, y] = [numbers[0]!, numbers[1]!];
      const points = [[x, y]];
      for (let step = 2; step < numbers.length; step += 2) {
        [x, y] = [x + numbers[step]!, y + numbers[step + 1]!];
        points.push([x, y]);
      }
      return points;
    });
}
const edges = (path: string): Set<string> =>
  new Set(
    rings(path).flatMap((points) =>
      points.map((point, step) => [point.join(), points[(step + 1) % points.length]!.join()].sort().join(" ")),
    ),
  );

describe("the map", () => {
  it("has the provinces in the order of the game", () => {
    const { labels } = gameOf("senji").moves.find((row) => row.kind === "call")!.parts[0]!;
    expect(SHAPES.map((shape) => shape.name)).toEqual(labels);
    expect(PROVINCES).toEqual(labels);
    expect(SAMURAI).toEqual(gameOf("senji").moves.find((row) => row.kind === "keep")!.parts[0]!.labels);
    expect(SLOT_NAMES).toEqual(gameOf("senji").moves.find((row) => row.kind === "lay")!.parts[0]!.labels);
  });

  it("has an edge in common just where the rules have a border by land (SEN-03)", () => {
    const drawn = SHAPES.map((shape) => edges(shape.path));
    for (const [one, { id, land }] of RULES.provinces.entries()) {
      expect(SHAPES[one]!.name).toBe(id);
      const found = SHAPES.filter((_, two) => two !== one && [...drawn[one]!].some((edge) => drawn[two]!.has(edge)));
      expect([id, ...found.map((shape) => shape.name).sort()]).toEqual([id, ...land.toSorted()]);
      expect(SHAPES[one]!.land.map((two) => PROVINCES[two]).sort()).toEqual(land.toSorted());
    }
  });

  it("has a strait for each crossing, and no other", () => {
    const drawn = STRAITS.map(({ between }) =>
      between
        .map((where) => PROVINCES[where])
        .sort()
        .join(" "),
    );
    const written = RULES.provinces.flatMap(({ id, crossings }) =>
      crossings.filter((other) => id < other).map((other) => `${id} ${other}`),
    );
    expect(drawn.sort()).toEqual(written.sort());
  });

  it("stays on the board when it is enlarged and moved", () => {
    const size = { width: 300, height: 200 };
    expect(bounded({ k: 9, x: 50, y: -9999 }, size)).toEqual({ k: 4, x: 0, y: -600 });
    const larger = about(WHOLE, 2, [300, 0], size);
    expect(larger).toEqual({ k: 2, x: -300, y: 0 });
    expect(about(larger, 0.1, [0, 0], size)).toEqual(WHOLE);
  });

  const FRAMES: Frame[] = [
    { width: 1080, height: 560, left: 464 },
    { width: 390, height: 240, left: 0 },
    { width: 390, height: 520, left: 0 },
  ];
  const reach = SHAPES.flatMap((shape) => shape.reach);

  it.each(FRAMES)("lies whole beside the panel, and could not be larger: %o", (frame) => {
    const fit = fitted(reach, frame);
    const points = reach.map((point) => placed(point, fit, WHOLE));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [room, tall] = [
      Math.min(Math.min(...xs) - frame.left, frame.width - Math.max(...xs)),
      Math.min(Math.min(...ys), frame.height - Math.max(...ys)),
    ];
    expect(room).toBeGreaterThan(33.9);
    expect(tall).toBeGreaterThan(29.9);
    expect(room < 34.1 || tall < 34.1).toBe(true);
    expect(TURNS).toContain(fit.angle);
  });

  it("keeps the name of a sea on the board until one zooms in", () => {
    const frame = FRAMES[0]!;
    expect(afloat([470, 900], WHOLE, frame)).toEqual([544, 530]);
    expect(afloat([470, 900], { k: 2, x: 0, y: 0 }, frame)).toEqual([470, 900]);
  });

  it("bends arrows beside the straight line, or out to sea, and ends them before what stands there", () => {
    const [from, to, by]: [Point, Point, Point] = [
      [0, 0],
      [100, 0],
      [50, -100],
    ];
    expect(bend(from, to, null)).toEqual([50, 16]);
    expect(bend(from, to, by)).toEqual([50, -70]);
    const [x, y] = curve(from, to, null, 20).split(" ").slice(-2).map(Number);
    expect(Math.hypot(100 - x!, y!)).toBeCloseTo(20);
  });
});

describe("figures", () => {
  const usual = gameOf("senji").figures as unknown as SenjiFigures;
  const other = fixtures.edition as unknown as SenjiFigures;
  it("are those of the house", () => {
    for (const [where, row] of RULES.provinces.entries()) {
      expect(bordersOf(usual, where).map((other) => PROVINCES[other])).toEqual([...row.land, ...row.crossings]);
    }
    expect([usual.goal, honourOf(usual, 12), prizeOf(usual, 0), prizeOf(usual, 3)]).toEqual([60, 8, 12, 4]);
  });
  it("or those that an owner of the box brought", () => {
    expect(bordersOf(other, 0)).toEqual([...bordersOf(usual, 0), 17]);
    expect([other.goal, honourOf(other, 12), prizeOf(other, 0), prizeOf(other, 3)]).toEqual([45, 22, 32, 24]);
  });
});

describe.each(["senji4", "senji6"])("the end of %s", (name) => {
  const state = fixtures[name]!.at(-1)!;
  it("tells where every point of honour came from", () => {
    const view = state.view as SenjiView;
    const lines = sources(view, state.events.list);
    expect(lines.map(sum)).toEqual(view.honour);
    expect(lines.some((line) => line.attack > 0)).toBe(true);
  });
  it("opens every deal once, in the year in which it was made", () => {
    const events = state.events.list;
    const found = dossier([events]);
    expect(found.length).toBe(
      events.filter((event) => ["deal", "promise", "verdict"].includes(event.event) && event.seat === 0).length,
    );
    expect(found.every((secret) => secret.year > 0)).toBe(true);
  });
});

describe("a battle", () => {
  const told = states.flatMap((state) => state.events.list);
  it("has the totals that the rules had (SEN-72)", () => {
    let checked = 0;
    for (const set of [fixtures.senji4!, fixtures.senji6!] as StateMessage[][]) {
      const { events } = set.at(-1)!;
      for (const [place, event] of events.list.entries()) {
        if (event.event !== "totals") continue;
        const { battle } = lastBattle(events.list.slice(0, place + 1))!;
        const sides = ([0, 1] as const).map((side) => billOf(battle, side, 4).at(-1)!.total);
        expect(billOf(battle, 0, 1)).toEqual([
          { part: "units", count: battle.units[0], family: null, total: battle.units[0] },
        ]);
        expect(sides).toEqual([event.attack, event.defence]);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(20);
  });
  it("has a total at every step that is told, which grows until the dice are rolled again", () => {
    const { list } = fixtures.senji6!.at(-1)!.events;
    const fights = list.flatMap((event, place) => (event.event === "battle" ? [place] : []));
    for (const first of fights) {
      let before = 0;
      for (const [at, { event }] of list.slice(first).entries()) {
        if (event === "losses") break;
        const { battle } = lastBattle(list.slice(0, first + at + 1))!;
        const total = billOf(battle, 1, stepsOf(battle)).at(-1)?.total;
        expect(total, event).toBeGreaterThanOrEqual(battle.units[1]);
        if (!["roll", "rerolled"].includes(event)) expect(total).toBeGreaterThanOrEqual(before);
        before = total!;
      }
    }
    expect(fights.length).toBeGreaterThan(10);
  });
  it("is over when the losses are told, and not before", () => {
    const place = told.findLastIndex((event) => event.event === "losses");
    expect(stepsOf(lastBattle(told.slice(0, place + 1))!.battle)).toBe(8);
    expect(stepsOf(lastBattle(told.slice(0, place))!.battle)).toBeLessThan(8);
  });
  it("is seen while it goes on", () => {
    const here = scene(at("supporting"));
    const found = battleOf(here)!;
    expect(found.battle.province).toBe((here.view as SenjiView).field);
    expect(found.battle.dice).toEqual((here.view as SenjiView).dice);
    expect(battleOf({ ...here, events: [] })!.battle.units).toEqual(found.battle.units);
    expect(billOf(found.battle, 0, 3)).toEqual((here.view as SenjiView).bills![0]);
  });
});

describe("spring", () => {
  const here = scene(at("ordering"));
  const spring = (token: number): GameEvent[] => [
    { event: "spring", year: 1 },
    { event: "order", seat: 0, token, province: 3 },
    { event: "order", seat: 1, token: 2, province: 4 },
  ];
  it("remembers the own orders of last year, and no others", () => {
    expect(lastYears({ ...here, events: spring(1) })).toEqual(new Map());
    expect([...lastYears({ ...here, events: [...spring(1), ...spring(2)] })]).toEqual([[3, 2]]);
  });
  it("copies only what may be laid", () => {
    const move = { code: code(here.game, "order", 1, 3)!, text: "", kind: "order", parts: { token: 1, province: 3 } };
    const empty = { ...here, view: { ...here.view, own: { ...(here.view as SenjiView).own, orders: [] } } } as Scene;
    const events = [...spring(1), ...spring(2)];
    expect(copied({ ...empty, events, moves: [move] })).toEqual([move.code]);
    expect(copied({ ...empty, events, moves: [] })).toEqual([]);
  });
});

describe("a movement", () => {
  it("ends in a province, a sea, or by a raid", () => {
    expect([3, 18, 19, 20, 38, 55].map(endOf)).toEqual([
      "province:3",
      "sea:0",
      "sea:1",
      "raid:0:0",
      "raid:1:0",
      "raid:1:17",
    ]);
  });
  it("is a plan way by way, and leaves the rest where it is", () => {
    expect(
      parties([
        [0, 3],
        [0, 3],
        [5, 3],
        [0, 18],
      ]),
    ).toEqual([
      { way: 3, units: 2, samurai: [4] },
      { way: 18, units: 1, samurai: [] },
    ]);
    const { own } = at("moving").view as SenjiView;
    expect(staying(at("moving").view as SenjiView)).toEqual(own!.march);
  });
});

describe("a button", () => {
  it("is without emphasis if it only ends something, for good or for now", () => {
    const roles = ["ready", "seal", "change", "decline"].map((kind) =>
      senji.role?.({ kind, code: 0, parts: {}, text: "" }),
    );
    expect(roles).toEqual([undefined, "aside", "aside", "aside"]);
  });
});

describe("a quiet place", () => {
  it("is tried as the move that it seems to mean", () => {
    const game = gameOf("senji");
    const moving = scene(at("moving"));
    expect(senji.attempt("piece:4", "province:7", moving)).toBe(code(game, "march", 4, 7));
    expect(senji.attempt(null, "raid:1:7", moving)).toBe(code(game, "march", 0, 45));
    expect(senji.attempt(null, "sea:1", moving)).toBe(code(game, "march", 0, 19));
    const ordering = scene(at("ordering"));
    expect(senji.attempt("province:3", "order:2", ordering)).toBe(code(game, "order", 1, 3));
    expect(senji.attempt("province:3", "order:0", ordering)).toBe(code(game, "unorder", 3));
    expect(senji.attempt("units:2", "led:1", scene(at("posting")))).toBe(code(game, "post", 2, 1));
    expect(senji.attempt(null, "card:43", scene(at("supporting")))).toBe(code(game, "support", 43));
    expect(senji.attempt(null, "province:3", scene(at("summer")))).toBe(code(game, "call", 3));
  });
});

describe.each(states.map((state) => [(state.view as SenjiView).phase, state] as const))("%s", (_, state) => {
  it("has a prompt, and only one way for each move", () => {
    const here = scene(state);
    if (state.moves.length) expect(senji.prompt(here, null)).not.toMatch(/^senji-/);
    const ways = state.moves
      .map((move) => senji.way(move, here))
      .filter((way) => way.source !== null)
      .map((way) => `${way.source} ${way.target}`);
    expect(new Set(ways).size).toBe(ways.length);
  });
});
