/// Motion: things travel from the place where they were to the place where they are.
import { mount, unmount, type Component } from "svelte";
import type { Flight } from "../boards/board";
import Card from "./Card.svelte";
import { play } from "./sounds";

const TRAVEL = 420; // ms
const STRIKE = 300;
const FALL = 34; // px

/** Whether motion is not wanted. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The place on the screen, where it can be seen. */
function box(place: string): DOMRect | null {
  for (const found of document.querySelectorAll(`[data-place="${place}"]`)) {
    const rect = found.getBoundingClientRect();
    if (rect.width > 0) return rect;
  }
  return null;
}

type Face = Component<{ kind: string; back?: boolean }>;

/** Let something travel; ends when it has arrived, at once where motion is not wanted. */
export async function fly(flight: Flight, face: Face = Card): Promise<void> {
  const [from, to] = [box(flight.from), box(flight.to)];
  play(flight.strikes ? "strike" : "card");
  if (!from || !to || still()) return;
  const layer = document.createElement("div");
  layer.className = "flight";
  layer.ariaHidden = "true"; // what happens is said otherwise
  const width = Math.min(Math.max(Math.min(from.width, to.width), 34), 86);
  layer.style.setProperty("--card-w", `${width}px`);
  layer.style.setProperty("--card-h", `${width * 1.38}px`);
  document.body.append(layer);
  const card = mount(face, { target: layer, props: { kind: flight.face ?? "", back: flight.face === null } });
  const at = (rect: DOMRect, turn: number, size: number): string => {
    const x = rect.left + rect.width / 2 - width / 2;
    const y = rect.bottom - Math.min(rect.height, width * 1.38) / 2 - width * 0.69;
    return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;
  };
  const there = Math.min(to.width / width, 1.4); // it grows or shrinks on the way
  const landing = `${at(to, 0, 1)} translateY(${-FALL}px)`;
  const frames = flight.strikes
    ? [
        { transform: at(from, 0, 1) },
        { transform: at(to, -8, 1.06), offset: 0.62 },
        { transform: at(to, 4, 1), opacity: 0 },
      ]
    : flight.from === flight.to
      ? [{ transform: landing, opacity: 0 }, { transform: at(to, 0, 1) }]
      : [{ transform: at(from, 0, 1) }, { transform: at(to, 0, there) }];
  try {
    await layer.animate(frames, {
      duration: flight.strikes ? STRIKE : TRAVEL,
      easing: flight.strikes ? "cubic-bezier(.5,0,.9,.4)" : "cubic-bezier(.3,.7,.1,1)",
    }).finished;
  } finally {
    void unmount(card);
    layer.remove();
  }
}
