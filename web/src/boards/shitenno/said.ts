/// A province in words, for those who can't see it.
import type { Scene } from "../board";
import { t, words } from "../../words/words.svelte";
import { leader, price, strengths, TROOPS, values } from "./reckoning";
import { provinceName, seen, whose } from "./shitenno";

/** Who stands where, what the next position costs, who leads. */
export function said(scene: Scene, where: number): string {
  const view = seen(scene);
  const [cost, leads] = [price(view, where), leader(view, where)];
  const tiles = 3 - (view.won[where]?.length ?? 0);
  const taken = (view.board[where] ?? []).flatMap((seat, at) =>
    seat === null
      ? []
      : [
          t("shitenno-said-kamon", {
            value: values(where)[at] ?? 0,
            name: whose(scene, seat),
            golden: view.golden[where]?.[at] ? "yes" : "no",
          }),
        ],
  );
  const asks = cost
    ? t("shitenno-said-price", {
        value: cost.koku,
        troops: words.listed(cost.troops.map((troop) => words.label(TROOPS[troop] ?? ""))),
        tiles,
      })
    : t("shitenno-see-full");
  const leading =
    leads === null
      ? ""
      : t("shitenno-said-leads", {
          name: whose(scene, leads),
          me: leads === scene.me ? "yes" : "no",
          kamon: strengths(view, where)[leads] ?? 0,
        });
  return [provinceName(where), ...taken, asks, leading].filter(Boolean).join(". ");
}
