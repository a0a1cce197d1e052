import type { Page } from "@playwright/test";

export const MOST_SHIFT = 0.02;

type Watched = { shift: number };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * From the next page on: adds up how far its parts move while it loads. For some seconds they wait for
 * each other, which a machine under load exceeds: here they wait as long as it takes, unless `hasOwnClock` says that
 * the test moves the page's clock. Room that is made at once by a press is no shift, where `countsPresses` is false:
 * browsers do not count it either.
 */
export async function watchShift(
  page: Page,
  { countsPresses = true, hasOwnClock = false } = {},
): Promise<void> {
  if (!hasOwnClock) await page.addInitScript(waitLonger);
  await page.addInitScript((countsAll) => {
    const watched = window as unknown as Watched;
    watched.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (countsAll || !entry.hadRecentInput) watched.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, countsPresses);
}

function waitLonger(): void {
  const start = window.setTimeout.bind(window);
  const startLater = (run: () => void, ms = 0, ...rest: []) =>
    start(run, ms >= 2000 ? ms * 30 : ms, ...rest);
  window.setTimeout = startLater as typeof window.setTimeout;
}

export function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watched).shift);
}
