/// Where we are: the address says it, and every address can be shared.
import { root, to } from "../wire/api";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; key: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string; rule: string };

/** The page of an address below the server's root. */
export function routeOf(path: string, search: string, hash: string): Route {
  const [first = "", id = ""] = path.split("/");
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once, here
  const asked = new URLSearchParams(search);
  const mark = decodeURIComponent(hash.replace(/^#/, ""));
  if (first === "t" && id) {
    return asked.has("step") ? { page: "replay", id } : { page: "table", id, key: mark };
  }
  const game = asked.get("rules");
  return game ? { page: "rules", game, rule: mark } : { page: "home" };
}

// Where the pages are.

export const homeAt = (): string => root();
export const tableAt = (id: string): string => to(`t/${id}`);
export const replayAt = (id: string, step: number | "" = "", seat?: number | "all" | null): string =>
  to(`t/${id}?step=${step}${seat === undefined ? "" : `&seat=${seat ?? ""}`}`);
export const rulesAt = (game: string, rule = ""): string => to(`?rules=${game}${rule && `#${rule}`}`);

/** The handbook, where the server has it: it says so in the page's head. */
export const handbookAt = (): string | null =>
  document.querySelector<HTMLLinkElement>('link[rel="help"]')?.href ?? null;

function current(): Route {
  const base = new URL(root()).pathname;
  return routeOf(location.pathname.slice(base.length), location.search, location.hash);
}

class Router {
  route: Route = $state.raw(current());

  constructor() {
    addEventListener("popstate", () => (this.route = current()));
    addEventListener("click", (event) => this.follow(event));
  }

  /** Go to an address of ours. */
  go(place: string, replace = false): void {
    const address = new URL(place);
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.route = current();
    if (!address.hash) scrollTo(0, 0);
  }

  /** Links to our own pages don't load the page anew. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || !link.href.startsWith(root())) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
