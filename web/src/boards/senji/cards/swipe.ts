/// A swipe on the head of a sheet: down folds it, up unfolds it. A tap stays a tap.
const FAR = 28; // px

/** An action for the head: it tells whether the swipe went down. */
export function swipe(head: HTMLElement, ondone: (down: boolean) => void): { destroy: () => void } {
  let from: number | null = null;
  const down = (event: PointerEvent): void => void (from = event.clientY);
  const up = (event: PointerEvent): void => {
    const way = from === null ? 0 : event.clientY - from;
    from = null;
    if (Math.abs(way) >= FAR) ondone(way > 0);
  };
  const cancel = (): void => void (from = null);
  head.addEventListener("pointerdown", down);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  return {
    destroy: () => {
      head.removeEventListener("pointerdown", down);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    },
  };
}
