/// Arrow keys on the board: from one place to the nearest one in that direction.
///
/// From what can be used they go to what can be used, in its own group first; with Shift they go to
/// everything. Home, End, Page Up and Page Down go through a group in its order.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2.5; // how much farther something lies that is not straight ahead
const LEAST = 8; // pixels that it must lie ahead
const THINGS = "button[data-place]:not(:disabled)";
const LIVE = ".source, .target, .victim, .here, .picked, .other";

/** Go there, if the key is one of them and there is something. */
export function step(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const here = document.activeElement?.closest<HTMLElement>(THINGS) ?? document.querySelector<HTMLElement>(THINGS);
  const next = here && (ahead(here, event) ?? inOrder(here, event.key));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What is come to from here: the nearest circle that has something. */
function circles(here: HTMLElement, all: boolean): HTMLElement[][] {
  const things = [...document.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => thing.checkVisibility());
  const group = here.closest("[data-group]");
  const near = things.filter((thing) => thing.closest("[data-group]") === group);
  return all || !here.matches(LIVE) ? [near, things] : [near.filter((thing) => thing.matches(LIVE)), near, things];
}

function ahead(here: HTMLElement, { key, shiftKey }: KeyboardEvent): HTMLElement | null {
  const way = WAYS[key];
  if (!way) return null;
  for (const things of circles(here, shiftKey)) {
    const found = nearest(here.getBoundingClientRect(), way, things);
    if (found) return found;
  }
  return null;
}

function inOrder(here: HTMLElement, key: string): HTMLElement | undefined {
  const things = circles(here, false)[0] ?? [];
  const at = things.indexOf(here);
  const to: Partial<Record<string, number>> = { Home: 0, End: -1, PageDown: (at + 1) % things.length, PageUp: at - 1 };
  return to[key] === undefined ? undefined : things.at(to[key]);
}

function nearest(from: DOMRect, [dx, dy]: [number, number], things: HTMLElement[]): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    const to = thing.getBoundingClientRect();
    const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.bottom - from.bottom];
    const along = x * dx + y * dy;
    const far = along + ASIDE * Math.abs(x * dy + y * dx);
    if (along > LEAST && to.width > 0 && far < least) [best, least] = [thing, far];
  }
  return best;
}
