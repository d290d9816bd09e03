/// The lines that were typed before: arrows bring them back.

export class Lines {
  private readonly kept: string[] = [];
  private at = 0;

  add(line: string): void {
    if (this.kept.at(-1) !== line) this.kept.push(line);
    this.at = this.kept.length;
  }

  /** The line so many steps away: back is negative; nothing after the last one. */
  step(by: number): string {
    this.at = Math.min(Math.max(this.at + by, 0), this.kept.length);
    return this.kept[this.at] ?? "";
  }
}
