/** The URL of the page: read from the browser, changed without reloading. */

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** A link inside the page is followed here, unless it is meant for a new tab or for the server. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return;
    if (to.pathname === location.pathname && to.hash) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const route = new Route();
