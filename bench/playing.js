// In the page that is measured: when inputs came and when their effect was painted, and long tasks.
(() => {
  const told = (window.playing = { from: 0, inputs: [], shown: [], tasks: [], frames: [] });
  const season = () => document.querySelector(".year summary")?.ariaLabel ?? "";
  const watch = (type, into, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) into.push({ season: season(), ...entry.toJSON() });
    }).observe({ type, buffered: true, ...more });
  watch("event", told.shown, { durationThreshold: 16 }); // what took less is not told
  watch("longtask", told.tasks);
  watch("long-animation-frame", told.frames);

  // Its effect is shown by the frame after the first change that follows it.
  let open = null;
  const begin = (event) => {
    const thing = event.target.closest?.("[data-place], button, a, summary") ?? event.target;
    const name = thing.dataset?.place ?? (thing.className || thing.nodeName);
    open = { at: event.timeStamp, what: `${event.key ?? event.type} on ${name}`, season: season(), painted: null };
    told.inputs.push(open);
  };
  const end = () => {
    const input = open;
    open = null;
    if (!input) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (input.painted = performance.now());
      port2.postMessage(0);
    });
  };
  addEventListener("click", begin, true);
  addEventListener("keydown", begin, true);
  addEventListener("focusin", end, true); // what keys move
  const all = { childList: true, subtree: true, attributes: true, characterData: true };
  new MutationObserver(end).observe(document, all);

  // Where a person could touch these things: in their middle, where nothing lies over it.
  const middle = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const over = width > 4 && document.elementFromPoint(left, top);
    return over && thing.contains(over) ? [left, top] : null;
  };
  window.touchable = (selector) => [...document.querySelectorAll(selector)].map(middle).filter(Boolean);
})();
