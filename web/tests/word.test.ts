/// The own word: pledged once the server is bound to its seed, revealed once all pledges are fixed.
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { wordsIn } from "../src/end/fairness";
import { OwnWord, wordAt } from "../src/store/word";
import type { Answer, Command, TableInfo } from "../src/wire/protocol";
import { lateWord, lateWords } from "../src/words/deal";
import { fixtures } from "./setting";

const settled = (): Promise<void> => new Promise((go) => setTimeout(go, 5));
const hash = (word: string): string => createHash("sha256").update(word).digest("hex");
const waiting: TableInfo = {
  ...fixtures.shinobi4![1]!.table,
  status: "waiting",
  words: null,
  pledges: [null, hash("others"), null, null],
  opening: null,
};

/** A seat's word, with what was sent. */
function at(seat: number | null, table = "t"): { word: OwnWord; sent: Command[]; told: (table: TableInfo) => void } {
  const sent: Command[] = [];
  const word = new OwnWord(table, seat, (command) => {
    sent.push(command);
    return Promise.resolve({ type: "done", id: "", version: 0 } as Answer);
  });
  return { word, sent, told: (table) => word.hear(table) };
}

const pledged = (pledge: string): TableInfo => ({ ...waiting, pledges: [pledge, hash("others"), null, null] });
const opening = (pledge: string): TableInfo => ({ ...pledged(pledge), opening: 1000 });
const pledgeIn = (sent: Command[]): string => (sent[0]?.type === "pledge" ? sent[0].pledge : "");

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
});

describe("an own word", () => {
  it("is pledged once, and revealed when it is fixed", async () => {
    const { word, sent, told } = at(0);
    told(waiting);
    told(waiting);
    await word.taken;
    expect(sent).toHaveLength(1);
    const pledge = pledgeIn(sent);
    told(pledged(pledge));
    told(opening(pledge));
    told(opening(pledge));
    expect(sent).toHaveLength(2);
    expect(sent[1]?.type === "reveal" && hash(sent[1].word)).toBe(pledge);
    expect(wordAt("t", 0)!.pledges).toEqual([pledge, hash("others"), null, null]);
  });

  it("is another one at every table, and for every seat", async () => {
    const seats = [at(0), at(1), at(0, "u")];
    for (const { told } of seats) told({ ...waiting, pledges: [null, null, null, null] });
    await settled();
    expect(new Set(seats.map(({ sent }) => pledgeIn(sent))).size).toBe(3);
  });

  it("is revealed by a page that was loaded again meanwhile", async () => {
    const before = at(0);
    before.told(waiting);
    await settled();
    const pledge = pledgeIn(before.sent);
    const { sent, told } = at(0);
    told(pledged(pledge));
    await settled();
    told(opening(pledge));
    expect(sent.map(({ type }) => type)).toEqual(["reveal"]);
  });

  it("replaces that of another device once, and is not fought over", async () => {
    const { sent, told } = at(0);
    told(pledged(hash("another device")));
    await settled();
    told(pledged(hash("another device")));
    await settled();
    expect(sent).toHaveLength(1);
    told(opening(hash("another device")));
    expect(sent).toHaveLength(1);
  });

  it("is revealed by the tab whose pledge came last, where two have the same seat", async () => {
    const [one, two] = [at(0), at(0)];
    one.told(waiting);
    two.told(waiting);
    await settled();
    one.told(opening(pledgeIn(one.sent))); // the storage has the word of the other
    expect(one.sent[1]?.type === "reveal" && hash(one.sent[1].word)).toBe(pledgeIn(one.sent));
  });

  it("is kept back if the server promises another seed, or has changed what was fixed", async () => {
    const { sent, told } = at(0);
    told(waiting);
    await settled();
    const pledge = pledgeIn(sent);
    told({ ...opening(pledge), commitment: "cd".repeat(32) });
    expect(sent).toHaveLength(1);
    told(opening(pledge));
    expect(sent).toHaveLength(2);
    const again = at(0);
    again.told({ ...opening(pledge), pledges: [pledge, hash("something better"), null, null] });
    expect(again.sent).toEqual([]);
  });

  it("is none for whoever looks on, once the game has begun, or at an older server", async () => {
    const { word, sent, told } = at(null);
    told(waiting);
    await word.sent;
    const late = at(0);
    late.told({ ...waiting, status: "playing" });
    await late.word.taken;
    const old = at(0);
    old.told({ ...waiting, pledges: undefined });
    await old.word.taken;
    expect([...sent, ...late.sent, ...old.sent]).toEqual([]);
  });
});

describe("the words of a record", () => {
  const commitment = "ab".repeat(32);
  const words = ["mine", "others", "", ""];
  const pledges = [hash("mine"), hash("others"), hash("never told"), null];
  const own = { place: "t 0", word: "mine", pledge: hash("mine"), commitment, pledges };

  it("are those that were pledged, and the own one is among them", async () => {
    expect(await wordsIn({ words, pledges, commitment }, 0, own)).toEqual({
      kept: true,
      own: true,
      revealed: [0, 1],
      missing: [2],
    });
  });
  it("are not kept if one does not fit its pledge", async () => {
    expect((await wordsIn({ words: ["mine", "better", "", ""], pledges, commitment }, null)).kept).toBe(false);
  });
  it("are not kept if a pledge is not the one that this device was shown", async () => {
    const record = { words: ["mine", "better", "", ""], pledges: [...pledges], commitment };
    record.pledges[1] = hash("better");
    expect((await wordsIn(record, null)).kept).toBe(true);
    expect((await wordsIn(record, 0, own)).kept).toBe(false);
    expect((await wordsIn({ words, pledges, commitment: "cd".repeat(32) }, 0, own)).kept).toBe(false);
  });
  it("may lack the own one", async () => {
    const found = await wordsIn({ words: ["", "others", "", ""], pledges, commitment }, 0, own);
    expect([found.kept, found.own, found.missing]).toEqual([true, false, [0, 2]]);
  });
  it("had no pledges in the first version", async () => {
    expect(await wordsIn({ words, commitment }, 0)).toEqual({ kept: true, own: false, revealed: [], missing: [] });
  });
});

describe("a word that was not revealed", () => {
  it("is said of whoever sat there", () => {
    const table = { ...waiting, pledges: [hash("a"), hash("b"), null, null], words: ["a", "", "", ""] };
    expect(lateWords(table)).toEqual([1]);
    expect(lateWords({ ...table, words: null })).toEqual([]);
    const reader = { game: "shinobi", names: ["Ann", "Benkei"], me: 0 };
    expect(lateWord(1, reader)).toBe("Benkei’s word was not revealed in time; it counts as empty.");
    expect(lateWord(0, reader)).toBe("Your word was not revealed in time; it counts as empty.");
  });
});
