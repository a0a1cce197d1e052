import type { Locator, Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { findViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expectFitAtWidths, expectNoOverflow } from "./support/fit.ts";
import { waitForQuiet } from "./support/quiet.ts";
import { expect, test } from "./support/test.ts";

test.use({ isPremium: true, timezoneId: "Europe/Berlin", bypassCSP: true });

const PROMOTION = "I made Ropewise, which plans climbing trips. Tell me what is missing.";

type Day = { day: string; iso: string };

/** Two o'clock in the afternoon so many days on, by the browser's clock. */
function afternoon(page: Page, days: number): Promise<Day> {
  return page.evaluate((ahead) => {
    const at = new Date();
    at.setDate(at.getDate() + ahead);
    at.setHours(14, 0, 0, 0);
    return { day: at.toLocaleDateString("sv-SE"), iso: at.toISOString() };
  }, days);
}

/** Beginning with a Sunday, as weeks do in the browser's locale: the day so many days into next week. */
async function nextWeek(page: Page, weekday: number): Promise<Day> {
  const today = await page.evaluate(() => new Date().getDay());
  return afternoon(page, 7 - today + weekday);
}

async function plan(
  page: Page,
  { projectId, title, at }: { projectId: string; title: string; at: Day },
  subredditId = "sideproject",
): Promise<string> {
  const body = { projectId, subredditId, title, content: "How do you plan your trips?" };
  const id = await callApi(page, "POST", "posts", body);
  const time = { scheduledFor: at.iso, isOverBudgetConfirmed: true };
  return callApi(page, "POST", `posts/${id}/schedule`, time);
}

/** In Berlin, though the account was made elsewhere. */
async function arrive(page: Page, signIn: (page: Page) => Promise<void>): Promise<void> {
  await signIn(page);
  await callApi(page, "PATCH", "auth/me", { timezone: "Europe/Berlin" });
}

const startProject = (page: Page, name = "Ropewise", subreddits = ["sideproject", "saas"]) =>
  createProject(page, { name, subreddits, answers: RICH_ANSWERS });

const cell = (page: Page, { day }: Day, hour: number) =>
  page.locator(`td[data-day="${day}"][data-hour="${hour}"]`);
const post = (place: Page | Locator, title: string) =>
  place.getByRole("button", { name: title, exact: true });

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // What is above the calendar may still be coming, and move the post from beneath the pointer.
  await waitForQuiet(page);
  await from.hover();
  await page.mouse.down();
  await to.scrollIntoViewIfNeeded();
  await to.hover();
  await page.mouse.up();
}

test("a post is dragged to another day and hour, and back by Undo", async ({ page, signIn }) => {
  await arrive(page, signIn);
  const projectId = await startProject(page);
  const [tuesday, thursday] = [await nextWeek(page, 2), await nextWeek(page, 4)];
  await plan(page, { projectId, title: "Planning a trip", at: tuesday });
  await page.goto(`/projects/${projectId}`);
  await expect(page.getByRole("tab", { name: "Upcoming 1" })).toBeVisible();
  await page.getByText("Week", { exact: true }).click();
  await expect(page).toHaveURL(/\?view=week$/);
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(post(cell(page, tuesday, 14), "Planning a trip")).toBeVisible();

  await drag(page, post(page, "Planning a trip"), cell(page, thursday, 16));
  await expect(page.getByText(/Planning a trip is now on Thursday, .*, 4:00 PM\./)).toBeVisible();
  await expect(post(cell(page, thursday, 16), "Planning a trip")).toBeFocused();
  await page.reload();
  await expect(post(cell(page, thursday, 16), "Planning a trip")).toBeVisible();

  await drag(page, post(page, "Planning a trip"), cell(page, tuesday, 11));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/Planning a trip is back on Thursday, /)).toBeVisible();
  await page.reload();
  await expect(post(cell(page, thursday, 16), "Planning a trip")).toBeVisible();

  // Let go outside of the days, or given up with Escape, it stays.
  await drag(page, post(page, "Planning a trip"), page.getByRole("heading", { level: 1 }));
  await expect(post(cell(page, thursday, 16), "Planning a trip")).toBeVisible();
  await expect(page.getByText(/ is now on /)).toBeHidden();

  // A month keeps the time of day.
  const hourOfWeek = cell(page, thursday, 16);
  await page.getByText("Month", { exact: true }).click();
  await expect(hourOfWeek).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/view=week/);
  await expect(hourOfWeek).toBeVisible();
  await page.goForward();
  await expect(hourOfWeek).toHaveCount(0);
  const inMonth = (at: Day) => page.locator(`td[data-day="${at.day}"]`);
  await drag(page, post(inMonth(thursday), "Planning a trip"), inMonth(tuesday));
  await expect(page.getByText(/is now on Tuesday, .*, 4:00 PM\./)).toBeVisible();
  await post(inMonth(tuesday), "Planning a trip").click();
  await expect(page.getByRole("dialog", { name: "Edit Post" })).toBeVisible();
});

test("a post is moved by keys alone, over the edge of a week too @nightly", async ({
  page,
  signIn,
}) => {
  await arrive(page, signIn);
  const projectId = await startProject(page);
  const [saturday, sunday] = [await nextWeek(page, 6), await nextWeek(page, 7)];
  await plan(page, { projectId, title: "Planning a trip", at: saturday });
  await page.goto(`/projects/${projectId}?view=week&day=${saturday.day}`);
  const opener = post(page, "Planning a trip");
  await opener.focus();
  await page.keyboard.press("m");
  const bar = page.getByRole("group", { name: "Move: Planning a trip" });
  await expect(bar.getByText(/^Saturday, .*, 2:00 PM/)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(bar.getByText(/^Saturday, .*, 3:00 PM/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(post(cell(page, saturday, 14), "Planning a trip")).toBeVisible();

  await page.getByRole("button", { name: "Move: Planning a trip" }).click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expect(bar.getByText(/^Sunday, .*, 1:00 PM/)).toBeVisible();
  await expect(cell(page, sunday, 13)).toHaveAttribute("data-aimed", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Planning a trip is now on Sunday, /)).toBeVisible();
  await expect(post(cell(page, sunday, 13), "Planning a trip")).toBeFocused();

  await page.keyboard.press("?");
  await expect(page.getByText("Move the focused post")).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test("a post is moved by a tap on its button and one on its new place @nightly", async ({
    page,
    signIn,
  }) => {
    await arrive(page, signIn);
    const projectId = await startProject(page);
    const [tuesday, thursday] = [await nextWeek(page, 2), await nextWeek(page, 4)];
    await plan(page, { projectId, title: "Planning a trip", at: tuesday });
    await plan(page, { projectId, title: "Another trip", at: thursday }, "saas");
    await page.goto(`/projects/${projectId}?view=week&day=${tuesday.day}`);
    const bar = page.getByRole("group", { name: "Move: Planning a trip" });
    await page.getByRole("button", { name: "Move: Planning a trip" }).tap();
    await cell(page, thursday, 16).tap();
    await expect(bar.getByText(/^Thursday, .*, 4:00 PM/)).toBeVisible();
    // A post that is in the way of the tap does not open.
    await post(cell(page, thursday, 14), "Another trip").tap();
    await expect(bar.getByText(/^Thursday, .*, 2:00 PM/)).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Edit Post" })).toBeHidden();
    await cell(page, thursday, 16).tap();
    await bar.getByRole("button", { name: "Move here" }).tap();
    await expect(post(cell(page, thursday, 16), "Planning a trip")).toBeVisible();

    // On a phone the month has days to tap, and the time of day stays.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/projects/${projectId}?view=month&day=${thursday.day}`);
    await page.getByRole("button", { name: "Move: Planning a trip" }).tap();
    await page.locator(`td[data-day="${tuesday.day}"]`).tap();
    await expect(bar.getByText(/^Tuesday, .*, 4:00 PM/)).toBeVisible();
    await bar.getByRole("button", { name: "Move here" }).tap();
    await expect(page.getByText(/Planning a trip is now on Tuesday, .*, 4:00 PM\./)).toBeVisible();
  });
});

test("a time over the budget is asked about where the post is, and a past one refused @nightly", async ({
  page,
  signIn,
}) => {
  await arrive(page, signIn);
  const projectId = await startProject(page);
  const own = { projectId, subredditId: "saas", content: PROMOTION };
  const made = await callApi(page, "POST", "posts", { ...own, title: "Ropewise is here" });
  await callApi(page, "POST", `posts/${made}/mark-posted`, {});
  const id = await callApi(page, "POST", "posts", { ...own, title: "Ropewise once more" });
  const [tuesday, thursday] = [await nextWeek(page, 2), await nextWeek(page, 4)];
  const time = { scheduledFor: tuesday.iso, isOverBudgetConfirmed: true };
  await callApi(page, "POST", `posts/${id}/schedule`, time);
  await page.goto(`/projects/${projectId}?view=week&day=${tuesday.day}`);
  await drag(page, post(page, "Ropewise once more"), cell(page, thursday, 15));
  await expect(page.getByText(/Ropewise once more wasn't moved to Thursday, /)).toBeVisible();
  await expect(page.getByText(/r\/SaaS allows one promotion in 60 days/)).toBeVisible();
  await expect(post(cell(page, tuesday, 14), "Ropewise once more")).toBeVisible();
  await page.getByRole("button", { name: "Move anyway" }).click();
  await expect(page.getByText(/Ropewise once more is now on Thursday, /)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(post(cell(page, tuesday, 14), "Ropewise once more")).toBeVisible();

  await page.getByRole("button", { name: "Move: Ropewise once more" }).click();
  for (let week = 0; week < 3; week += 1) {
    for (let day = 0; day < 7; day += 1) await page.keyboard.press("ArrowLeft");
  }
  const bar = page.getByRole("group", { name: "Move: Ropewise once more" });
  await expect(bar.getByText(/^This time has passed\./)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/wasn't moved\. This time has passed\./)).toBeVisible();
});

test("another post too near is said, and the move stands @nightly", async ({ page, signIn }) => {
  await arrive(page, signIn);
  const projectId = await startProject(page);
  const [tuesday, thursday] = [await nextWeek(page, 2), await nextWeek(page, 4)];
  await plan(page, { projectId, title: "Planning a trip", at: tuesday });
  await plan(page, { projectId, title: "Packing for a trip", at: thursday }, "saas");
  await page.goto(`/projects/${projectId}?view=week&day=${tuesday.day}`);
  await drag(page, post(page, "Planning a trip"), cell(page, thursday, 13));
  await expect(
    page.getByText("You have another post 1 hour away: leave at least 4 hours between posts."),
  ).toBeVisible();
  await expect(post(cell(page, thursday, 13), "Planning a trip")).toBeVisible();
});

test("an empty good slot starts a draft for its community, at that time @nightly", async ({
  page,
  signIn,
}) => {
  await arrive(page, signIn);
  const projectId = await startProject(page, "Ropewise", ["sideproject"]);
  const { day: shown } = await nextWeek(page, 2);
  await page.goto(`/projects/${projectId}?view=month&day=${shown}`);
  const ghost = page.getByRole("button", { name: /^Draft a post for r\/SideProject, / });
  await expect(ghost).toHaveCount(1);
  const words = (await ghost.getAttribute("aria-label")) ?? "";
  const when = /r\/SideProject, (.+): one of/.exec(words)?.[1] ?? "";
  await ghost.click();
  const dialog = page.getByRole("dialog", { name: "Write one post" });
  await expect(dialog.getByRole("radio", { name: /r\/SideProject/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Write the post" }).click();
  await expect(page.getByRole("dialog", { name: "Edit Post" })).toBeVisible();
  await page.keyboard.press("Escape");
  const [, date = "", clock = ""] = /^(.+), (\d+:\d+ [AP]M)$/.exec(when) ?? [];
  const day = page.locator("td", { hasText: date });
  await expect(day.locator(".calendar-entry").getByText(clock)).toBeVisible();
});

test("500 posts: a day says how many more it has, and opens them @nightly", async ({
  page,
  signIn,
}) => {
  await arrive(page, signIn);
  const projectId = await startProject(page);
  const at = await nextWeek(page, 2);
  await plan(page, { projectId, title: "Planning a trip", at });
  await page.route("**/api/posts/roadmap/*", async (route) => {
    const [first] = (await (await route.fetch()).json()) as object[];
    const posts = Array.from({ length: 500 }, (_, index) => ({
      ...first,
      id: randomUUID(),
      title: `Post ${index}`,
      status: "posted",
      isPosted: true,
      postedAt: new Date(Date.parse(at.iso) + (index % 14) * 60_000 + (index % 20) * 86_400_000),
    }));
    await route.fulfill({ json: posts });
  });
  await page.goto(`/projects/${projectId}?view=month&day=${at.day}`);
  const more = page
    .locator(`td[data-day="${at.day}"]`)
    .getByRole("button", { name: /^\+\d+ more$/ });
  await expect(more).toHaveText("+23 more");
  expect(await page.locator(".calendar-entry").count()).toBeLessThanOrEqual(42 * 2);
  await more.click();
  await expect(page.locator(`td[data-day="${at.day}"] .calendar-entry`)).toHaveCount(25);
  await page.getByRole("button", { name: "Show fewer" }).click();
  await expect(page.locator(`td[data-day="${at.day}"] .calendar-entry`)).toHaveCount(2);
});

test("drafts without a date take one row, and open @nightly", async ({ page, signIn }) => {
  await arrive(page, signIn);
  const projectId = await startProject(page);
  const at = await nextWeek(page, 2);
  await plan(page, { projectId, title: "Planning a trip", at });
  await page.route("**/api/posts/roadmap/*", async (route) => {
    const [first] = (await (await route.fetch()).json()) as object[];
    const drafts = Array.from({ length: 20 }, (_, index) => ({
      ...first,
      id: randomUUID(),
      title: `Draft ${index}`,
      status: "draft",
      scheduledFor: null,
    }));
    await route.fulfill({ json: drafts });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/projects/${projectId}?view=week&day=${at.day}`);
  await page.getByRole("button", { name: "+18 more" }).click();
  await expect(page.locator(".calendar-entry")).toHaveCount(20);
  await page.getByRole("button", { name: "Show fewer" }).click();
  await expect(page.locator(".calendar-entry")).toHaveCount(2);
});

test("all projects share a week on the dashboard, and a post opens in its editor @nightly", async ({
  page,
  signIn,
}) => {
  await arrive(page, signIn);
  const [tuesday, thursday] = [await nextWeek(page, 2), await nextWeek(page, 4)];
  const first = await startProject(page);
  const second = await startProject(page, "متسلق الجبال");
  await plan(page, { projectId: first, title: "Planning a trip", at: tuesday });
  await plan(page, { projectId: second, title: "كيف تخطط لرحلتك؟", at: thursday }, "saas");
  await page.goto(`/dashboard?day=${tuesday.day}`);
  const calendar = page.locator("section", { hasText: "All posts" }).last();
  await expect(calendar.getByRole("list", { name: "Projects of this week" })).toContainText(
    "متسلق الجبال",
  );
  const opener = calendar.getByRole("link", { name: "Planning a trip" });
  await expect(cell(page, tuesday, 14)).toContainText("Ropewise");
  await drag(page, opener, cell(page, thursday, 14));
  await expect(calendar.getByText(/Planning a trip is now on Thursday, /)).toBeVisible();
  await expect(calendar.getByText(/You have another post less than an hour away/)).toBeVisible();
  await calendar.getByRole("button", { name: "Undo" }).click();
  await expect(cell(page, tuesday, 14)).toContainText("Planning a trip");
  await opener.click();
  await expect(page).toHaveURL(new RegExp(`/projects/${first}`));
  await expect(page.getByRole("dialog", { name: "Edit Post" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?day=${tuesday.day}`));
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`week, month and all posts fit every width and pass axe, ${colorScheme} @nightly`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme });
    await arrive(page, signIn);
    const long = "W".repeat(100);
    const projectId = await startProject(page, long);
    const other = await startProject(page, "متسلق الجبال");
    const [tuesday, thursday] = [await nextWeek(page, 2), await nextWeek(page, 4)];
    await plan(page, { projectId, title: `${long} ${long}`, at: tuesday });
    await plan(page, { projectId: other, title: "كيف تخطط لرحلتك؟", at: tuesday }, "saas");
    const draft = await plan(page, { projectId, title: "متى؟", at: thursday }, "saas");
    await callApi(page, "PATCH", `posts/${draft}`, { scheduledFor: null });
    for (const path of [
      `/projects/${projectId}?view=week&day=${tuesday.day}`,
      `/projects/${projectId}?view=month&day=${tuesday.day}`,
      `/dashboard?day=${tuesday.day}`,
    ]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.locator(".calendar-entry").first()).toBeVisible();
      await waitForQuiet(page);
      await expectFitAtWidths(page, path);
      expect(await findViolations(page), `${path}, small`).toEqual([]);
      await page.setViewportSize({ width: 667, height: 375 });
      await expectNoOverflow(page, `${path}, sideways`);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page
        .getByRole("button", { name: /^Move: / })
        .first()
        .click();
      await expect(page.getByRole("button", { name: "Move here" })).toBeFocused();
      expect(await findViolations(page), path).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoOverflow(page, `${path}, moving on a phone`);
      await page.getByRole("button", { name: "A day later" }).click();
      await page.getByRole("button", { name: "Cancel" }).click();
    }
  });
}
