import type { Page } from "@playwright/test";
import { findViolations } from "./support/axe.ts";
import { CUT_OFF } from "./support/complaints.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Go to anything" });
const field = (page: Page) => page.getByRole("combobox", { name: "Go to anything" });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

test.describe("with a project", () => {
  test.use({ isPremium: true });

  test("Ctrl K goes to a project, its views, its posts and a community, by keyboard alone", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const id = await createProject(page, {
      name: "Ropewise",
      subreddits: ["saas", "sideproject"],
      answers: RICH_ANSWERS,
    });
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    await openPalette(page);
    await page.keyboard.type("rope");
    await expect(option(page, "Ropewise").first()).toHaveAttribute("data-highlighted", "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/projects/${id}$`));
    await expect(palette(page)).toBeHidden();
    await expect(page.locator("main")).toBeFocused();
    await page.getByRole("button", { name: "Generate Posts" }).click();
    await expect(page.getByText("Posts Generated Successfully")).toBeVisible();

    // On a project its own views come first.
    await openPalette(page);
    await expect(option(page, "Plan").first()).toHaveAttribute("data-highlighted", "");
    await page.keyboard.press("ArrowDown");
    await expect(option(page, "Communities").first()).toHaveAttribute("data-highlighted", "");
    await page.keyboard.press("Escape");
    await expect(palette(page)).toBeHidden();

    await openPalette(page);
    await page.keyboard.type("post draft");
    await expect(palette(page).getByRole("group", { name: "Posts" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Edit Post" })).toBeVisible();
    // Over a dialog the keys rest.
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toBeHidden();

    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
    await openPalette(page);
    await page.keyboard.type("r/webdev");
    await expect(option(page, /^r\/webdev\b/)).toBeVisible();
    await expect(option(page, /^r\/webdev\b/)).toHaveAttribute("data-highlighted", "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/subreddits\?open=webdev$/);
    await expect(page.getByRole("dialog", { name: /webdev/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();

    await openPalette(page);
    await page.keyboard.type("people who brew coffee at home");
    await expect(option(page, /^r\/Coffee\b/)).toBeVisible();
    await field(page).fill("https://www.reddit.com/r/OurTownMakers/comments/abc/title");
    await expect(palette(page)).toContainText("We don't know r/OurTownMakers.");
    await expect(option(page, "Paste its rules")).toHaveAttribute("data-highlighted", "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/check\?r=OurTownMakers$/);
    await expect(
      page.getByRole("heading", { name: "We don't know r/ourtownmakers" }),
    ).toBeVisible();
  });
});

test("actions: theme, shortcuts, sign out; nothing found and a failed call are said @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await page.goto("/billing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Billing");
  await page.getByRole("button", { name: "Go to anything" }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("dark theme");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Go to anything" })).toBeFocused();

  await openPalette(page);
  // Not 'shortcuts', which is a community as well: once that is found it comes first.
  await page.keyboard.type("keyboard short");
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list.getByRole("listitem").filter({ hasText: "Go to anything" })).toContainText(
    "Ctrl",
  );
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();

  await page.route("**/api/subreddits/search**", (route) => route.abort());
  await openPalette(page);
  await page.keyboard.type("zzqqxx");
  await expect(palette(page)).toContainText("Some results could not be loaded");
  await complaints.expect(CUT_OFF);
  await page.unroute("**/api/subreddits/search**");
  await page.keyboard.type("w");
  await expect(palette(page)).toContainText("We don't know r/zzqqxxw.");
  await expect(option(page, "Paste its rules")).toBeVisible();
  await page.keyboard.type(" yyvv");
  await expect(palette(page)).toContainText("Nothing found");
  await field(page).fill("sign out");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeHidden();
});

test("in a field Ctrl K opens it, and letters are typed @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/check");
  await page.getByLabel("Title").fill("Why k?");
  await expect(palette(page)).toBeHidden();
  await openPalette(page);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Title")).toBeFocused();
  await expect(page.getByLabel("Title")).toHaveValue("Why k?");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, bypassCSP: true });

    test("the palette fits every screen and has no axe violation @nightly", async ({
      page,
      signIn,
    }) => {
      await signIn(page);
      await createProject(page, { name: "Averylongname".repeat(7), subreddits: ["saas"] });
      await createProject(page, { name: "دليل التسلق في الجبال", subreddits: ["saas"] });
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
      await openPalette(page);
      await expect(option(page, /^Averylong/)).toBeVisible();
      await expectFitAtWidths(page, "the palette");
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
