/// What stands on the lid of the box.
import type { Lid } from "../lids";

export default { sign: "四" } satisfies Lid;
