/// The keyboard is never nowhere: when what had it is gone, it goes to the line that is typed.

const nowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Where it goes: fingers would get a keyboard over half of the screen, so they get the question. */
export function come(field: HTMLElement | undefined): void {
  const fingers = matchMedia("(pointer: coarse)").matches;
  const there = fingers ? document.querySelector<HTMLElement>("[data-prompt]") : field;
  there?.focus({ preventScroll: fingers });
}

/** Watch over the keyboard's place; gives what ends it. */
export function keep(field: () => HTMLElement | undefined): () => void {
  let last: Element | null = null;
  const note = (event: FocusEvent): void => void (last = event.target as Element);
  const watch = new MutationObserver(() => {
    if (nowhere() && last && !last.isConnected && !document.querySelector("dialog[open]")) come(field());
  });
  document.addEventListener("focusin", note);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", note);
    watch.disconnect();
  };
}
