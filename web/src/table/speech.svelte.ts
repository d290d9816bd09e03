/// What a seat hears: events, what is asked, refusals and warnings, each once, by the wish of whoever listens.
import { untrack } from "svelte";
import { settings } from "../store/settings.svelte";
import type { GameEvent, Refusal } from "../wire/protocol";
import { handoverSentence, readerAt } from "../words/handovers";
import { eventSentence, proposalSentence, refusalSentence, resultSentence, who } from "../words/sentences";
import { t } from "../words/words.svelte";
import { announcer } from "./announcer.svelte";
import { concerns, Deadline, news } from "../store/news";
import type { Picking } from "./picking.svelte";
import type { Sitting } from "./sitting.svelte";
import { spelt } from "./ticking.svelte";

/** When the last of these came. */
const latest = (told: { at: number }[]): number => Math.max(0, ...told.map((one) => one.at));

const PAUSE = 1500; // ms without an event, after which a digest is told to somebody who may act meanwhile

export class Speech {
  private waiting: string[] = []; // of a digest
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = ""; // what was asked last, and after which move
  private proposed = "";
  private known: { talk: number; reports: number; changes: number; over: boolean; undone: number };
  private readonly clocks = { own: new Deadline(), phase: new Deadline() };

  constructor(private readonly sitting: Sitting) {
    const { store, now, over } = sitting;
    store.told ??= store.events; // what was there before is not read again
    this.known = {
      talk: latest(store.lines),
      reports: latest(now.reports ?? []),
      changes: now.handovers?.length ?? 0,
      over,
      undone: store.undone,
    };
  }

  /** Follow the table from now on; what is asked may not be known yet. */
  listen(picking: Pick<Picking, "why">, prompt: () => string | null): void {
    const { store } = this.sitting;
    $effect(() => {
      const { events } = store;
      void store.undone;
      untrack(() => this.follow(events));
    });
    $effect(() => this.ask(prompt()));
    $effect(() => this.refuse(store.refusal));
    $effect(() => this.refuse(picking.why?.refusal ?? null));
    $effect(() => this.watch());
    $effect(() => {
      if (store.link === "lost") announcer.say(t("page-lost"), "urgent");
    });
    $effect(() => this.propose());
    $effect(() => this.reports());
  }

  /** What happened since it was told last. */
  private follow(events: GameEvent[]): void {
    const { store } = this.sitting;
    const { first } = news(store.told ?? [], events);
    store.told = events;
    if (store.undone > this.known.undone) {
      this.waiting = [];
      announcer.say(t("page-undone"), "urgent");
    }
    this.known.undone = store.undone;
    for (const [at, event] of events.slice(first).entries()) this.tell(event, first + at);
    this.changes();
    this.talk();
    if (this.sitting.over && !this.known.over) this.end();
    this.known.over = this.sitting.over;
  }

  private tell(event: GameEvent, place: number): void {
    const { reader, handovers, doer } = this.sitting.log;
    const then = readerAt(place, reader, handovers);
    const text = eventSentence(event, then);
    const own = reader.me !== null && (doer(event) ?? event.seat) === reader.me;
    const how = settings.kept.speech;
    if (how === "digest" && !own) this.wait(text);
    else if (how !== "mine" || concerns(event, then)) this.say(text);
  }

  private wait(text: string): void {
    if (text) this.waiting.push(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.sitting.mine && this.digest(), PAUSE);
  }

  /** All that has waited, in one go. */
  private digest(): void {
    clearTimeout(this.timer);
    announcer.say(this.waiting.splice(0).join(" "));
  }

  /** Say something after whatever has waited. */
  private say(text: string): void {
    this.digest();
    announcer.say(text);
  }

  private changes(): void {
    const { now, me } = this.sitting;
    const handovers = now.handovers ?? [];
    for (const one of handovers.slice(this.known.changes)) this.say(handoverSentence(one, me));
    this.known.changes = handovers.length;
  }

  private talk(): void {
    const { store, reader } = this.sitting;
    for (const line of store.talk) {
      if (line.at > this.known.talk && line.from !== reader.me) this.say(`${who(line.from, reader)}: ${line.text}`);
    }
    this.known.talk = Math.max(this.known.talk, latest(store.lines));
  }

  /** What players have reported to the host. */
  private reports(): void {
    const reports = this.sitting.now.reports ?? [];
    for (const { at, by, name } of reports.toReversed()) {
      if (at > this.known.reports) announcer.say(t("page-report-came", { by, name }));
    }
    this.known.reports = latest(reports);
  }

  /** What somebody asks of all. */
  private propose(): void {
    const { now, names, me } = this.sitting;
    const asked = now.table.proposal;
    const text = asked ? proposalSentence(asked, names, me) : "";
    if (text !== this.proposed) announcer.say(text, "urgent");
    this.proposed = text;
  }

  private end(): void {
    const { now, reader } = this.sitting;
    this.digest();
    announcer.say(resultSentence(now.table.result, reader), "urgent");
  }

  /** What is asked: again after every move of one's own, also if the words are the same. */
  private ask(prompt: string | null): void {
    const { store, mine, idle, stuck, now } = this.sitting;
    const halted = stuck || now.table.status === "paused";
    if (prompt === null || (!halted && (!mine || idle || now.version === store.done))) return;
    const asked = `${store.done ?? ""} ${store.undone} ${prompt}`;
    if (asked === this.asked) return;
    this.asked = asked;
    this.say(prompt);
  }

  private refuse(refusal: Refusal | null): void {
    if (refusal) announcer.say(refusalSentence(refusal), "urgent");
  }

  /** Warn of time that runs out: the own one, and that of a phase. Gives what ends it. */
  private watch(): () => void {
    const { now, me, mine } = this.sitting;
    const { clock } = now;
    if (!clock || me === null || !mine) return () => {};
    const since = (Date.now() - (clock.heard ?? Date.now())) / 1000;
    const own = clock.running.includes(me) ? (clock.left[me] ?? null) : null;
    const timers = [
      ...this.warn(this.clocks.phase, clock.phase, since, true),
      ...this.warn(this.clocks.own, own, since, false),
    ];
    return () => timers.forEach(clearTimeout);
  }

  private warn(
    deadline: Deadline,
    told: number | null,
    since: number,
    begins: boolean,
  ): ReturnType<typeof setTimeout>[] {
    if (told === null) return [];
    const left = Math.max(told - since, 0);
    const { warnings, fresh } = deadline.coming(Date.now() / 1000, left);
    if (fresh && begins) announcer.say(t("page-clock-begins", { time: spelt(Math.round(left)) }));
    return warnings.map(({ seconds, wait }) =>
      setTimeout(() => {
        deadline.give(seconds);
        announcer.say(t("page-clock-warning", { seconds }), "urgent");
      }, 1000 * wait),
    );
  }
}
