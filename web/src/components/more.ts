/// A list that is longer than its box says so: a shade and an arrow where more of it is, which a tap follows.
import "./more.css";

const ROOM = 4; // px that may be hidden without a word
const FAR = 0.8; // of the box, that a tap goes on

interface Edge {
  name: "up" | "down" | "left" | "right";
  arrow: string;
  gap: string; // the margin that makes up for the gap between things
  step: [number, number]; // to the right, down
}
const EDGES: Edge[] = [
  { name: "up", arrow: "↑", gap: "margin-bottom", step: [0, -FAR] },
  { name: "down", arrow: "↓", gap: "margin-top", step: [0, FAR] },
  { name: "left", arrow: "←", gap: "margin-right", step: [-FAR, 0] },
  { name: "right", arrow: "→", gap: "margin-left", step: [FAR, 0] },
];

/** How far a box goes on beyond an edge, in pixels. */
function beyond(box: HTMLElement, edge: Edge): number {
  const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = box;
  if (edge.name === "up") return scrollTop;
  if (edge.name === "left") return scrollLeft;
  return edge.name === "down" ? scrollHeight - clientHeight - scrollTop : scrollWidth - clientWidth - scrollLeft;
}

/** The cue at an edge: it takes no room, and is nothing for the keyboard, which scrolls by itself. */
function cueAt(box: HTMLElement, { name, arrow, gap, step: [x, y] }: Edge): HTMLElement {
  const cue = document.createElement(box.matches("ul, ol") ? "li" : "span");
  const sign = document.createElement("i");
  const { rowGap, columnGap } = getComputedStyle(box);
  cue.className = `more ${name}`;
  cue.ariaHidden = "true";
  cue.style.setProperty(gap, `${-parseFloat(y ? rowGap : columnGap) || 0}px`);
  sign.textContent = arrow;
  sign.onclick = () => box.scrollBy({ left: x * box.clientWidth, top: y * box.clientHeight, behavior: "smooth" });
  cue.append(sign);
  return cue;
}

const isCue = (node: Node): boolean => node instanceof HTMLElement && node.classList.contains("more");

/** An action for a box that scrolls. */
export function more(box: HTMLElement): { destroy: () => void } {
  const cues = EDGES.map((edge) => ({ edge, cue: cueAt(box, edge) }));
  const look = (): void => {
    for (const { edge, cue } of cues) {
      const shown = beyond(box, edge) > ROOM;
      if (!shown) cue.remove();
      else if (!cue.isConnected) box[edge.name === "up" || edge.name === "left" ? "prepend" : "append"](cue);
    }
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const thing of [box, ...box.children]) if (!isCue(thing)) sizes.observe(thing);
    look();
  };
  const changes = new MutationObserver((found) => {
    if (found.some((one) => [...one.addedNodes, ...one.removedNodes].some((node) => !isCue(node)))) watch();
  });
  box.addEventListener("scroll", look, { passive: true });
  changes.observe(box, { childList: true });
  watch();
  return {
    destroy: () => {
      box.removeEventListener("scroll", look);
      sizes.disconnect();
      changes.disconnect();
    },
  };
}
