/// What stands on the lid of the box.
import type { Lid } from "../lids";

export default { sign: "忍", players: 4 } satisfies Lid;
