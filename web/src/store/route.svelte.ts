/// Where we are: the address says it, and every address can be shared.
import { root, to } from "../wire/api";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; key: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "nowhere" };

/** By whose eyes a game is seen: a seat's, everybody's (null), or with all hands open. */
export type Eyes = number | "all" | null | undefined;

/** The page of an address below the server's root. */
export function routeOf(path: string, search: string, hash: string): Route {
  const [first = "", id = "", ...rest] = path.split("/");
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once, here
  const asked = new URLSearchParams(search);
  const mark = decodeURIComponent(hash.replace(/^#/, ""));
  if (first === "t" && id && rest.length === 0) {
    return asked.has("step") ? { page: "replay", id } : { page: "table", id, key: mark };
  }
  if (first !== "") return { page: "nowhere" };
  const game = asked.get("rules");
  return game ? { page: "rules", game, rule: mark } : { page: "home" };
}

// Where the pages are.

export const homeAt = (): string => root();
export const tableAt = (id: string): string => to(`t/${id}`);
export const replayAt = (id: string, step: number | "end" = "end", seat?: Eyes): string =>
  to(`t/${id}?step=${step}${seat === undefined ? "" : `&seat=${seat ?? ""}`}`);
export const rulesAt = (game: string, rule = ""): string => to(`?rules=${game}${rule && `#${rule}`}`);

/** The handbook, where the server has it: it says so in the page's head. */
export const handbookAt = (): string | null =>
  document.querySelector<HTMLLinkElement>('link[rel="help"]')?.href ?? null;

function routeAt({ pathname, search, hash }: URL | Location): Route {
  return routeOf(pathname.slice(new URL(root()).pathname.length), search, hash);
}

class Router {
  route: Route = $state.raw(routeAt(location));
  /** Takes the way to a page without leaving this one; whether it did. */
  aside: ((route: Route) => boolean) | null = null;

  constructor() {
    addEventListener("popstate", () => (this.route = routeAt(location)));
    addEventListener("click", (event) => this.follow(event));
  }

  /** Go to an address of ours. */
  go(place: string, replace = false): void {
    const address = new URL(place);
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.route = routeAt(location);
    if (!address.hash) scrollTo(0, 0);
  }

  /** Links to our own pages don't load the page anew. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || !link.href.startsWith(root())) return;
    event.preventDefault();
    if (!this.aside?.(routeAt(new URL(link.href)))) this.go(link.href);
  }
}

export const router = new Router();
