/// What a chart shows.

/** A line: its values by step, null where none is known. */
export interface Line {
  /** Whose crest and colour it has: a clan's, a family's, a general's. */
  kind?: string;
  /** Whose mark it has, where there is no crest. */
  seat?: number;
  name: string;
  values: (number | null)[];
}
