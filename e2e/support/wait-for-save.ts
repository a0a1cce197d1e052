import type { Page } from "@playwright/test";

/** For what shows before it is saved: to be called before, and awaited before the page is left. */
export async function waitForSave(page: Page, method: string, path: RegExp): Promise<void> {
  await page.waitForResponse(
    (answer) => answer.request().method() === method && path.test(answer.url()),
  );
}
