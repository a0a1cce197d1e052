import type { Locator, Page } from "@playwright/test";

/** Stands on the page in place of a feature that the plan does not include. */
export function premiumCard(page: Page, feature: string): Locator {
  return page.locator("section", { hasText: `${feature} is only available for premium users.` });
}
