/// Where we are: the address says it, and every address can be shared.
import { root } from "../wire/api";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; key: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string; rule: string };

/** The page of an address below the server's root. */
export function routeOf(path: string, hash: string): Route {
  const [first = "", second = "", third = ""] = path.split("/");
  const mark = decodeURIComponent(hash.replace(/^#/, ""));
  if (first === "t" && second) {
    return third === "replay" ? { page: "replay", id: second } : { page: "table", id: second, key: mark };
  }
  if (first === "rules") return { page: "rules", game: second || "shinobi", rule: mark };
  return { page: "home" };
}

function current(): Route {
  const base = new URL(root()).pathname;
  return routeOf(location.pathname.slice(base.length), location.hash);
}

class Router {
  route: Route = $state.raw(current());

  constructor() {
    addEventListener("popstate", () => (this.route = current()));
    addEventListener("click", (event) => this.follow(event));
  }

  /** Go to an address of ours. */
  go(path: string, replace = false): void {
    const address = new URL(path, root());
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
