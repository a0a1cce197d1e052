import type { Page } from "@playwright/test";

export const MOST_SHIFT = 0.02;

type Watched = { shift: number };

/** From the next page on: adds up how far its parts move while it loads. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
