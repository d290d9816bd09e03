/// The crests, drawn on a field of 100 by 100: solid shapes, and lines of the given width.
export interface Drawing {
  solid?: string;
  line?: string;
  width?: number;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The clans, after the historical crests, and the ninja's star. */
export const CRESTS: Record<string, Drawing> = {
  // Takeda: four diamonds
  takeda: {
    solid: "M50 6 71 27 50 48 29 27ZM50 52 71 73 50 94 29 73ZM27 29 48 50 27 71 6 50ZM73 29 94 50 73 71 52 50Z",
  },
  // Hōjō: three scales
  hojo: { solid: "M50 10 72.500 49H27.500ZM26 53 48.500 92H3.500ZM74 53 96.500 92H51.500Z" },
  // Mōri: a bar and three stars
  mori: { solid: `M8 14h84v15H8Z${circle(50, 49, 14)}${circle(30, 78, 14)}${circle(70, 78, 14)}` },
  // Oda: the quince, five lobes and the flower in them
  oda: {
    line:
      "M30 22.500A20 20 0 0 1 70 22.500A20 20 0 0 1 82.300 60.500A20 20 0 0 1 50 84A20 20 0 0 1 17.700 " +
      "60.500A20 20 0 0 1 30 22.500Z",
    width: 7,
    solid:
      "M40.500 36.500A9.500 9.500 0 0 1 59.500 36.500A9.500 9.500 0 0 1 65.500 55A9.500 9.500 0 0 1 50 66" +
      `A9.500 9.500 0 0 1 34.500 55A9.500 9.500 0 0 1 40.500 36.500Z${circle(50, 49, 5)}`,
  },
  // Uesugi: bamboo and two sparrows, simplified
  uesugi: {
    line: circle(50, 50, 44),
    width: 5.5,
    solid:
      "M50 12C57 22 57 33 50 43 43 33 43 22 50 12ZM30 18C41 20 47 27 49 38 38 37 31 29 30 18Z" +
      "M70 18C59 20 53 27 51 38 62 37 69 29 70 18Z" +
      "M13 66C17 54 24 48 32 46A8.500 8.500 0 1 1 45 54L48 57 43 59C40 68 27 72 13 66Z" +
      "M87 66C83 54 76 48 68 46A8.500 8.500 0 1 0 55 54L52 57 57 59C60 68 73 72 87 66Z" +
      "M50 66C55 73 55 80 50 88 45 80 45 73 50 66ZM33 77C40 75 45 77 48 83 42 86 36 84 33 77Z" +
      "M67 77C60 75 55 77 52 83 58 86 64 84 67 77Z",
  },
  ninja: {
    solid:
      "M50 3 60 34C62 38 64 39 66 40L97 50 66 60C62 62 61 64 60 66L50 97 40 66C38 62 36 61 34 60L3 50 34 40" +
      `C38 38 39 36 40 34Z${circle(50, 50, 8)}`,
  },
};

/** The marks of the seats, then from the first again: old patterns that belong to no clan of ours. */
export const MARKS: Drawing[] = [
  { line: circle(50, 50, 36), width: 18 }, // the snake's eye
  { line: circle(50, 50, 43), width: 6, solid: "M18 36h64v9H18ZM18 55h64v9H18Z" }, // two bars
  { line: `${circle(50, 50, 42)}M50 8V92M8 50H92`, width: 9 }, // the bit
  { line: "M36 4V96M64 4V96M4 36H96M4 64H96", width: 9 }, // the well
  {
    solid: [
      [50, 50, 13],
      [50, 15, 11],
      [50, 85, 11],
      [15, 50, 11],
      [85, 50, 11],
      [26, 26, 11],
      [74, 26, 11],
      [26, 74, 11],
      [74, 74, 11],
    ]
      .map(([x, y, r]) => circle(x!, y!, r!))
      .join(""),
  }, // nine stars
  { line: "M50 6 94 50 50 94 6 50ZM50 30 70 50 50 70 30 50Z", width: 8 }, // nested diamonds
];
