/// Refusals in words; tests/words/test_page.py compares the sentences of events with the server's.
import { describe, expect, it } from "vitest";
import { refusalSentence, ruleIn } from "../src/words/sentences";
import "./setting";

describe("refusals", () => {
  it("are said in words, with the rule aside", () => {
    const figures = { clan: "oda", target: "mori", province: "B", attacker: 2, defender: 3 };
    const refusal = { rule: "SHI-27", reason: "strength", figures, text: "" };
    expect(refusalSentence(refusal)).toBe(
      "You can attack only a smaller column: Mōri in province B has 3 cards, your Oda column has 2.",
    );
    expect(ruleIn(refusal)).toBe("SHI-27");
  });
  it("name clans as people write them", () => {
    const refusal = { rule: "SHI-20", reason: "hand", figures: { clan: "hojo", province: "B" }, text: "" };
    expect(refusalSentence(refusal)).toBe("You have no Hōjō card to deploy.");
  });
  it("fall back to the server's own sentence", () => {
    const refusal = { rule: "NEW", reason: "thing", figures: {}, text: "Something new." };
    expect([refusalSentence(refusal), ruleIn(refusal)]).toEqual(["Something new.", null]);
  });
});
