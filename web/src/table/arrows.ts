/// Arrow keys on the board: from one place to the nearest one in that direction.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2.5; // how much farther something lies that is not straight ahead
const LEAST = 8; // pixels that it must lie ahead

/** Go there, if the key is an arrow and there is something. */
export function step(event: KeyboardEvent): void {
  const here = document.activeElement?.closest("[data-place]") ?? document.querySelector("button[data-place]");
  const way = WAYS[event.key];
  const next = here && way && nearest(here.getBoundingClientRect(), way);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nearest(from: DOMRect, [dx, dy]: [number, number]): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of document.querySelectorAll<HTMLElement>("button[data-place]")) {
    const to = thing.getBoundingClientRect();
    const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.bottom - from.bottom];
    const along = x * dx + y * dy;
    const far = along + ASIDE * Math.abs(x * dy + y * dx);
    if (along > LEAST && to.width > 0 && far < least) [best, least] = [thing, far];
  }
  return best;
}
