/// Whoever leaves keeps their name in what happened before.
import { describe, expect, it } from "vitest";
import type { Handover } from "../src/wire/protocol";
import { handoverSentence, readerAt } from "../src/words/handovers";
import { eventSentence } from "../src/words/sentences";
import { senji } from "../src/boards/senji/senji";
import "./setting";

const reader = { game: "shinobi", names: ["Marie", "Akane", "Eve"], me: 0 };
const change = (seat: number, events: number, before: string, after: string, renamed = false): Handover => {
  const [was = "free", had = ""] = before.split(" ");
  const [is = "free", has = ""] = after.split(" ");
  const kinds = { was: was as "bot", is: is as "bot" };
  return { seat, events, before: { kind: kinds.was, name: had }, after: { kind: kinds.is, name: has }, renamed };
};

describe("what happened before somebody left", () => {
  const left = [
    change(1, 4, "person Ann", "bot Akane"),
    change(2, 7, "person Bo", "free"),
    change(2, 9, "free", "person Eve"),
  ];
  const names = (place: number): string[] => readerAt(place, reader, left).names;
  it("is theirs", () => {
    expect(names(3)).toEqual(["Marie", "Ann", "Bo"]);
    expect(names(4)).toEqual(["Marie", "Akane", "Bo"]);
    expect(names(8)).toEqual(["Marie", "Akane", "–"]);
    expect(names(9)).toEqual(["Marie", "Akane", "Eve"]);
    const event = { event: "rest", seat: 1 };
    expect(eventSentence(event, readerAt(0, reader, left))).toContain("Ann");
    expect(eventSentence(event, readerAt(5, reader, left))).toContain("Akane");
  });
  it("is not the reader's, who came later; but a new name changes nobody", () => {
    expect(readerAt(3, { ...reader, me: 2 }, left).me).toBeNull();
    expect(readerAt(9, { ...reader, me: 2 }, left).me).toBe(2);
    const renamed = [change(2, 5, "person Eva", "person Eve", true)];
    expect(readerAt(3, { ...reader, me: 2 }, renamed)).toMatchObject({ me: 2, names: ["Marie", "Akane", "Eva"] });
  });
});

describe("a change at a seat", () => {
  it.each([
    [change(1, 0, "person Ann", "bot Akane"), "Ann left: the bot Akane plays on."],
    [change(1, 0, "person Ann", "free"), "Ann left: the seat is free."],
    [change(1, 0, "person Ann", "bot Ann"), "Ann conceded: a bot plays on."],
    [change(1, 0, "free", "bot Akane"), "The bot Akane took the free seat."],
    [change(1, 0, "free", "person Eve"), "Eve took the free seat."],
    [change(1, 0, "bot Akane", "person Eve"), "Eve took over from Akane."],
    [change(0, 0, "bot Akane", "person Eve"), "You took over from Akane."],
    [change(1, 0, "person Ann", "person Anna", true), "Ann is now called Anna."],
  ])("is told: %j", (handover, sentence) => {
    expect(handoverSentence(handover, 0)).toBe(sentence);
  });
});

describe("who acts", () => {
  it("is whoever answers an offer, not who made it", () => {
    expect(senji.doer?.({ event: "taken", seat: 0, to: 1, number: 0 })).toBe(1);
    expect(senji.doer?.({ event: "offer", seat: 0, to: 1 })).toBeUndefined();
  });
});
