/// The hanafuda, drawn on a field of 60 by 96: twelve flowers, and what makes a type of them.
export type Ink = "red" | "leaf" | "pale" | "wood" | "violet" | "gold" | "white" | "ink" | "rose" | "blue";

/** A shape is filled, or a line of some width. */
export interface Shape {
  d: string;
  fill?: Ink;
  line?: Ink;
  width?: number;
}

const at = (x: number, y: number, r: number, turn: number): string => {
  const angle = ((turn - 90) * Math.PI) / 180;
  return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
};
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
/** A petal from the middle outwards. */
const petal = (x: number, y: number, r: number, turn: number, wide: number): string =>
  `M${x} ${y}C${at(x, y, r * 0.5, turn - wide)} ${at(x, y, r, turn - wide * 0.7)} ${at(x, y, r, turn)}` +
  `C${at(x, y, r, turn + wide * 0.7)} ${at(x, y, r * 0.5, turn + wide)} ${x} ${y}Z`;
const petals = (x: number, y: number, r: number, count: number, wide: number, from = 0): string =>
  Array.from({ length: count }, (_, place) => petal(x, y, r, from + (360 / count) * place, wide)).join("");
const rays = (x: number, y: number, near: number, far: number, count: number, from = 0): string =>
  Array.from(
    { length: count },
    (_, place) => `M${at(x, y, near, from + (360 / count) * place)}L${at(x, y, far, from + (360 / count) * place)}`,
  ).join("");

/** A fan of pine needles. */
const needles = (x: number, y: number, r: number): Shape[] => [
  { d: `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Q${x} ${y + r * 0.45} ${x - r} ${y}Z`, fill: "leaf" },
  {
    d: [-66, -44, -22, 0, 22, 44, 66].map((turn) => `M${x} ${y}L${at(x, y, r * 0.92, turn)}`).join(""),
    line: "pale",
    width: 0.9,
  },
];
/** A blossom of five round petals. */
const blossom = (x: number, y: number, r: number, ink: Ink): Shape[] => [
  {
    d: [0, 72, 144, 216, 288]
      .map((turn) => {
        const [cx = 0, cy = 0] = at(x, y, r * 0.56, turn)
          .split(" ")
          .map(Number);
        return circle(cx, cy, r * 0.5);
      })
      .join(""),
    fill: ink,
  },
  { d: rays(x, y, r * 0.18, r * 0.62, 5, 36), line: "white", width: 0.7 },
  { d: circle(x, y, r * 0.24), fill: "gold" },
];
/** A raceme of wisteria, hanging. */
const raceme = (x: number, y: number, long: number): Shape[] => [
  { d: `M${x} ${y - 6}L${x} ${y + long}`, line: "leaf", width: 1 },
  {
    d: Array.from({ length: Math.floor(long / 5) }, (_, row) => {
      const wide = 6.6 * (1 - row / (long / 5)) + 1.2;
      return (
        petal(x, y + row * 5 - 2, 8, 180, 40) +
        circle(x - wide, y + row * 5 + 1, 2.7) +
        circle(x + wide, y + row * 5 + 1, 2.7)
      );
    }).join(""),
    fill: "violet",
  },
];
const iris = (x: number, y: number): Shape[] => [
  { d: `M${x} ${y}L${x} 96`, line: "leaf", width: 2 },
  {
    d:
      petal(x, y, 13, 0, 26) +
      petal(x, y, 13, -62, 34) +
      petal(x, y, 13, 62, 34) +
      petal(x, y - 2, 13, 150, 34) +
      petal(x, y - 2, 13, 210, 34),
    fill: "violet",
  },
  { d: `M${x} ${y - 2}L${x - 4} ${y + 6}M${x} ${y - 2}L${x + 4} ${y + 6}`, line: "gold", width: 1.4 },
];
const maple = (x: number, y: number, r: number, ink: Ink, turn = 0): Shape[] => [
  {
    d: [0, 55, -55, 105, -105, 150, -150]
      .map((one, place) =>
        petal(x, y, r * (place === 0 ? 1 : place < 3 ? 0.92 : place < 5 ? 0.8 : 0.5), one + turn, 22),
      )
      .join(""),
    fill: ink,
  },
  { d: `M${x} ${y}L${at(x, y, r * 0.9, 180 + turn)}`, line: ink, width: 1.3 },
];
const grass = (x: number, lean: number, top: number): Shape[] => [
  { d: `M${x} 74C${x + lean * 0.2} 58 ${x + lean * 0.5} ${top + 12} ${x + lean} ${top}`, line: "gold", width: 1.2 },
  { d: petal(x + lean, top + 2, 11, lean * 2.4, 20), fill: "white" },
];
const strand = (x: number, down: number, lean: number): Shape[] => [
  {
    d: `M${x} 0C${x + lean} ${down * 0.35} ${x - lean} ${down * 0.7} ${x + lean * 0.4} ${down}`,
    line: "leaf",
    width: 1.1,
  },
  {
    d: Array.from({ length: Math.floor(down / 9) }, (_, row) => petal(x, 7 + row * 9, 8, row % 2 ? 205 : 155, 20)).join(
      "",
    ),
    fill: row(x),
  },
];
const row = (x: number): Ink => (x % 2 ? "leaf" : "pale");
const leafy = (x: number, y: number, r: number, turns: number[]): Shape => ({
  d: turns.map((turn) => petal(x, y, r, turn, 30)).join(""),
  fill: "leaf",
});

/** Pine, plum, cherry, wisteria, iris, peony, clover, pampas grass, chrysanthemum, maple, willow, paulownia. */
export const MONTHS: Shape[][] = [
  [
    { d: "M36 96C38 78 28 70 34 52", line: "wood", width: 4 },
    ...needles(18, 92, 17),
    ...needles(44, 80, 18),
    ...needles(20, 66, 17),
    ...needles(45, 54, 13),
  ],
  [
    { d: "M4 92C20 84 26 76 30 62L44 50M30 62L18 52M38 56L52 60", line: "wood", width: 3 },
    ...blossom(16, 80, 10, "red"),
    ...blossom(42, 76, 11, "red"),
    ...blossom(22, 54, 9, "red"),
    ...blossom(46, 50, 8, "rose"),
  ],
  [
    leafy(30, 92, 20, [-70, 70]),
    ...blossom(14, 84, 11, "rose"),
    ...blossom(34, 88, 11, "rose"),
    ...blossom(50, 80, 10, "rose"),
    ...blossom(24, 70, 10, "rose"),
    ...blossom(43, 66, 10, "red"),
    ...blossom(14, 60, 7, "rose"),
  ],
  [
    leafy(14, 2, 18, [110, 150, 210]),
    leafy(40, 0, 20, [130, 170, 225]),
    ...raceme(14, 22, 40),
    ...raceme(31, 26, 56),
    ...raceme(47, 20, 44),
  ],
  [
    {
      d:
        "M8 96C8 76 12 66 16 56 17 72 16 84 15 96ZM26 96C24 78 22 70 24 60 30 72 31 84 32 96Z" +
        "M46 96C46 80 50 66 56 58 55 74 54 86 53 96Z",
      fill: "leaf",
    },
    ...iris(22, 70),
    ...iris(42, 60),
  ],
  [
    leafy(30, 70, 32, [-100, -140, 100, 140, 180]),
    { d: petals(30, 66, 23, 8, 36), fill: "red" },
    { d: petals(30, 66, 16, 7, 36, 20), fill: "rose" },
    { d: petals(30, 66, 9, 6, 36), fill: "white" },
    { d: circle(30, 66, 3), fill: "gold" },
  ],
  [
    { d: "M6 96C10 70 24 50 50 44M10 96C18 78 34 66 56 64M8 96C8 74 12 58 26 42", line: "wood", width: 1.5 },
    {
      d: [
        [17, 70],
        [25, 60],
        [36, 51],
        [46, 46],
        [24, 80],
        [36, 71],
        [47, 66],
        [10, 72],
        [14, 58],
        [21, 48],
      ]
        .map(([x, y]) => petal(x!, y!, 8, 60, 34) + petal(x!, y!, 8, -40, 34))
        .join(""),
      fill: "leaf",
    },
    {
      d: [
        [20, 64],
        [31, 54],
        [42, 49],
        [29, 75],
        [42, 68],
        [52, 64],
        [11, 66],
        [17, 53],
        [25, 44],
      ]
        .map(([x, y]) => circle(x!, y!, 2.7))
        .join(""),
      fill: "red",
    },
  ],
  [
    ...grass(12, 10, 44),
    ...grass(24, -8, 40),
    ...grass(32, 12, 46),
    ...grass(44, 8, 42),
    ...grass(50, -10, 50),
    { d: "M0 78C14 64 46 64 60 78V96H0Z", fill: "ink" },
  ],
  [
    leafy(22, 74, 24, [-120, 160, 200]),
    leafy(40, 84, 20, [100, 140]),
    { d: petals(24, 66, 17, 16, 16), fill: "gold" },
    { d: circle(24, 66, 3.6), fill: "wood" },
    { d: petals(42, 84, 13, 14, 18), fill: "red" },
    { d: circle(42, 84, 3), fill: "gold" },
    { d: petals(45, 54, 10, 14, 18), fill: "gold" },
    { d: circle(45, 54, 2.4), fill: "wood" },
  ],
  [
    ...maple(18, 82, 17, "red", -14),
    ...maple(42, 72, 18, "gold", 18),
    ...maple(20, 56, 14, "red", 26),
    ...maple(45, 48, 10, "red", -20),
  ],
  [...strand(7, 78, 5), ...strand(18, 92, -4), ...strand(29, 70, 6), ...strand(42, 94, -5), ...strand(53, 74, 4)],
  [
    { d: "M30 94L30 60M14 92L14 74M46 92L46 74", line: "leaf", width: 1.4 },
    {
      d: [
        [30, 54],
        [30, 60],
        [30, 66],
        [26, 58],
        [34, 58],
        [26, 65],
        [34, 65],
        [14, 68],
        [14, 74],
        [11, 72],
        [17, 72],
        [46, 68],
        [46, 74],
        [43, 72],
        [49, 72],
      ]
        .map(([x, y]) => petal(x!, y! + 3, 7, 0, 34))
        .join(""),
      fill: "violet",
    },
    leafy(30, 74, 24, [180, 140, 220]),
    leafy(14, 78, 16, [200, 240]),
    leafy(46, 78, 16, [160, 120]),
  ],
];

/** Which months have a card of the type; the rest of a type are plain (SEN-06). */
export const MONTHS_OF: number[][] = [
  [0, 2, 7, 10, 11],
  [1, 3, 4, 5, 6, 7, 8, 9, 10],
  [2, 0, 1, 3, 4, 5, 6, 8, 9, 10],
  [9, 2, 8, 4, 0, 5, 1, 3, 7, 6, 11, 10],
];

const bird = (x: number, y: number, size: number): Shape[] => {
  const p = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  return [
    {
      d:
        `M${p(-10, 2)}C${p(-6, -6)} ${p(2, -7)} ${p(6, -4)}C${p(9, -6)} ${p(12, -4)} ${p(11, -1)}` +
        `L${p(15, 1)} ${p(10, 2)}C${p(8, 7)} ${p(0, 8)} ${p(-6, 5)}L${p(-16, 8)} ${p(-14, 3)}Z`,
      fill: "ink",
    },
    { d: `M${p(-8, -1)}C${p(-10, -9)} ${p(-4, -15)} ${p(2, -16)}C${p(1, -10)} ${p(4, -6)} ${p(5, -1)}Z`, fill: "gold" },
    { d: circle(x + 8.5 * size, y - 1.5 * size, size), fill: "white" },
  ];
};
const butterfly = (x: number, y: number, turn: number): Shape[] => [
  { d: petal(x, y, 12, turn - 50, 34) + petal(x, y, 12, turn + 50, 34), fill: "gold" },
  { d: petal(x, y, 8, turn - 120, 36) + petal(x, y, 8, turn + 120, 36), fill: "violet" },
  { d: `M${at(x, y, 8, turn + 180)}L${at(x, y, 6, turn)}`, line: "ink", width: 1.6 },
];
const DEER: Shape[] = [
  {
    d:
      "M14 44C14 34 20 30 28 30L38 28 40 20C40 17 44 15 47 17L52 22 47 24 46 32C46 38 44 42 43 46L44 " +
      "58H40L38 47H24L21 58H17L17 48Z",
    fill: "wood",
  },
  { d: "M42 17C40 12 36 11 34 6M39 12L34 13M44 16C45 11 49 9 49 5M46 11L51 11", line: "wood", width: 1.6 },
  { d: circle(22, 36, 1.2) + circle(28, 34, 1.2) + circle(33, 38, 1.2) + circle(26, 41, 1.2), fill: "white" },
];
const BOAR: Shape[] = [
  {
    d: "M8 34C8 22 18 17 30 18 42 18 48 24 53 32L50 38 44 38 42 46H38L37 40H22L20 47H16L15 40C11 40 8 38 8 34Z",
    fill: "ink",
  },
  { d: "M18 20L16 14M24 18L22 12M30 18L29 12M36 19L36 13", line: "ink", width: 2 },
  { d: "M47 37L50 32", line: "white", width: 1.8 },
];
const BRIDGE: Shape[] = [
  { d: "M2 52L22 40 34 48 58 34 58 40 34 55 22 47 2 59Z", fill: "wood" },
  { d: "M10 48L10 62M28 46L28 60M46 44L46 58", line: "wood", width: 2 },
];
const CUP: Shape[] = [
  { d: "M14 20H46C46 34 40 40 30 40S14 34 14 20ZM24 40H36L38 46H22Z", fill: "red" },
  { d: "M17 22H43C43 25 37 27 30 27S17 25 17 22Z", fill: "gold" },
];

/** What stands above the flower of an animal card, by month. */
export const ANIMALS: Record<number, Shape[]> = {
  1: bird(28, 28, 1),
  3: bird(30, 84, 0.9),
  4: BRIDGE,
  5: [...butterfly(20, 24, -20), ...butterfly(44, 18, 30)],
  6: BOAR,
  7: [...bird(20, 20, 0.6), ...bird(42, 28, 0.6), ...bird(24, 36, 0.5)],
  8: CUP,
  9: DEER,
  10: bird(30, 40, 1.15),
};
export const SUN: Shape[] = [
  { d: circle(36, 24, 16), fill: "red" },
  { d: circle(36, 24, 18), line: "gold", width: 1.2 },
];
const BLUE = new Set([5, 8, 9]); // the months with a blue strip of paper
export const tanzaku = (month: number): Shape[] => [
  { d: "M18 16L34 11 40 62 24 67Z", fill: BLUE.has(month) ? "blue" : "red" },
  { d: "M26 22L31 56M30 24L29 30M33 38L31 44", line: "white", width: 1.3 },
];
