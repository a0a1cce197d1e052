import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The list of projects may still be moving into its place beneath the pointer; a second click adds nothing twice. */
export async function pickProject(page: Page, project: string, told: string): Promise<void> {
  await expect(async () => {
    await page.getByRole("button", { name: project }).click();
    await expect(page.getByText(told, { exact: true })).toBeVisible({ timeout: 3000 });
  }).toPass();
}
