import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { waitForSave } from "./support/wait-for-save.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const dialog = (page: Page) => page.getByRole("dialog");
const view = (page: Page, name: string) =>
  page.getByRole("link", { name: `View ${name}`, exact: true });
const star = (page: Page, name: string) =>
  page.getByRole("button", { name: `Favorite ${name}`, exact: true });

const MOST_STOPS = 60;

async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  while (passed.length < MOST_STOPS && !name.test(passed.at(-1) ?? "")) {
    await page.keyboard.press("Tab");
    passed.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
      }),
    );
  }
  expect(passed.at(-1)).toMatch(name);
}

test("from a misspelt search to a favorite, with an address for every step", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Subreddits" }).click();
  await expect(page.getByText(/\d{3},\d{3} communities/)).toBeVisible();

  await search(page).pressSequentially("entreprenuer");
  await expect(page.getByText("Showing results for entrepreneur as well")).toBeVisible();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue("entreprenuer");
  await expect(view(page, "r/Entrepreneur")).toBeVisible();

  await page.getByRole("combobox", { name: "Risk Level" }).click();
  await page.getByRole("option", { name: "Moderate" }).click();
  await page.getByLabel("Min").fill("1m");
  await expect(page).toHaveURL(/q=entreprenuer&risk=moderate&min=1000000$/);
  await page.reload();
  await expect(page.getByLabel("Min")).toHaveValue("1,000,000");
  await expect(search(page)).toHaveValue("entreprenuer");

  await page.locator("article").first().click();
  await expect(dialog(page).getByRole("heading", { name: "Posting guidelines" })).toBeVisible();
  await expect(page).toHaveURL(/open=entrepreneur$/);
  await expect(dialog(page).getByText("n=1,000 · Aug 2026").first()).toBeVisible();
  const reddit = dialog(page).getByRole("link", { name: "View on Reddit" });
  await expect(reddit).toHaveAttribute("href", "https://www.reddit.com/r/Entrepreneur/");
  await expect(reddit).toHaveAttribute("rel", "noopener noreferrer");
  await expect(reddit).toHaveAttribute("target", "_blank");
  await dialog(page).getByRole("button", { name: "Add to Favorites" }).click();
  await expect(dialog(page).getByRole("button", { name: "Remove from Favorites" })).toBeVisible();

  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/risk=moderate&min=1000000$/);
  await expect(star(page, "r/Entrepreneur")).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("tab", { name: "Favorites" }).click();
  await expect(view(page, "r/Entrepreneur")).toBeVisible();
  await star(page, "r/Entrepreneur").click();
  await expect(page.getByRole("heading", { name: "No favorite subreddits yet" })).toBeVisible();
  const isBack = waitForSave(page, "PUT", /\/favorite$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(view(page, "r/Entrepreneur")).toBeVisible();
  await isBack;
  await page.reload();
  await expect(view(page, "r/Entrepreneur")).toBeVisible();
});

test("the keyboard alone searches, opens, reads the chart, stars and comes back", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page);
  await page.goto("/subreddits");
  await search(page).focus();
  await page.keyboard.type("saas");
  await expect(page).toHaveURL(/q=saas$/);
  await expect(view(page, "r/SaaS")).toBeVisible();
  await tabTo(page, /^Favorite r\/SaaS$/);
  await page.keyboard.press("Space");
  await expect(star(page, "r/SaaS")).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, /^View r\/SaaS$/);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("heading", { name: "Activity by hour" })).toBeVisible();
  await tabTo(page, /^12:00 AM: \d+% activity/);
  await page.keyboard.press("End");
  await expect(page.locator(":focus")).toHaveAttribute("aria-label", /^11:00 PM: \d+% activity/);
  await tabTo(page, /r\/SideProject/);
  await page.keyboard.press("Enter");
  await expect(
    dialog(page).getByRole("heading", { name: "r/SideProject", exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/open=sideproject$/);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/subreddits\?q=saas$/);
  await expect(view(page, "r/SaaS")).toBeFocused();
});

test("on a phone the filters unfold and the detail fills the screen", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto("/subreddits");
  await expect(page.getByRole("combobox", { name: "Category" })).toBeHidden();
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "Category" }).click();
  await page.getByRole("combobox", { name: "Search categories" }).fill("gam");
  await page.getByRole("option", { name: "Gaming" }).click();
  await expect(page).toHaveURL(/category=Gaming/);
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
  await page
    .getByRole("link", { name: /^View r\// })
    .first()
    .click();
  const box = await dialog(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await dialog(page)
    .getByRole("button", { name: /^Add to Project/ })
    .click();
  await expect(page.getByRole("link", { name: "Create a project" })).toBeVisible();
  await page.keyboard.press("Escape");
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(dialog(page)).toBeHidden();
});

test("the list goes on as it is scrolled, and holds only what is near the screen", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto("/subreddits");
  await expect(page.locator("article").first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    const reached = await page.getByRole("list", { name: /^Subreddits, page (\d+)$/ }).last();
    expect(Number((await reached.getAttribute("aria-label"))?.match(/\d+/)?.[0])).toBeGreaterThan(
      6,
    );
  }).toPass({ intervals: [50], timeout: 20_000 });
  expect(await page.locator("article").count()).toBeLessThan(5 * 24);
  await page.getByRole("combobox", { name: "Sort" }).click();
  await page.getByRole("option", { name: "Name" }).click();
  await expect(page.getByRole("combobox", { name: "Sort" })).toBeInViewport();
});

test("bad addresses are read as far as they make sense", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto(
    "/subreddits?tab=nope&risk=maybe&min=few&max=-3&category=Nothing&sort=up&open=..",
  );
  await expect(page.getByText(/\d{3},\d{3} communities/)).toBeVisible();
  await page.goto("/subreddits?min=500&max=100");
  await expect(page.getByText("The minimum is above the maximum.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await expect(page).toHaveURL(/\/subreddits$/);
  await page.goto("/subreddits?open=no_such_place_at_all");
  await expect(
    dialog(page).getByRole("heading", { name: "r/no_such_place_at_all is not in the catalogue" }),
  ).toBeVisible();
});

test("hours are called busiest, and say what they rest on", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/subreddits?q=saas");
  const card = page.locator("article", { has: view(page, "r/SaaS") });
  await expect(card.getByText(/^Busiest hours \d{1,2}:\d\d [AP]M/)).toBeVisible();
  await expect(card.getByText("Best hours")).toBeHidden();
  await expect(card.getByText(/^n=[\d,]+ · [A-Z][a-z]{2} 20\d\d$/)).toBeVisible();
  await view(page, "r/SaaS").click();
  await expect(
    dialog(page)
      .getByText(/No detectable difference between hours/)
      .first(),
  ).toBeVisible();
});

test("fifty posts of a front page are not called busy or best", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/subreddits?q=funny");
  const card = page.locator("article", { has: view(page, "r/funny") });
  await expect(card.getByText("Too few posts to tell")).toBeVisible();
  await expect(card.getByText(/(Best|Busiest) hours/)).toBeHidden();
  await view(page, "r/funny").click();
  await expect(dialog(page).getByText("Too few posts to tell busy hours").first()).toBeVisible();
});

test.describe("in a time zone with half hours", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("hours follow the user's clock", async ({ page, signIn }) => {
    await signIn(page);
    await page.goto("/subreddits?open=saas");
    await expect(dialog(page).getByText(/Time zone Asia\/(Kolkata|Calcutta)/)).toBeVisible();
    await expect(
      dialog(page).getByRole("button", { name: /^12:30 AM: \d+% activity/ }),
    ).toBeVisible();
  });
});

test("failures say so and can be tried again", async ({ page, signIn, complaints }) => {
  const fail = { status: 503, json: { code: "UNAVAILABLE", message: "x" } };
  await signIn(page);
  await page.route("**/api/subreddits?*", (route) => route.fulfill(fail));
  await page.goto("/subreddits");
  await expect(page.getByText("The subreddits could not be loaded")).toBeVisible();
  await page.unroute("**/api/subreddits?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("article").first()).toBeVisible();

  await page.route("**/favorite", (route) => route.fulfill(fail));
  const first = page.getByRole("button", { name: /^Favorite r\// }).first();
  await first.click();
  await expect(page.getByText("temporarily unavailable")).toBeVisible();
  await expect(first).toHaveAttribute("aria-pressed", "false");

  await page.goto("/subreddits?open=saas");
  await dialog(page).getByRole("button", { name: "Update from Reddit" }).click();
  await expect(dialog(page).getByText("Live Reddit data is not configured")).toBeVisible();
  complaints.length = 0;
});

test("a detail that can't be loaded says so, and the list stays", async ({
  page,
  signIn,
  complaints,
}) => {
  await page.route(/assets\/subreddit-dialog-/, (route) => route.abort());
  await signIn(page);
  await page.goto("/subreddits");
  await page.locator("article").first().click();
  await expect(page.getByText("The community could not be opened")).toBeVisible();
  await expect(page.locator("article").first()).toBeVisible();
  expect(new URL(page.url()).searchParams.has("open")).toBe(false);
  expect(complaints.every((text) => text.includes("Failed to load resource"))).toBe(true);
  complaints.length = 0;
});
