import type { Page } from "@playwright/test";
import { pickProject } from "./support/add-to-project.ts";
import { chooseOption } from "./support/choose-option.ts";
import { callApi } from "./support/call-api.ts";
import { answered } from "./support/complaints.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { readShift, watchShift } from "./support/layout-shift.ts";
import { makePost } from "./support/make-post.ts";
import { expect, test } from "./support/test.ts";

const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const menuOf = (page: Page, name: string) => page.getByRole("button", { name: `Menu of ${name}` });

async function choose(page: Page, name: string, item: string): Promise<void> {
  await menuOf(page, name).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

async function expectFigure(page: Page, label: string, value: string): Promise<void> {
  await expect(
    page.locator("dl > div").filter({ hasText: label }).locator("dd").first(),
  ).toHaveText(value);
}

const LONG = "A planner for climbing trips. ".repeat(8);

async function openDashboard(page: Page): Promise<void> {
  await createProject(page, {
    name: "Ropewise",
    description: LONG,
    url: "https://ropewise.example/start",
    subreddits: ["saas", "sideproject"],
  });
  await createProject(page, { name: "Trail Notes", subreddits: ["saas"] });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Your Projects" })).toBeVisible();
}

test.describe("with posts", () => {
  test.use({ isPremium: true });

  test("nothing is pushed down by a part that comes late", async ({ page, signIn }) => {
    await signIn(page);
    const projectId = await createProject(page, { name: "Ropewise", subreddits: ["saas"] });
    await makePost(page, { projectId, title: "Planning trips", content: "I made Ropewise." });
    const late = Promise.withResolvers<void>();
    await page.route(/\/assets\/(?:all-posts|today-card)-.*\.js/, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.clock.install();
    await watchShift(page, { hasOwnClock: true });
    // Today above the week, and high enough for what is below both to be seen.
    await page.setViewportSize({ width: 1024, height: 1400 });
    const answers = ["projects/stats", "today", "posts/calendar"].map((call) =>
      page.waitForResponse((answer) => answer.url().includes(`/api/${call}`)),
    );
    await page.goto("/dashboard");
    await Promise.all(answers);
    // Five seconds: longer than most take, and not yet so long that the page gives up waiting.
    await page.clock.runFor(5000);
    await expect(page.getByRole("region", { name: "How it goes" })).toBeVisible();
    late.resolve();
    await expect(page.getByRole("table", { name: /^Posts of all projects/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your Projects" })).toBeVisible();
    expect(await readShift(page)).toBeCloseTo(0, 2);
  });

  test("it opens on what stayed up and what is next, with every post on one line of time", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const projectId = await createProject(page, {
      name: "Ropewise",
      subreddits: ["saas"],
      answers: RICH_ANSWERS,
    });
    const post = { projectId, content: "I made Ropewise over the summer." };
    const stayed = await makePost(page, { ...post, title: "Planning trips" });
    await callApi(page, "POST", `posts/${stayed}/checks`, { sighting: "live" });
    await makePost(page, { ...post, title: "Packing for trips" });
    const planned = await callApi(page, "POST", "posts", {
      ...post,
      subredditId: "saas",
      title: "Weather on trips",
    });
    await callApi(page, "POST", `posts/${planned}/schedule`, {
      scheduledFor: new Date(Date.now() + 26 * 3_600_000).toISOString(),
      isOverBudgetConfirmed: true,
    });
    await page.goto("/dashboard");
    const answer = page.getByRole("region", { name: "How it goes" });
    await expect(answer).toContainText(/^1 of 1 stayed up · next: .+ r\/SaaS/);
    // A line never ends within a figure, nor between an hour and its half of the day.
    const hour = answer.getByRole("link", { name: /[AP]M r\/SaaS$/ }).locator("span");
    for (const words of [answer.getByText("1 of 1 stayed up"), hour]) {
      await expect(words).toHaveCSS("text-wrap-mode", "nowrap");
    }
    const dots = answer.getByRole("figure").getByRole("link");
    await expect(dots).toHaveCount(3);
    // One stop for the keyboard, with arrows from post to post.
    await dots.last().focus();
    await expect(dots.last()).toHaveAccessibleName(/Weather on trips, r\/SaaS, .*: planned$/);
    await page.keyboard.press("Home");
    await expect(dots.first()).toBeFocused();
    await expect(dots.first()).toHaveAccessibleName(/^Ropewise: .*: (?:still up|not checked)$/);
    await expect(page.getByRole("heading", { name: "All posts" })).toBeVisible();
    await answer
      .getByRole("link", { name: /r\/SaaS$/ })
      .first()
      .click();
    const editor = page.getByRole("dialog", { name: "Edit Post" });
    await expect(editor.getByLabel("Title", { exact: true })).toHaveValue("Weather on trips");
  });
});

test("cards, figures and addresses @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Your First Project" })).toHaveAttribute(
    "href",
    "/projects/new",
  );
  await openDashboard(page);
  await expectFigure(page, "Total Projects", "2");
  await expectFigure(page, "Unique Subreddits", "2");
  await expectFigure(page, "Total Posts", "0");
  await expect(page.getByRole("link", { name: "New Project" })).toHaveCount(2);
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("link", { name: "New Project" })).toHaveCount(1);
  await page.setViewportSize(size);

  const ropewise = card(page, "Ropewise");
  await expect(ropewise.getByText("active", { exact: true })).toBeVisible();
  await expect(ropewise.getByText(`${LONG.slice(0, 150)}…`, { exact: true })).toBeVisible();
  const opens = ropewise.getByRole("link", { name: "Open project URL" });
  await expect(opens).toHaveAttribute("href", "https://ropewise.example/start");
  await expect(opens).toHaveAttribute("target", "_blank");
  await expect(opens).toHaveAttribute("rel", "noopener noreferrer");
  await opens.hover();
  await expect(page.getByText("Open project URL", { exact: true })).toBeVisible();

  const none = card(page, "Trail Notes").getByRole("button", { name: "No URL provided" });
  await expect(none).toBeDisabled();
  await none.hover();
  await expect(page.getByText("No URL provided", { exact: true })).toBeVisible();

  for (const [width, columns] of [
    [1440, 3],
    [800, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tracks = () =>
      page
        .getByRole("list", { name: "Your Projects" })
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
    await expect.poll(tracks, `${width} px`).toBe(columns);
  }
});

test("archive, show, unarchive, edit and delete", async ({ page, signIn }) => {
  test.slow();
  await signIn(page);
  await openDashboard(page);

  await choose(page, "Ropewise", "Archive");
  await expect(page.getByText("Project archived successfully")).toBeVisible();
  await expect(card(page, "Ropewise")).toBeHidden();
  await expect(menuOf(page, "Trail Notes")).toBeFocused();
  await expectFigure(page, "Total Projects", "1");
  await expectFigure(page, "Unique Subreddits", "1");

  await page.getByRole("button", { name: "Show Archived" }).click();
  await expect(card(page, "Ropewise").getByText("archived", { exact: true })).toBeVisible();
  await expectFigure(page, "Total Projects", "2");
  await choose(page, "Ropewise", "Unarchive");
  await expect(page.getByText("Project unarchived successfully")).toBeVisible();
  await expect(card(page, "Ropewise").getByText("active", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Hide Archived" }).click();
  await expect(card(page, "Ropewise")).toBeVisible();

  await choose(page, "Ropewise", "Edit");
  const dialog = page.getByRole("dialog", { name: "Edit Ropewise" });
  await dialog.getByLabel("Project Name").fill("Ropewise 2");
  await dialog.getByLabel("Project URL").fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog.getByText("That doesn't look like a web address.")).toBeVisible();
  await expect(dialog.getByLabel("Project URL")).toBeFocused();
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByLabel("Project Name")).toHaveValue("Ropewise 2");
  await dialog.getByLabel("Project URL").fill("");
  await chooseOption(dialog.getByRole("combobox", { name: "Status" }), "Paused");
  await dialog.getByLabel("Build community").check();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(menuOf(page, "Ropewise 2")).toBeFocused();
  await expect(card(page, "Ropewise 2").getByText("paused", { exact: true })).toBeVisible();
  await expect(
    card(page, "Ropewise 2").getByRole("button", { name: "No URL provided" }),
  ).toBeDisabled();

  await choose(page, "Ropewise 2", "Delete");
  const warning = page.getByRole("alertdialog", { name: "Delete Ropewise 2?" });
  await expect(warning.getByText("with its 2 chosen communities")).toBeVisible();
  await warning.getByRole("button", { name: "Cancel" }).click();
  await expect(warning).toBeHidden();
  await expect(menuOf(page, "Ropewise 2")).toBeFocused();
  await choose(page, "Ropewise 2", "Delete");
  await warning.getByRole("button", { name: "Delete project" }).click();
  await expect(card(page, "Ropewise 2")).toBeHidden();
  await expect(menuOf(page, "Trail Notes")).toBeFocused();
  await page.reload();
  await expectFigure(page, "Total Projects", "1");

  await choose(page, "Trail Notes", "Archive");
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await page.getByRole("button", { name: "Show Archived" }).click();
  await choose(page, "Trail Notes", "Delete");
  await warningFor(page, "Trail Notes").getByRole("button", { name: "Delete project" }).click();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
});

function warningFor(page: Page, name: string) {
  return page.getByRole("alertdialog", { name: `Delete ${name}?` });
}

test("what fails says so, and nothing is lost @nightly", async ({ page, signIn, complaints }) => {
  const fail = { status: 503, json: { code: "UNAVAILABLE", message: "x" } };
  await signIn(page);
  await openDashboard(page);
  await page.route("**/archive", (route) => route.fulfill(fail));
  await choose(page, "Ropewise", "Archive");
  await expect(page.getByText("Failed to archive project")).toBeVisible();
  await expect(card(page, "Ropewise")).toBeVisible();

  await page.route("**/api/projects/stats*", (route) => route.fulfill(fail));
  await page.reload();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await page.unroute("**/api/projects/stats*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(card(page, "Ropewise")).toBeVisible();
  await complaints.expect(answered(503), /^ApiError: x/);
});

test("a project's page: its communities, one less, undone, and back by keyboard @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openDashboard(page);
  await card(page, "Ropewise").getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ropewise" })).toBeVisible();
  await expect(page.getByText("SaaS & Software").first()).toBeVisible();
  await page.getByRole("link", { name: "Communities" }).click();
  await expect(page.getByText(/^(?:\d+% match|Weak match)$/)).toHaveCount(2);
  await page.getByRole("button", { name: "Show details of r/SideProject" }).click();
  await page.getByRole("button", { name: "Remove r/SideProject" }).click();
  await expect(page.getByRole("link", { name: "r/SideProject", exact: true })).toBeHidden();
  await expect(page.getByRole("button", { name: "Show details of r/SaaS" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "r/SideProject", exact: true })).toBeVisible();
  await expect(page.getByText("r/SideProject removed from this project")).toBeHidden();

  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Project Name").press("Meta+ArrowLeft");
  await expect(page.getByRole("dialog", { name: "Edit Ropewise" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Edit" })).toBeFocused();
  await page.keyboard.press("Meta+ArrowLeft");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a community is added to a project from its detail, and taken off again @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const id = await createProject(page, { name: "Ropewise", subreddits: ["saas"] });
  await page.goto("/subreddits?open=sideproject");
  await page.getByRole("button", { name: "Add to Project: r/SideProject" }).click();
  await pickProject(page, "Ropewise", "Added");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Added", { exact: true })).toBeHidden();
  await pickProject(page, "Ropewise", "Added");

  await page.goto("/subreddits?open=saas");
  await page.getByRole("button", { name: "Add to Project: r/SaaS" }).click();
  await pickProject(page, "Ropewise", "Already there");
  await page.goto(`/projects/${id}/communities`);
  await expect(page.getByRole("link", { name: "r/SideProject", exact: true })).toBeVisible();
});
