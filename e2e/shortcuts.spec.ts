import type { Page } from "@playwright/test";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expectNoViolations } from "./support/axe.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";

test.use({ bypassCSP: true });

const shortcuts = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });
const row = (page: Page, text: string) =>
  shortcuts(page).getByRole("listitem").filter({ hasText: text });
const choice = (page: Page, name: string) => page.getByRole("radio", { name });

const ROPEWISE = {
  name: "Ropewise",
  description: "Ropewise plans climbing trips: partners, gear, weather and the way there.",
  subreddits: ["saas", "sideproject", "startups", "entrepreneur", "webdev"],
  answers: RICH_ANSWERS,
};

async function openProject(page: Page): Promise<void> {
  const id = await createProject(page, ROPEWISE);
  await page.goto(`/projects/${id}`);
  await expect(page.getByRole("heading", { name: "Content Roadmap" })).toBeVisible();
}

test("without a plan, the keys that generate write the free draft, then say what asks for a plan", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const id = await createProject(page, ROPEWISE);
  await page.goto(`/projects/${id}`);
  await expect(page.getByRole("button", { name: "Write my first draft, free" })).toBeVisible();
  await page.keyboard.press("Shift+Enter");
  const editor = page.getByRole("dialog", { name: "Edit Post" });
  await expect(editor).toBeVisible();
  const said = page.locator("[data-sonner-toast]").filter({ hasText: "Premium Feature" });
  await expect(said).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();

  await page.keyboard.press("Shift+Enter");
  await expect(said).toContainText("Content Roadmap is only available for premium users.");
  await said.getByRole("button", { name: "Upgrade" }).click();
  await expect(page).toHaveURL(/\/billing$/);
});

test.describe("on a project", () => {
  test.use({ isPremium: true });

  test("keys still work after a click on a choice, a tab or a tick @nightly", async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await signIn(page);
    await openProject(page);
    await expect(page.getByText("No upcoming posts")).toBeVisible();
    await page.getByText("Daily", { exact: true }).click();
    await expect(choice(page, "Daily")).toBeFocused();
    await page.keyboard.press("Shift+Enter");
    await expect(page.getByText("Posts Generated Successfully")).toBeVisible();

    const lane = page.locator(".lane");
    const left = () => lane.evaluate((element) => Math.round(element.scrollLeft));
    const step = await lane.evaluate(({ scrollWidth, clientWidth }) =>
      Math.min(400, scrollWidth - clientWidth),
    );
    await page.keyboard.press("ArrowRight");
    await expect.poll(left).toBe(step);
    await expect(choice(page, "Daily")).toBeChecked();

    const upcoming = page.getByRole("tab", { name: /^Upcoming/ });
    await upcoming.click();
    await expect(upcoming).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(left).toBe(0);
    await expect(upcoming).toBeFocused();
    await page.keyboard.press("Shift+Enter");
    await expect(page.getByText("Maximum Posts Reached")).toBeVisible();

    const tick = page.getByRole("checkbox").first();
    await tick.click();
    await page.keyboard.press("Meta+ArrowLeft");
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("by keyboard one still moves between choices and between tabs @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await openProject(page);
    await expect(page.getByText("No upcoming posts")).toBeVisible();
    await page.getByText("Hourly", { exact: true }).click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(choice(page, "Hourly")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(choice(page, "Daily")).toBeChecked();

    await page.getByRole("button", { name: "Generate Posts" }).focus();
    for (const next of ["Write one post", "Write my own"]) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: next })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tab", { name: /^Upcoming/ })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: /^Past/ })).toBeFocused();
    await page.keyboard.press("Meta+ArrowLeft");
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("fields keep their own keys @nightly", async ({ page, signIn }) => {
    await signIn(page);
    await openProject(page);
    await page.getByRole("link", { name: "Facts" }).click();
    await page.getByRole("button", { name: /^How it began/ }).click();
    const scene = page.getByRole("textbox", { name: "When did you first need it?" });
    await expect(scene).toBeFocused();
    await scene.fill("");
    await page.keyboard.type("Why?");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("1 reason");
    await page.keyboard.press("Meta+ArrowLeft");
    await expect(scene).toHaveValue("Why?\n1 reason");
    await expect(shortcuts(page)).toBeHidden();
    await expect(page).toHaveURL(/\/projects\/[\w-]+\/facts$/);
    await page.getByRole("link", { name: "Plan", exact: true }).click();
    await expect(page.getByText("No upcoming posts")).toBeVisible();
  });

  test("'?' lists what works here, by keyboard alone @nightly", async ({ page, signIn }) => {
    await signIn(page);
    await openProject(page);
    await expect(page.getByText("No upcoming posts")).toBeVisible();
    await page.getByRole("button", { name: "Generate Posts" }).focus();
    await page.keyboard.press("?");
    await expect(shortcuts(page)).toBeVisible();
    await expect(row(page, "Show keyboard shortcuts")).toContainText("?");
    await expect(row(page, "Generate posts")).toContainText("Shift");
    await expect(row(page, "Back to the dashboard")).toContainText("←");
    await expect(row(page, "Save the post")).toContainText("Ctrl");
    // There is nothing to scroll yet.
    await expect(row(page, "Scroll the roadmap")).toHaveCount(0);
    // Under a dialog the page's keys rest.
    await page.keyboard.press("Shift+Enter");
    await expect(page.getByText("Posts Generated Successfully")).toBeHidden();
    await expectNoViolations(page, "shortcuts");
    await page.keyboard.press("Escape");
    await expect(shortcuts(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Generate Posts" })).toBeFocused();
  });
});

test("the avatar menu shows the shortcuts of the current page @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto("/projects/new");
  await page.getByLabel("Project URL").fill("https://ropewise.example");
  await page.getByRole("button", { name: "Account" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("k");
  await expect(page.getByRole("menuitem", { name: /^Keyboard shortcuts/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row(page, "Fill in this step for me")).toContainText("Enter");
  await expect(row(page, "Next step")).toHaveCount(2);
  // The first step has nothing before it, and nothing to pick.
  await expect(row(page, "Previous step")).toHaveCount(0);
  await expect(row(page, "Pick the option")).toHaveCount(0);
  await expectFitAtWidths(page, "shortcuts");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Account" })).toBeFocused();

  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.keyboard.press("?");
  await expect(row(page, "Show keyboard shortcuts")).toBeVisible();
  await expect(row(page, "Next step")).toHaveCount(0);
});

test("in the wizard Shift+Enter describes, also from the description @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.route("**/projects/ai/generate-description", (route) =>
    route.fulfill({ json: { description: "Plans trips.", by: "engine", notice: null } }),
  );
  await page.goto("/projects/new");
  // With nothing to describe from, it breaks a line.
  await page.getByLabel("Project Description").focus();
  await page.keyboard.type("Notes");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("more");
  await expect(page.getByLabel("Project Description")).toHaveValue("Notes\nmore");
  await page.getByLabel("Project URL").fill("https://ropewise.example");
  await page.getByLabel("Project Description").focus();
  await page.keyboard.press("Shift+Enter");
  await expect(page.getByText("Description generated!")).toBeVisible();
  await expect(page.getByLabel("Project Description")).toHaveValue("Plans trips.");
});
