/// The keyboard's place on a table: one Tab for each group of things, and never nowhere.
///
/// Things that are picked (`data-place`) form groups: the hand, the board, and whatever says
/// `data-group`. Tab comes to the one thing of a group that can be used; arrows go on from there.
import type { Place } from "../boards/board";

const THINGS = "button[data-place]";
const LIVE = [".target, .victim, .here", ".picked", ".source", ".other"]; // what is come to first
const CONTROLS = "button:not(:disabled), a[href], input, select, textarea, summary, [tabindex='0']";

const seen = (thing: Element): boolean => thing.checkVisibility({ visibilityProperty: true });
const usable = (thing: HTMLElement): boolean => thing.isConnected && !thing.matches(":disabled") && seen(thing);
const groupOf = (thing: Element): Element | null => thing.closest("[data-group]");

/** The things of a group that can be used first, or all of them. */
function best(things: HTMLElement[]): HTMLElement[] {
  for (const kind of LIVE) {
    const live = things.filter((thing) => thing.matches(kind) && usable(thing));
    if (live.length) return live;
  }
  return things.filter(usable);
}

/** The first target of what is picked. */
const firstTarget = (shell: Element): HTMLElement | undefined =>
  [...shell.querySelectorAll<HTMLElement>(`${THINGS}:is(.target, .victim, .here)`)].find(usable);

export class Focus {
  private last: HTMLElement | null = null; // what had the keyboard
  private way: Element[] = []; // what it lay in
  private pointed = false; // by a mouse or a finger
  private readonly stops = new WeakMap<Element, HTMLElement>();
  private readonly watch = new MutationObserver(() => this.settle());
  private frame = 0; // before which the stops are found anew

  constructor(private readonly shell: HTMLElement) {
    document.addEventListener("focusin", this.note);
    addEventListener("pointerdown", this.point, true);
    addEventListener("keydown", this.type, true);
    const attributeFilter = ["class", "disabled", "open"];
    this.watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
    this.settle();
    if (nowhere()) this.prompt()?.focus({ preventScroll: true });
  }

  destroy(): void {
    this.watch.disconnect();
    cancelAnimationFrame(this.frame);
    document.removeEventListener("focusin", this.note);
    removeEventListener("pointerdown", this.point, true);
    removeEventListener("keydown", this.type, true);
  }

  private readonly note = (event: FocusEvent): void => {
    this.last = event.target as HTMLElement;
    this.way = [];
    for (let at = this.last.parentElement; at; at = at.parentElement) this.way.push(at);
    this.rove();
  };
  private readonly point = (): void => void (this.pointed = true);
  private readonly type = (): void => void (this.pointed = false);

  private prompt(): HTMLElement | null {
    return this.shell.querySelector<HTMLElement>("[data-prompt]");
  }

  /** After a change: each group has one stop, and the keyboard is not left nowhere. */
  private settle(): void {
    // Once for each frame: to see which things are visible lays out the page.
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.rove();
    });
    if (!nowhere() || !this.last || usable(this.last)) return;
    this.next()?.focus({ preventScroll: this.pointed });
  }

  /** Where to go from something that is gone. */
  private next(): HTMLElement | null {
    const sheet = document.querySelector<HTMLElement>("dialog[open]");
    if (sheet) return sheet.querySelector<HTMLElement>("h2");
    const again = this.last?.dataset.place && this.find(this.last.dataset.place);
    if (again) return again;
    const target = firstTarget(this.shell);
    if (target) return target;
    const group = this.way.find((one) => one.isConnected && one.matches("[data-group]"));
    const live =
      group && best([...group.querySelectorAll<HTMLElement>(THINGS)]).find((one) => one.matches(LIVE.join()));
    return live ?? this.prompt();
  }

  private find(place: Place): HTMLElement | undefined {
    return [...this.shell.querySelectorAll<HTMLElement>(`button[data-place="${CSS.escape(place)}"]`)].find(usable);
  }

  /** One stop for each group: where the keyboard was, or what can be used first. */
  private rove(): void {
    const groups = new Map<Element, HTMLElement[]>();
    for (const thing of this.shell.querySelectorAll<HTMLElement>(THINGS)) {
      const group = groupOf(thing);
      if (group) groups.set(group, [...(groups.get(group) ?? []), thing]);
    }
    for (const [group, things] of groups) {
      const candidates = best(things);
      const held = things.find((thing) => thing === document.activeElement);
      const kept = this.stops.get(group);
      const stop = held ?? candidates.find((thing) => thing === kept) ?? candidates[0];
      for (const thing of things) thing.tabIndex = thing === stop ? 0 : -1;
      if (stop) this.stops.set(group, stop);
    }
  }

  /** Something was picked, or put back: go on to where it can go, or back to where it lies. */
  picked(place: Place | null, before: Place | null): void {
    if (this.pointed || document.querySelector("dialog[open]")) return;
    if (document.activeElement?.closest(".hints")) return; // a look at what it would be
    const there =
      place === null ? (nowhere() && before !== null ? this.find(before) : undefined) : firstTarget(this.shell);
    there?.focus();
  }

  /** Go to a part of the table. */
  skip(part: string): void {
    const there = this.shell.querySelector<HTMLElement>(`[data-part="${part}"]`);
    const first = [...(there?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].find(
      (one) => usable(one) && one.tabIndex >= 0,
    );
    (there?.hasAttribute("tabindex") ? there : (first ?? there))?.focus();
  }
}

const nowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;
