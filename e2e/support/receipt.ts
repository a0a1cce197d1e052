import { expect, type Locator, type Page } from "@playwright/test";

/** What is shown right after posting. */
export function receiptOf(page: Page): Locator {
  return page.getByRole("dialog", { name: "Posted", exact: true });
}

/** It is for that community, and is put away by key. */
export async function closeReceipt(page: Page, fullName: string): Promise<void> {
  await expect(receiptOf(page).getByRole("article")).toContainText(fullName);
  await page.keyboard.press("Escape");
  await expect(receiptOf(page)).toBeHidden();
}
