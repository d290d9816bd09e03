/// Where the plaques are, in hundredths of the board, in the order of the provinces.
import type { Point } from "./japan";

export const SPOTS: Record<"wide" | "near" | "rows" | "tall", Point[]> = {
  wide: [
    [27.5, 14],
    [47, 14],
    [88, 77],
    [9, 14],
    [68, 86],
    [30, 87],
    [10.5, 87],
    [66.5, 14],
  ],
  near: [
    [37.5, 11],
    [63, 11],
    [89, 59],
    [12, 11],
    [64, 89],
    [38, 89],
    [12, 89],
    [89, 82],
  ],
  rows: [
    [37.5, 11],
    [62.5, 11],
    [89, 11],
    [12, 11],
    [62.5, 89],
    [37.5, 89],
    [12, 89],
    [89, 89],
  ],
  tall: [
    [21, 62],
    [44, 52],
    [66, 8],
    [14, 79],
    [83, 66],
    [60, 81],
    [38, 93],
    [80, 37],
  ],
};
