import type { Page } from "@playwright/test";
import { isNightly } from "./nightly.ts";
import { expect } from "./test.ts";

/** Nothing to scroll to at the side. Asked until the page has settled into its new size. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, what).toBeLessThanOrEqual(0);
}

/** The widest and the narrowest, and every night what lies between. */
export async function expectFitAtWidths(page: Page, what: string): Promise<void> {
  for (const width of isNightly() ? [1440, 1024, 390, 360] : [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `${what} at ${width} px`);
  }
}
