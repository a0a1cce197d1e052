import { type BrowserContext, expect, type Page, type Request } from "@playwright/test";

const QUIET_MS = 500;
const KINDS = new Set(["document", "script", "stylesheet", "fetch", "xhr"]);

/** What pages have asked for and not got yet. Clips do not count: a paused one keeps its connection. */
class Traffic {
  readonly #onTheWay = new Set<Request>();
  #changed = Date.now();

  constructor(page: Page) {
    page.on("request", (request) => {
      if (!KINDS.has(request.resourceType())) return;
      // A page that is left takes what it asked for with it.
      if (request.isNavigationRequest()) this.#onTheWay.clear();
      this.#change(() => this.#onTheWay.add(request));
    });
    for (const end of ["requestfinished", "requestfailed"] as const) {
      page.on(end as "requestfinished", (request) => {
        this.#change(() => this.#onTheWay.delete(request));
      });
    }
  }

  #change(change: () => void): void {
    change();
    this.#changed = Date.now();
  }

  read(): string[] {
    const waiting = [...this.#onTheWay].map((request) => request.url());
    return Date.now() - this.#changed < QUIET_MS ? [...waiting, "just now"] : waiting;
  }
}

const trafficOf = new WeakMap<Page, Traffic>();

export function watchTraffic(context: BrowserContext): void {
  context.on("page", (page) => trafficOf.set(page, new Traffic(page)));
}

/**
 * Waits until a page has asked for nothing for half a second and waits for no answer. Playwright's
 * "networkidle" also waits for clips, and so forever for one that pauses before its end.
 */
export async function waitForQuiet(page: Page): Promise<void> {
  await expect.poll(() => trafficOf.get(page)?.read(), "what is on its way").toEqual([]);
}
