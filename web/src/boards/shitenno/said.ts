/// A province in words, for those who can't see it.
import type { Scene } from "../board";
import { t, words } from "../../words/words.svelte";
import { figuresOf, seen, TROOPS, valuesOf } from "./view";
import { provinceName, whose } from "./shitenno";

/** Who stands where, what the next position costs, who leads. */
export function said(scene: Scene, where: number): string {
  const view = seen(scene);
  const now = view.provinces[where];
  const leads = now?.leader ?? null;
  const values = valuesOf(figuresOf(scene), where);
  const taken = (view.board[where] ?? []).flatMap((seat, at) =>
    seat === null
      ? []
      : [
          t("shitenno-said-kamon", {
            value: values[at] ?? 0,
            name: whose(scene, seat),
            golden: view.golden[where]?.[at] ? "yes" : "no",
          }),
        ],
  );
  const asks =
    now && now.koku !== null
      ? t("shitenno-said-price", {
          value: now.koku,
          troops: words.listed(now.troops.map((troop) => words.label(TROOPS[troop] ?? ""))),
          tiles: now.tiles,
        })
      : t("shitenno-see-full");
  const leading =
    leads === null
      ? ""
      : t("shitenno-said-leads", {
          name: whose(scene, leads),
          me: leads === scene.me ? "yes" : "no",
          kamon: now?.kamon[leads] ?? 0,
        });
  return [provinceName(where), ...taken, asks, leading].filter(Boolean).join(". ");
}
