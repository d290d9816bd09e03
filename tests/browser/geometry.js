// What of a table can't be seen or touched in this window, as a list of complaints: given what may be
// picked (the first parts of the names of places) and whether fingers or a mouse point at it.
async ([picks, touch, most]) => {
  const SLACK = 0.6; // px that rounding takes
  const FINGER = 44; // px
  const DOCK = 0.4; // of the window that prompt, buttons and hand may take
  const ROUND = ".crest, .kamon svg, .badge, .face";
  const SOURCES = "button.source[data-place]";
  // Kinds of places that stand together in one list, of which the last is in sight: what can be answered to offers.
  const TOGETHER = {
    take: "offers",
    counter: "offers",
    refuse: "offers",
    withdraw: "offers",
  };
  const TARGETS = "button.target[data-place], button.victim[data-place], button.here";
  // Where a thing is touched, in parts of it: its middle, near its edges, and between.
  const SPOTS = [[0.5, 0.5], [0.03, 0.5], [0.97, 0.5], [0.5, 0.03], [0.5, 0.97],
    [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]; // prettier-ignore
  const faults = [];
  const settled = async () => {
    for (let tick = 0; tick < 20; tick++) await null;
    await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    // What unfolds is small at first, where motion is reduced for a millisecond.
    const unfolds = () => document.getAnimations().some((one) => one.timeline === document.timeline && one.pending);
    for (let frame = 0; frame < 3 || (unfolds() && frame < 9); frame++)
      await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  };
  const all = (things) => [...document.querySelectorAll(things)].filter((one) => one.getClientRects().length > 0);
  const named = (thing) =>
    thing?.dataset?.place ?? (thing?.className?.baseVal ?? thing?.className ?? thing?.tagName ?? "nothing").trim();

  /** What lies over a part of a thing, or cuts it off; null if a pointer touches all of it. */
  function hiddenBy(thing, boxes = [thing.getBoundingClientRect()]) {
    for (const box of boxes) {
      for (const [x, y] of SPOTS) {
        const [left, top] = [box.left + box.width * x, box.top + box.height * y];
        const hit = document.elementFromPoint(left, top);
        if (!hit) return `outside of the window at ${Math.round(left)}, ${Math.round(top)}`;
        if (!thing.contains(hit)) return `under ${named(hit)}`;
      }
    }
    return null;
  }

  const scrollers = (thing) => {
    const found = [];
    for (let up = thing.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const scrolls = (how, inside, outside) => /auto|scroll/.test(how) && inside > outside + 1;
      if (scrolls(overflowX, up.scrollWidth, up.clientWidth) || scrolls(overflowY, up.scrollHeight, up.clientHeight))
        found.push(up);
    }
    return found;
  };
  /** Whether one sees that there is more: a bar that takes room, or an edge that fades. */
  const cued = (scroller) =>
    scroller.offsetWidth - scroller.clientWidth > 4 ||
    scroller.offsetHeight - scroller.clientHeight > 4 ||
    getComputedStyle(scroller).maskImage !== "none";

  /** What is wrong with a thing that is seen as it is. */
  function wrong(thing) {
    const over = hiddenBy(thing);
    if (over) return over;
    if (!touch) return null;
    const { left, top, width, height } = thing.getBoundingClientRect();
    const middle = [left + width / 2, top + height / 2];
    const [across, down] = [reach(thing, width, middle, 1, 0), reach(thing, height, middle, 0, 1)];
    return Math.min(across, down) < FINGER - SLACK ? `${across}×${down} px are too few for a finger` : null;
  }
  /** How far a thing can be touched to both sides of its middle, which may be more than is painted of it. */
  function reach(thing, painted, [x, y], dx, dy) {
    if (painted >= FINGER) return Math.round(painted);
    const far = (sign) => {
      let steps = 0;
      while (steps < FINGER && thing.contains(document.elementFromPoint(x + sign * dx * steps, y + sign * dy * steps)))
        steps += 0.5;
      return steps;
    };
    return Math.round(far(1) + far(-1));
  }
  /** The same, where it may be scrolled to. */
  function wrongWhenReached(thing) {
    const now = wrong(thing);
    if (!now) return null;
    const around = scrollers(thing);
    if (around.length === 0) return now;
    const blind = around.find((one) => !cued(one));
    if (blind) return `${now}, and nothing shows that ${named(blind)} can be scrolled`;
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    return wrong(thing);
  }

  /** What is asked, the buttons, the hand: they stay where they are, whatever is scrolled. */
  function frame(when) {
    const question = document.querySelector(".prompt h2");
    const range = document.createRange();
    range.selectNodeContents(question);
    const over = hiddenBy(question, [...range.getClientRects()]);
    if (over) faults.push(`${when}what is asked: ${over}`);
    for (const button of all(".prompt .button, .bar .button, .drawers .button")) {
      const why = wrong(button);
      if (why) faults.push(`${when}button ${button.innerText || button.ariaLabel}: ${why}`);
    }
    const held = all(".dock .hand button[data-place]");
    if (held.length && held.every((card) => hiddenBy(card))) faults.push(`${when}nothing of the hand is seen`);
    const scrolled = scrollers(held[0] ?? question).map((one) => [one, one.scrollLeft, one.scrollTop]);
    for (const card of held) {
      const why = wrongWhenReached(card);
      if (why) faults.push(`${when}in hand ${named(card)}: ${why}`);
    }
    for (const [one, left, top] of scrolled) one.scrollTo(left, top);
  }

  /** The board is scrolled back to where it begins. */
  function begin() {
    for (const one of document.querySelectorAll(".board *")) if (one.scrollTop || one.scrollLeft) one.scrollTo(0, 0);
  }

  /** What can be done: each place once, wherever it can be touched best; one of a kind without scrolling. */
  function deeds(when, glowing) {
    const places = Map.groupBy(all(glowing), (thing) => thing.dataset.place);
    const seen = new Map();
    for (const [place, things] of places) {
      const kind = TOGETHER[place.split(":")[0]] ?? place.split(":")[0];
      seen.set(kind, (seen.get(kind) ?? false) || things.some((thing) => !hiddenBy(thing)));
    }
    for (const [kind, found] of seen) if (!found) faults.push(`${when}none of ${kind} is seen before one scrolls`);
    for (const [place, things] of places) {
      const why = things.map(wrongWhenReached);
      if (!why.includes(null)) faults.push(`${when}${place}: ${why[0]}`);
    }
  }

  /** What a panel is about can be read, at least when one scrolls to it. */
  function panels(when) {
    for (const heading of all(".board .panel h2, .board .cloth h2")) {
      heading.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = heading.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!heading.contains(hit)) faults.push(`${when}the panel ${heading.innerText}: under ${named(hit)}`);
    }
  }

  /** The window as a whole. */
  function shape() {
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      faults.push(`the page is ${scrollWidth}×${scrollHeight}`);
    const dock = document.querySelector(".dock").getBoundingClientRect();
    const share = (dock.width * dock.height) / (innerWidth * innerHeight);
    if (share > DOCK) faults.push(`the dock takes ${Math.round(100 * share)} % of the window`);
    for (const row of all(".round li")) {
      if (row.offsetHeight > 2 * FINGER) faults.push(`who is asked is stretched: ${row.offsetHeight} px high`);
    }
    for (const round of all(ROUND)) {
      const { offsetWidth = 0, offsetHeight = 0 } = round;
      const { width, height } = offsetWidth ? { width: offsetWidth, height: offsetHeight } : round.getBBox();
      if (offsetWidth && Math.abs(width - height) > 1) faults.push(`${named(round)} is an oval: ${width}×${height}`);
    }
  }

  // A note about the last year goes with any key; the tests leap from game to game, and would meet it anywhere.
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
  await settled();
  begin();
  shape();
  frame("");
  deeds("", SOURCES);
  panels("");
  for (const kind of picks) {
    const sources = [...new Set(all(`button.source[data-place^="${kind}:"]`).map((one) => one.dataset.place))];
    const chosen = sources.length <= most ? sources : [...sources.slice(0, most - 1), sources.at(-1)];
    for (const place of chosen) {
      begin();
      document.querySelector(`button.source[data-place="${place}"]`)?.click();
      await settled();
      frame(`${place}: `);
      deeds(`${place}: `, TARGETS); // a panel that was opened may cover what else there is
      panels(`${place}: `);
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      await settled();
    }
  }
  return faults;
};
