/// The check of the deal: the sealed stream is the one of the rules.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fair, SealedStream, streamSeed } from "../src/end/fairness";

const seed = "07".repeat(32);
const commitment = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");

async function record(words: string[]): Promise<Parameters<typeof fair>[0]> {
  const stream = new SealedStream(await streamSeed(seed, words));
  const draws: [number, number][] = [];
  for (const size of [58, 57, 5, 3, 1000]) draws.push([size, await stream.below(size)]);
  return { words, seed, draws };
}

describe("the sealed stream", () => {
  it("draws what the rules' stream draws", async () => {
    expect(await new SealedStream(new Uint8Array(32)).below(1000)).toBe(172); // its doctest
  });
});

describe("a record", () => {
  it("is fair if seal and draws are kept", async () => {
    expect(await fair(await record(["", "ōkami", ""]), commitment)).toBe(true);
  });
  it("is not if the seed is another one", async () => {
    expect(await fair({ ...(await record([])), seed: "08".repeat(32) }, commitment)).toBe(false);
  });
  it("is not if one draw is another one", async () => {
    const kept = await record([]);
    kept.draws[3] = [3, ((kept.draws[3]?.[1] ?? 0) + 1) % 3];
    expect(await fair(kept, commitment)).toBe(false);
  });
  it("is not if a word was changed", async () => {
    expect(await fair({ ...(await record(["a"])), words: ["b"] }, commitment)).toBe(false);
  });
});
