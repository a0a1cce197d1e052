import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { expectNoViolations } from "./support/axe.ts";
import { createProject } from "./support/create-project.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { makePost } from "./support/make-post.ts";
import { receiptOf } from "./support/receipt.ts";
import { expect, test } from "./support/test.ts";

test.use({ isPremium: true, bypassCSP: true, permissions: ["clipboard-read", "clipboard-write"] });

const TITLE = "Planning trips with three people";

/** Words have soft edges: a sheet with nothing on it has one colour. */
function countColours(page: Page, picture: string): Promise<number> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    pen?.drawImage(bitmap, 0, 0);
    const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    return new Set(new Uint32Array(Uint8Array.from(data).buffer)).size;
  }, picture);
}

test("a receipt is saved as a picture, shared by a link, and taken back", async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn(page);
  const projectId = await createProject(page, { name: "Ropewise", subreddits: ["saas"] });
  const content = "I made Ropewise because half of our trips were rained out. What would you add?";
  const postId = await makePost(page, { projectId, title: TITLE, content });
  await page.goto(`/projects/${projectId}?post=${postId}`);
  const view = page.getByRole("dialog", { name: "View Post" });
  await view.getByRole("button", { name: "Receipt" }).click();
  const receipt = receiptOf(page);
  const card = receipt.getByRole("article");
  await expect(card).toContainText("r/SaaS");
  await expect(card).toContainText(/Ban risk \d+ of 100/);
  await expect(card).toContainText(/rules we could check are met/);
  await expect(receipt.getByText("Look again in 15 minutes")).toBeVisible();
  await expect(receipt.getByRole("timer")).toHaveText(/^1[0-4]:[0-5]\d$/);
  await expectNoViolations(page, "the receipt");
  await expectFitAtWidths(page, "the receipt");
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(receipt.getByRole("button", { name: "Done" })).toBeInViewport({ ratio: 1 });
  if (before) await page.setViewportSize(before);

  const download = page.waitForEvent("download");
  await receipt.getByRole("button", { name: "Download picture" }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toBe("foothold-receipt.png");
  const bytes = readFileSync(await picture.path());
  expect(await countColours(page, bytes.toString("base64"))).toBeGreaterThan(20);
  await receipt.getByRole("button", { name: "Copy picture" }).click();
  await expect(page.getByText("Picture copied")).toBeVisible();

  await receipt.getByRole("button", { name: "Share a link" }).click();
  const address = await receipt.getByLabel("Link to this receipt").inputValue();
  expect(address).toContain(`${baseURL}/receipts/`);

  // Somebody else, who is signed in nowhere.
  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole("article")).toContainText("r/SaaS");
  await expect(visitor.getByText(/rules we could check are met/)).toBeVisible();
  for (const secret of [TITLE, "Ropewise", "rained out"]) {
    await expect(visitor.getByText(secret)).toHaveCount(0);
  }
  await expectNoViolations(visitor, "the shared receipt");
  await receipt.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByText("The link no longer works")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "This receipt isn't shared" })).toBeVisible();
  await visitor.close();

  // What closes leaves the keyboard somewhere.
  await receipt.getByRole("button", { name: "Done" }).click();
  await expect(receipt).toBeHidden();
  await expect(page.locator("main:focus, main :focus")).toBeVisible();
});
