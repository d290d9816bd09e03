/// Pan and zoom of the map: drag, pinch, wheel; a tap stays a tap.
export interface Zoom {
  k: number;
  x: number;
  y: number;
}

export const WHOLE: Zoom = { k: 1, x: 0, y: 0 };
export const MOST = 4;
const EDGE = 36; // px that what is focused keeps from the edge
const SLACK = 6; // px that a tap may wander

interface Size {
  width: number;
  height: number;
}

/** The zoom within its bounds: never smaller than the whole, never off the board. */
export function bounded({ k, x, y }: Zoom, { width, height }: Size): Zoom {
  const size = Math.min(Math.max(k, 1), MOST);
  return { k: size, x: Math.min(Math.max(x, width * (1 - size)), 0), y: Math.min(Math.max(y, height * (1 - size)), 0) };
}

/** Zoom about a point that stays where it is. */
export function about(zoom: Zoom, factor: number, [x, y]: [number, number], size: Size): Zoom {
  const k = Math.min(Math.max(zoom.k * factor, 1), MOST);
  const grown = k / zoom.k;
  return bounded({ k, x: x - (x - zoom.x) * grown, y: y - (y - zoom.y) * grown }, size);
}

/** The zoom at which a point is seen, and stays clear of the edges and of what covers the left. */
export function towards(zoom: Zoom, [x, y]: [number, number], size: Size, left: number): Zoom {
  const within = (at: number, low: number, high: number): number => Math.max(Math.min(at, high), Math.min(low, high));
  const dx = within(x, left + EDGE, size.width - EDGE) - x;
  const dy = within(y, EDGE, size.height - EDGE) - y;
  return bounded({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, size);
}

/** An action for the map: it tells every new zoom. What a mouse can drag is left to the table. */
export function pan(
  map: HTMLElement,
  ways: () => { zoom: Zoom; onzoom: (zoom: Zoom) => void },
): { destroy: () => void } {
  const fingers = new Map<number, [number, number]>();
  let moved = false;
  const size = (): Size => ({ width: map.clientWidth, height: map.clientHeight });
  const at = (event: PointerEvent | WheelEvent): [number, number] => {
    const box = map.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  const down = (event: PointerEvent): void => {
    const thing = (event.target as Element).closest("button");
    if (event.pointerType !== "touch" && (event.button !== 0 || thing)) return;
    if (fingers.size === 0) moved = false;
    fingers.set(event.pointerId, at(event));
  };
  const move = (event: PointerEvent): void => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = at(event);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    if (!moved && fingers.size === 1 && Math.hypot(dx, dy) < SLACK) return;
    moved = true;
    const { zoom, onzoom } = ways();
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, to);
    if (!other) return onzoom(bounded({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, size()));
    const grown =
      Math.hypot(to[0] - other[0], to[1] - other[1]) / Math.max(Math.hypot(from[0] - other[0], from[1] - other[1]), 1);
    onzoom(about(zoom, grown, [(to[0] + other[0]) / 2, (to[1] + other[1]) / 2], size()));
  };
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  const click = (event: Event): void => {
    if (moved) event.stopPropagation();
    moved = false;
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { zoom, onzoom } = ways();
    onzoom(about(zoom, Math.exp(-event.deltaY / 400), at(event), size()));
  };

  map.addEventListener("pointerdown", down);
  map.addEventListener("click", click, { capture: true });
  map.addEventListener("wheel", wheel, { passive: false });
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return {
    destroy: () => {
      map.removeEventListener("pointerdown", down);
      map.removeEventListener("click", click, { capture: true });
      map.removeEventListener("wheel", wheel);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    },
  };
}
