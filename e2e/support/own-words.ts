import type { Locator, Page } from "@playwright/test";

/** Short facts are asked in fields: from here on they are answered in sentences. */
export async function useOwnWords(asked: Page | Locator): Promise<void> {
  const button = asked.getByRole("button", { name: "Write it in your own words" });
  while ((await button.count()) > 0) await button.first().click();
}
