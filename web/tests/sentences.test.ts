/// Refusals in words; tests/words/test_page.py compares the sentences of events with the server's.
import { describe, expect, it } from "vitest";
import { refusalSentence, ruleIn } from "../src/words/sentences";
import "./setting";

describe("refusals", () => {
  it("are said in words, with the rule aside", () => {
    const refusal = { rule: "SHI-27", reason: "strength", figures: { attacker: 2, defender: 3 }, text: "" };
    expect(refusalSentence(refusal)).toBe("The target must be smaller: it has 3 cards, the attacker 2.");
    expect(ruleIn(refusal)).toBe("SHI-27");
  });
  it("name clans as people write them", () => {
    const refusal = { rule: "SHI-20", reason: "hand", figures: { clan: "hojo", province: "B" }, text: "" };
    expect(refusalSentence(refusal)).toBe("You hold no card of Hōjō to deploy.");
  });
  it("fall back to the server's own sentence", () => {
    const refusal = { rule: "NEW", reason: "thing", figures: {}, text: "Something new." };
    expect([refusalSentence(refusal), ruleIn(refusal)]).toEqual(["Something new.", null]);
  });
});
