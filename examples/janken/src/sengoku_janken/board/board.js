// Janken in the browser: everybody's last hand on a round of straw, and the three hands to choose from.
//
// The page draws the frame, the prompt, the log and the people; this draws the middle of the table and
// what one holds. `table` and `hand` are called once with an element; the function that they return is
// called with every change.

const HANDS = ["rock", "paper", "scissors"];
const SIGNS = {
  rock: "M22 66Q14 44 32 30 50 14 70 28 90 42 82 66 76 82 50 82 28 82 22 66ZM34 46Q44 34 58 36M64 70Q74 62 72 50",
  paper: "M26 16H62L76 30V86H26ZM62 16V30H76M36 44H66M36 56H66M36 68H56",
  scissors: "M34 12 60 62M66 12 40 62M60 62A11 11 0 1 0 70 74 11 11 0 0 0 60 62ZM40 62A11 11 0 1 1 30 74 11 11 0 0 1 40 62Z",
};

function make(kind, name, ...children) {
  const element = document.createElement(kind);
  element.className = name;
  element.append(...children);
  return element;
}

/** A card: a hand, its back, or nothing yet. */
function card(hand, text) {
  const element = make("span", `janken-card ${hand ?? "none"}`);
  if (!(hand in SIGNS)) return element;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SIGNS[hand]);
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("aria-hidden", "true");
  svg.append(path);
  element.append(svg, make("b", "", text(hand)));
  return element;
}

/** One player: a name, what lies before them, and their points as stones. */
function player(seat, last, { scene, text }) {
  const { view, names, me } = scene;
  const shown = view.chosen[seat] ? (seat === me ? view.hand : "back") : HANDS[last?.hands[seat]];
  const best = view.points[seat] > 0 && view.points[seat] === Math.max(...view.points);
  const stones = Array.from({ length: view.points[seat] }, () => make("i", ""));
  const points = make("span", "janken-points", ...stones);
  points.setAttribute("role", "img");
  points.setAttribute("aria-label", text("janken-figure-points", { name: names[seat], value: view.points[seat] }));
  const state = view.ranks.length ? "" : text(view.chosen[seat] ? "janken-chosen" : "janken-thinks");
  const looks = `janken-player${view.chosen[seat] ? " chosen" : ""}${best ? " best" : ""}`;
  return make("li", looks, make("b", "", names[seat]), card(shown, text), points, make("small", "", state));
}

export default {
  styles: new URL("board.css", import.meta.url).href,

  table(element) {
    return (given) => {
      const { view, events } = given.scene;
      const last = events?.findLast((event) => event.event === "reveal");
      const left = make("p", "janken-left", given.text("janken-left", { left: view.left }));
      const players = view.points.map((_, seat) => player(seat, last, given));
      element.replaceChildren(make("div", "janken", left, make("ul", "janken-players", ...players)));
    };
  },

  // A place of the page is a word; without a `way` of our own a move is a tap on the place "move:<code>".
  // The buttons stay the same, so that the keyboard keeps its place.
  hand(element) {
    const buttons = HANDS.map(() => make("button", ""));
    element.append(make("div", "janken-hand", ...buttons));
    return ({ scene, glow, pick, text }) => {
      for (const [code, button] of buttons.entries()) {
        const [hand, place] = [HANDS[code], `move:${code}`];
        button.type = "button";
        button.className = scene.view.hand === hand ? "picked" : glow(place);
        button.dataset.place = place;
        button.ariaLabel = text(hand);
        button.ariaDisabled = String(glow(place) === "quiet");
        button.onclick = () => pick(place);
        button.replaceChildren(card(hand, text));
      }
    };
  },

  standing: (view) => view.points.map((value, seat) => ({ name: String(seat), kind: "", value, seat })),
};
