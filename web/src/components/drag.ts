/// Dragging, for those who like it: a thing that can be picked follows the mouse to where it goes.
import type { Place } from "../boards/board";

const SLACK = 8; // px that a click may wander
const MOVABLE = "button.source[data-place], button.picked[data-place]";

export interface Drag {
  /** Something was lifted; whether it now is what is picked. */
  onlift: (place: Place) => void;
  /** It was let go over these places, the innermost first. */
  ondrop: (places: Place[]) => void;
}

/** The places under a point: things on the board, and what they lie on. */
function under(x: number, y: number): Place[] {
  const places: Place[] = [];
  for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
    const place = (at as HTMLElement).dataset?.place ?? (at as HTMLElement).dataset?.drop;
    if (place) places.push(place);
  }
  return places;
}

/** An action for the table. Fingers scroll and tap; only a mouse or a pen drags. */
export function drag(table: HTMLElement, ways: () => Drag): { destroy: () => void } {
  let from: { thing: HTMLElement; x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;

  const down = (event: PointerEvent): void => {
    const thing = (event.target as Element).closest<HTMLElement>(MOVABLE);
    if (thing && event.button === 0 && event.pointerType !== "touch")
      from = { thing, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent): void => {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && Math.hypot(dx, dy) > SLACK) ghost = lift(from.thing);
    if (ghost) ghost.style.translate = `${dx}px ${dy}px`;
  };
  const up = (event: PointerEvent): void => {
    if (ghost) {
      ghost.remove();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      ways().ondrop(event.type === "pointerup" ? under(event.clientX, event.clientY) : []);
    }
    from = ghost = null;
  };
  const swallow = (event: Event): void => event.stopPropagation();

  function lift(thing: HTMLElement): HTMLElement {
    const box = thing.getBoundingClientRect();
    const copy = thing.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-place");
    copy.inert = true;
    copy.ariaHidden = "true";
    copy.style.cssText +=
      ";position:fixed;z-index:90;margin:0;pointer-events:none;" +
      `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
    const card = thing.querySelector<HTMLElement>(".card, .family-card");
    if (card) {
      // As large as it was: what cards are measured by is not around the copy.
      copy.style.setProperty("--card-w", `${card.offsetWidth}px`);
      copy.style.setProperty("--card-h", `${card.offsetHeight}px`);
      copy.style.setProperty("--room", `${box.height}px`);
      copy.style.setProperty("--most-step", `${box.height}px`);
    }
    document.body.append(copy);
    ways().onlift(thing.dataset.place ?? "");
    return copy;
  }

  table.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return {
    destroy: () => {
      table.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      ghost?.remove();
    },
  };
}
