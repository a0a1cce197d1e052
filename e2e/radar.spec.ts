import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { createProject } from "./support/create-project.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";

test.use({ bypassCSP: true });

const KEY = "0f1e2d3c4b5a69788796a5b4c3d2e1f0a1b2c3d4";
const ADDRESS = `https://www.reddit.com/.rss?feed=${KEY}&user=a_baker`;
const TITLE = "My 100% rye is always gummy in the middle, what am I doing wrong?";
const THREAD = {
  permalink: "https://www.reddit.com/r/Breadit/comments/1rye/gummy/",
  title: TITLE,
  text: "Whole rye flour, kneaded 12 minutes, cut after an hour. It sticks to the knife.",
};

async function openBakery(page: Page): Promise<string> {
  const id = await createProject(page, {
    name: "Tuesday Oven",
    description: "A rye bakery in an old laundromat that opens three mornings a week.",
    subreddits: ["breadit", "smallbusiness"],
    answers: {
      what: "a rye bakery in an old laundromat",
      teach:
        "Scald a fifth of your rye flour with boiling water the night before. Mix everything else in with a spoon and don't knead it. Leave the loaf wrapped in a cloth for a full day before you cut it. If the knife comes out sticky, you were a day early.",
    },
  });
  await page.goto(`/projects/${id}/radar`);
  return id;
}

test("without a key: paste a thread, dismiss it, take that back, and draft a comment", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page);
  await openBakery(page);
  await expect(page.getByRole("link", { name: "Set up the radar" })).toBeVisible();
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.getByText("Please paste the thread's address.")).toBeVisible();

  await page.getByLabel("Address").fill("https://www.reddit.com/r/Breadit/");
  await page.getByLabel("Title").fill(TITLE);
  await page.getByLabel("Text (optional)").fill(THREAD.text);
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.getByLabel("Address")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Title")).toHaveValue(TITLE);
  await page.getByLabel("Address").fill(THREAD.permalink);
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.getByText("It's on your list.")).toBeVisible();
  const entry = page.getByRole("article").filter({ hasText: TITLE });
  await expect(entry).toContainText("They ask, and you know about");
  await expect(entry).toContainText("Help");
  await expectNoViolations(page, "a conversation");
  await expectFitAtWidths(page, "radar");

  await entry.getByRole("button", { name: "Not this" }).press("Enter");
  await expect(entry).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entry).toBeVisible();

  await entry.getByRole("link", { name: "Draft a comment" }).click();
  await expect(page.getByRole("combobox", { name: "Community" })).toHaveText("r/Breadit");
  await expect(page.getByLabel("Link to the thread (optional)")).toHaveValue(/comments\/1rye/);
  // It is drafted without another press.
  await expect(page.getByRole("button", { name: "Draft it again" })).toBeVisible();
});

test("with a key: it is kept, the radar turned on for a project, and the key deleted @nightly", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page);
  const id = await openBakery(page);
  await page.getByRole("link", { name: "Set up the radar" }).click();
  const address = page.getByLabel("Private feed address");
  await address.fill("https://www.reddit.com/r/webdev/new/.rss");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("This feed is public, so it has no key.")).toBeVisible();
  await expect(address).toBeFocused();
  await expectNoViolations(page, "a wrong address");
  await expectFitAtWidths(page, "radar settings");
  await address.fill(ADDRESS);
  await address.press("Enter");
  await expect(page.getByText("a_baker")).toBeVisible();
  await expect(page.getByText(KEY)).toHaveCount(0);

  await page.goto(`/projects/${id}/radar`);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("button", { name: "Turn off" })).toBeVisible();
  await page.getByLabel("New phrase").fill("gummy rye");
  await page.getByLabel("New phrase").press("Enter");
  await expect(page.getByRole("list", { name: "Phrases" })).toContainText("gummy rye");
  await page.getByRole("button", { name: "Remove gummy rye" }).click();
  await expect(page.getByRole("list", { name: "Phrases" })).toBeHidden();

  await page.goto("/settings/radar");
  await page.getByRole("button", { name: "Create feed address" }).click();
  await expect(page.getByLabel("Private address")).toHaveValue(/\/api\/radar-feed\/.+\.atom$/);
  await page.getByRole("button", { name: "Delete the address" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete the address" }).click();
  await expect(address).toBeVisible();
});

test("filters narrow the list and stay in the address @nightly", async ({ page, signIn }) => {
  await signIn(page);
  const id = await openBakery(page);
  const other = { ...THREAD, permalink: "https://www.reddit.com/r/Baking/comments/2rye/gummy/" };
  await callApi(page, "POST", `projects/${id}/radar/threads`, { threads: [THREAD, other] });
  await page.goto(`/projects/${id}/radar?community=r/Baking`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.goto(`/projects/${id}/radar`);
  await expect(page.getByRole("article")).toHaveCount(2);
});
