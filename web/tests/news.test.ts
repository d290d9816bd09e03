/// What is said aloud: what is news, whom it concerns, and which warnings are still to come.
import { describe, expect, it } from "vitest";
import { concerns, Deadline, news } from "../src/store/news";
import { announcer } from "../src/table/announcer.svelte";
import type { GameEvent } from "../src/wire/protocol";
import type { Reader } from "../src/words/sentences";
import { fixtures } from "./setting";

const log = fixtures.shinobi4!.at(-1)!.events.list;
const copied = (events: GameEvent[]): GameEvent[] => structuredClone(events);
const reader: Reader = { game: "shinobi", names: ["Ann", "Bo", "Cleo", "Dan"], me: 1 };

describe("news", () => {
  it("are what a log has more than before", () => {
    expect(news([], log)).toEqual({ first: 0, undone: false });
    expect(news(log.slice(0, 3), copied(log))).toEqual({ first: 3, undone: false });
    expect(news(log, log)).toEqual({ first: log.length, undone: false });
  });
  it("are not what comes again after a connection was lost", () => {
    expect(news(log, copied(log))).toEqual({ first: log.length, undone: false });
  });
  it("begin where something was taken back", () => {
    expect(news(log, log.slice(0, 4))).toEqual({ first: 4, undone: true });
    const other: GameEvent = { event: "rest", seat: 3 };
    expect(news(log.slice(0, 4), [...copied(log.slice(0, 3)), other])).toEqual({ first: 3, undone: true });
    expect(news(log.slice(0, 4), [...copied(log.slice(0, 2)), other, other, other])).toEqual({
      first: 2,
      undone: true,
    });
  });
});

describe("an event", () => {
  it("concerns whoever it names, and everybody if it names nobody", () => {
    const attack = (seat: number, province: number): GameEvent => ({
      event: "attack",
      seat,
      province,
      clan: 1,
      target: 2,
    });
    expect(concerns(attack(1, 0), reader)).toBe(true);
    expect(concerns(attack(0, 1), reader)).toBe(true);
    expect(concerns(attack(0, 2), reader)).toBe(false); // though the clan has the reader's number
    expect(concerns({ event: "spring" }, { ...reader, game: "senji" })).toBe(true);
  });
});

describe("a deadline", () => {
  it("is warned of at 60, 30 and 10 seconds, once each", () => {
    const clock = new Deadline();
    expect(clock.coming(1000, 240)).toEqual({
      warnings: [60, 30, 10].map((seconds) => ({ seconds, wait: 240 - seconds })),
      fresh: true,
    });
    clock.give(60);
    expect(clock.coming(1179.9, 60.3)).toEqual({
      warnings: [
        { seconds: 30, wait: 60.3 - 30 },
        { seconds: 10, wait: 60.3 - 10 },
      ],
      fresh: false,
    });
    expect(clock.coming(1200, 8).warnings).toEqual([]);
    expect(clock.coming(1300, 45).warnings.map((one) => one.seconds)).toEqual([30, 10]); // another turn
  });
});

describe("the announcer", () => {
  it("says the same words again as something new", () => {
    announcer.say("No.", "urgent");
    announcer.say("No.", "urgent");
    const [one, two] = announcer.urgent;
    expect([one!.text, two!.text]).toEqual(["No.", "No."]);
    expect(one!.key).not.toBe(two!.key);
    expect(announcer.polite).toEqual([]);
  });
});
