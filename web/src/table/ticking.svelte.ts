/// Time that runs down: the server told how much is left, the page counts on.

/** What is left of so many seconds since they were told, and how it is written. */
export class Ticking {
  left = $state(0);

  constructor(told: () => number | null, heard: () => number | undefined) {
    $effect(() => {
      const all = told();
      if (all === null) return;
      const from = heard() ?? Date.now();
      const count = (): void => void (this.left = Math.max(Math.round(all - (Date.now() - from) / 1000), 0));
      count();
      const timer = setInterval(count, 500);
      return () => clearInterval(timer);
    });
  }

  get said(): string {
    return spelt(this.left);
  }
}

/** So many seconds, as clocks show them. */
export function spelt(left: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
