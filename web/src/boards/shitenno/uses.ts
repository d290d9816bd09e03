/// How a payment is made up, in words.
import { t, words } from "../../words/words.svelte";
import type { Step } from "./types";
import { TROOPS } from "./view";

const named = (what: number): string => (what === 4 ? "koku" : words.label(TROOPS[what] ?? ""));

/** What is done with what, where that is not plain. */
export const usesTold = (steps: Step[]): string[] =>
  steps.flatMap((step) => {
    if (step.use === "hatamoto") return [t("shitenno-use-hatamoto", { troop: named(step.what) })];
    if (step.use === "exchange")
      return [t("shitenno-use-exchange", { what: named(step.what), into: named(step.into ?? 0) })];
    return step.use === "copy" ? [t("shitenno-use-copy", { what: named(step.what) })] : [];
  });

/** What is paid and brings nothing. */
export const lostIn = (steps: Step[]): string[] =>
  steps.filter((step) => step.use === "lose").map((step) => named(step.what));
