import type { Browser } from "@playwright/test";
import type { Stage } from "./stage.ts";

/** What a shared link shows: the top of the front page, at rest, in the size that networks ask for. */
export async function takeShareImage(browser: Browser, stage: Stage, target: string) {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    reducedMotion: "reduce",
    baseURL: stage.url,
  });
  await page.goto("/");
  await page.waitForTimeout(500);
  await page.screenshot({ path: target });
  await page.close();
}
