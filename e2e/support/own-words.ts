import { expect, type Locator, type Page } from "@playwright/test";

/** Short facts are asked in fields: from here on they are answered in sentences. */
export async function useOwnWords(asked: Page | Locator): Promise<void> {
  // The fields are fetched when they are first asked for.
  await expect(asked.getByText("Loading the question")).toHaveCount(0);
  const button = asked.getByRole("button", { name: "Write it in your own words" });
  while ((await button.count()) > 0) await button.first().click();
}
