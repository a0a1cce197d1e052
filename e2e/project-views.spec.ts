import type { Page } from "@playwright/test";
import { DEMO_EMAIL } from "../src/server/services/demo/demo-user.ts";
import { callApi } from "./support/call-api.ts";
import { answered } from "./support/complaints.ts";
import { countWords } from "./support/count-words.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expectFitAtWidths, expectNoOverflow } from "./support/fit.ts";
import { MOST_SHIFT, readShift, watchShift } from "./support/layout-shift.ts";
import { isNightly } from "./support/nightly.ts";
import { waitForQuiet } from "./support/quiet.ts";
import { expect, test } from "./support/test.ts";

const VIEWS = {
  Plan: "",
  Communities: "/communities",
  Radar: "/radar",
  Comments: "/comments",
  Results: "/results",
  Competitors: "/competitors",
  Facts: "/facts",
};

const tab = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Views of the project" })
    .getByRole("link", { name, exact: true });

test("from view to view by keyboard: address, title and focus, and back again", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const id = await createProject(page, { name: "Ropewise", subreddits: ["saas", "sideproject"] });
  await page.goto(`/projects/${id}`);
  await expect(tab(page, "Plan")).toHaveAttribute("aria-current", "page");
  await tab(page, "Plan").focus();
  for (const [name, path] of Object.entries(VIEWS).slice(1)) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/projects/${id}${path}$`));
    await expect(page).toHaveTitle(`${name} · Ropewise · Foothold`);
    // The bar stays, and the next key goes on from it into the view.
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
  }
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/projects/${id}/competitors$`));
  await expect(page).toHaveTitle("Competitors · Ropewise · Foothold");
  await page.reload();
  await expect(tab(page, "Competitors")).toHaveAttribute("aria-current", "page");
  await page.keyboard.press("Meta+ArrowLeft");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the bar stays in sight while a view is scrolled, and a new view begins at its top @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const id = await createProject(page, { name: "Ropewise", subreddits: ["saas", "sideproject"] });
  for (const [width, height] of [
    [1024, 500],
    [390, 600],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/projects/${id}/facts`);
    await expect(page.getByRole("heading", { name: "Founder interview" })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 300));
    await expect(tab(page, "Results")).toBeInViewport({ ratio: 1 });
    await tab(page, "Communities").click();
    await expect(page.getByRole("heading", { name: "Your communities" })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test("what pointed to a part of the one long page leads to its view @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const id = await createProject(page, { name: "Ropewise", subreddits: ["saas"] });
  for (const [part, view] of [
    ["results", "results"],
    ["communities", "communities"],
    ["competitors", "competitors"],
    ["visits", "facts#visits"],
    ["interview", "facts#interview"],
  ]) {
    await page.goto("/dashboard");
    await page.goto(`/projects/${id}#${part}`);
    await expect(page).toHaveURL(new RegExp(`/projects/${id}/${view}$`));
  }
  await expect(page.getByRole("heading", { name: "Founder interview" })).toBeFocused();
});

test("a community at a glance, and a draft begun from it @nightly", async ({ page, signIn }) => {
  await signIn(page);
  const id = await createProject(page, { name: "Ropewise", subreddits: ["sideproject"] });
  await page.goto(`/projects/${id}/communities`);
  const card = page.getByRole("article").filter({ hasText: "r/SideProject" });
  await expect(page.getByRole("region", { name: "Post here" })).toContainText("r/SideProject");
  await expect(card).toContainText(/members/);
  await expect(card).toContainText("What it allows: ");
  await expect(card.getByText(/^\d+% match$/)).toBeVisible();
  await card.getByRole("link", { name: "Draft here in r/SideProject" }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`/projects/${id}$`));
  await expect(page.getByRole("dialog")).toContainText("r/SideProject");
});

test("the map leads to the card of a community, by pointer, by keyboard and as a table @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const id = await createProject(page, {
    name: "Ropewise",
    subreddits: ["sideproject", "saas", "climbing"],
  });
  await page.goto(`/projects/${id}/communities`);
  const map = page.getByRole("region", { name: "Where to go first" });
  const choice = (name: string) => page.getByRole("radio", { name, exact: true });
  const cardLink = (name: string) =>
    page.getByRole("article").getByRole("link", { name, exact: true });
  await expect(choice("Cards")).toBeChecked();
  await page.getByText("Map", { exact: true }).click();
  await expect(choice("Map")).toBeChecked();
  await expect(cardLink("r/climbing")).toBeHidden();
  await map.getByRole("link", { name: /^r\/climbing: \d+% match, / }).click();
  await expect(cardLink("r/climbing")).toBeFocused();
  await expect(cardLink("r/climbing")).toBeInViewport();
  await expect(map).toBeHidden();

  await page.goBack();
  await expect(choice("Map")).toBeChecked();
  await map
    .getByRole("link", { name: /% match/ })
    .last()
    .focus();
  await page.keyboard.press("Home");
  const dots = map.getByRole("link", { name: /% match/ });
  await expect(dots.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(dots.nth(1)).toBeFocused();
  const name = (await dots.nth(1).getAttribute("aria-label"))?.split(":")[0] ?? "";
  await page.keyboard.press("Enter");
  await expect(cardLink(name)).toBeFocused();

  await choice("Cards").focus();
  await page.keyboard.press("ArrowRight");
  await expect(choice("Map")).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(choice("Table")).toBeChecked();
  await expect(page).toHaveURL(/\?view=table$/);
  await expect(map.getByRole("row")).toHaveCount(4);
  await expect(map.getByRole("row", { name: /^r\/SideProject \d+% .+ members/ })).toBeVisible();
  await map.getByRole("link", { name: "r/SaaS" }).press("Enter");
  await expect(cardLink("r/SaaS")).toBeFocused();
  for (const view of ["map", "table"]) {
    await page.goto(`/projects/${id}/communities?view=${view}`);
    await expect(map.getByRole("link", { name: /^r\/SaaS/ })).toBeVisible();
    await expectFitAtWidths(page, `the ${view}`);
  }
});

test("long names, names from right to left and 25 communities fit; the API may fail @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  test.slow();
  await signIn(page);
  const many =
    "saas sideproject startups entrepreneur webdev smallbusiness marketing seo design freelance productivity programming javascript reactjs python gamedev indiedev indiehackers microsaas growthhacking ecommerce shopify android ios selfhosted";
  const names = [
    "Averylongnamewithoutanyspaces".repeat(4).slice(0, 100),
    "مشروع لتخطيط رحلات التسلق",
  ];
  for (const [index, name] of names.entries()) {
    const subreddits = index === 0 ? many.split(" ") : ["saas"];
    const id = await createProject(page, { name, subreddits });
    for (const path of Object.values(VIEWS)) {
      await page.goto(`/projects/${id}${path}`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expectFitAtWidths(page, `${name} ${path}`);
      await page.setViewportSize({ width: 667, height: 375 });
      await expectNoOverflow(page, `${name} ${path} on its side`);
    }
  }
  await page.route("**/api/projects/*", (route) =>
    route.fulfill({ status: 503, json: { code: "UNAVAILABLE", message: "x" } }),
  );
  await page.reload();
  await expect(page.getByRole("heading", { name: "We can't reach the server" })).toBeVisible();
  await expect(page.getByText("Project not found")).toBeHidden();
  await page.unroute("**/api/projects/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Founder interview" })).toBeVisible();
  await complaints.expect(answered(503));
});

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

test.describe("a plan with posts", () => {
  test.use({ isPremium: true });

  test("holds still while it loads, on every width", async ({ page, signIn }) => {
    await signIn(page);
    const projectId = await createProject(page, {
      name: "Ledgerly",
      subreddits: ["saas", "sideproject"],
      answers: RICH_ANSWERS,
    });
    await callApi(page, "POST", "posts/generate", { projectId, subredditId: "saas" });
    await watchShift(page);
    for (const size of SIZES.filter(({ width }) => isNightly() || width !== 1024)) {
      await page.setViewportSize(size);
      await page.goto(`/projects/${projectId}`);
      await expect(page.getByRole("heading", { name: "Subreddit Activity" })).toBeVisible();
      await waitForQuiet(page);
      const shift = await readShift(page);
      expect.soft(shift, `at ${size.width}`).toBeLessThanOrEqual(MOST_SHIFT);
      const opening = size.width > 1376 ? "Week" : "Days";
      await expect(page.getByRole("radio", { name: opening })).toBeChecked();
    }
  });

  test("wait for a question above them that comes late, on a phone @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const projectId = await createProject(page, { name: "Ledgerly", subreddits: ["saas"] });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/assets\/answer-box-/, async (route) => {
      await page.waitForTimeout(1500);
      await route.continue();
    });
    await watchShift(page);
    await page.goto(`/projects/${projectId}`);
    await expect(page.getByRole("tab", { name: /^Upcoming/ })).toBeVisible();
    await waitForQuiet(page);
    expect(await readShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
    await expectNoOverflow(page, "a question above the posts");
  });

  test("that come late do not push away what was shown without them @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const projectId = await createProject(page, {
      name: "Ledgerly",
      subreddits: ["saas", "sideproject"],
      answers: RICH_ANSWERS,
    });
    await callApi(page, "POST", "posts/generate", { projectId, subredditId: "saas" });
    await page.route("**/api/posts/roadmap/*", async (route) => {
      await page.waitForTimeout(5000);
      await route.continue();
    });
    await page.goto(`/projects/${projectId}`);
    await expect(page.getByRole("radio", { name: "Days" })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole("heading", { name: "Subreddit Activity" })).toBeVisible();
    await waitForQuiet(page);
    const shift = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as { value?: number }).value ?? 0;
      }).observe({ type: "layout-shift", buffered: true });
      await new Promise((resolve) => void setTimeout(resolve, 2000));
      return sum;
    });
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
  });
});

test("on a phone the bar is wide enough to read, and what is open is in sight", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const id = await createProject(page, { name: "Ropewise", subreddits: ["saas"] });
  // The last is farthest from sight.
  for (const [name, path] of Object.entries(VIEWS).slice(isNightly() ? 0 : -1)) {
    await page.goto(`/projects/${id}${path}`);
    await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
    await expect(tab(page, name)).toBeInViewport({ ratio: 1 });
  }
  const widths = await page
    .getByRole("navigation", { name: "Views of the project" })
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
  // Labels that touch each other read as one word.
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(72);
  await expectNoOverflow(page, "the bar of views");
  await tab(page, "Facts").focus();
  for (let step = 0; step < Object.keys(VIEWS).length - 1; step += 1) {
    await page.keyboard.press("Shift+Tab");
  }
  await expect(tab(page, "Plan")).toBeFocused();
  await expect(tab(page, "Plan")).toBeInViewport({ ratio: 1 });
});

for (const isPremium of [false, true]) {
  test.describe(isPremium ? "with a plan" : "without a plan", () => {
    test.use({ isPremium });

    test("a project that still asks questions holds still while it loads @nightly", async ({
      page,
      signIn,
    }) => {
      await signIn(page);
      const id = await createProject(page, { name: "Ropewise", subreddits: ["saas"] });
      await watchShift(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const view of ["", "?view=week"]) {
          await page.goto(`/projects/${id}${view}`);
          await expect(page.getByRole("textbox").first()).toBeVisible();
          await expect(page.getByRole("heading", { name: "Subreddit Activity" })).toBeVisible();
          await waitForQuiet(page);
          expect
            .soft(await readShift(page), `how far the plan${view} moves at ${size.width}`)
            .toBeLessThanOrEqual(MOST_SHIFT);
        }
      }
    });
  });
}

test("on its side, a phone keeps room for what is read @nightly", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await signIn(page);
  const name = "Averylongnamewithoutanyspaces".repeat(4).slice(0, 100);
  const id = await createProject(page, { name, subreddits: ["saas"] });
  await page.goto(`/projects/${id}/facts`);
  await expect(page.getByRole("heading", { name: "Founder interview" })).toBeInViewport({
    ratio: 1,
  });
  await page.goto("/subreddits?open=saas");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "View on Reddit" })).toBeVisible();
  const room = await dialog.evaluate((sheet) => {
    const fixed = [...sheet.children].filter(
      (part) => getComputedStyle(part).position === "sticky",
    );
    return sheet.clientHeight - fixed.reduce((sum, part) => sum + part.clientHeight, 0);
  });
  expect(room).toBeGreaterThan(375 / 2);
});

test("words from right to left are laid out so @nightly", async ({ page, signIn }) => {
  await signIn(page);
  const description = "مخطط لرحلات التسلق يعرف الطقس والطرق.";
  const id = await createProject(page, {
    name: "مشروع لتخطيط رحلات",
    description,
    subreddits: ["saas"],
  });
  for (const path of ["/dashboard", `/projects/${id}/facts`]) {
    await page.goto(path);
    await expect(page.getByText(description, { exact: true })).toHaveCSS("direction", "rtl");
  }
});

test.describe("the demo account", () => {
  test.use({ email: DEMO_EMAIL, viewport: { width: 1440, height: 900 } });
  // One after the other, and few: two who ask for a link at once would both read the newer one, which
  // works once, and an address gets only so many links an hour.
  test.describe.configure({ mode: "default" });

  /** What the same account showed while the page was one. */
  const WORDS_BEFORE = 3073;

  test("each view is at most one and a half screens high, holds still, and says half as much", async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn(page);
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "View Details of Setterly" }).click();
    await expect(page.getByRole("heading", { name: "Content Roadmap" })).toBeVisible();
    const address = page.url();
    await watchShift(page);
    let words = 0;
    for (const [name, path] of Object.entries(VIEWS)) {
      await page.goto(address + path);
      await waitForQuiet(page);
      await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, `the height of ${name}`).toBeLessThanOrEqual(1.5 * 900);
      expect
        .soft(await readShift(page), `how far ${name} moves while it loads`)
        .toBeLessThanOrEqual(MOST_SHIFT);
      // Comments had a page of their own before.
      if (name !== "Comments") words += await countWords(page);
    }
    expect(words, "words in all views together").toBeLessThanOrEqual(WORDS_BEFORE / 2);
  });

  test("other pages hold still while they load, on a screen and on a phone @nightly", async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn(page);
    await watchShift(page);
    for (const { path, viewport } of [
      "/dashboard",
      "/subreddits",
      "/settings",
      "/settings/karma",
      "/settings/notifications",
      "/settings/webhooks",
      "/settings/assistants",
      "/settings/sessions",
      "/settings/connections",
      "/settings/data",
      "/check",
      "/billing",
    ].flatMap((each) =>
      // What fits a screen at once moves on a phone first.
      SIZES.slice(isNightly() ? 0 : 1).map((size) => ({ path: each, viewport: size })),
    )) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await waitForQuiet(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect
        .soft(
          await readShift(page),
          `how far ${path} moves at ${viewport.width}×${viewport.height}`,
        )
        .toBeLessThanOrEqual(MOST_SHIFT);
    }
  });

  test("the roadmap and its button are on the first screen @nightly", async ({ page, signIn }) => {
    await signIn(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto("/dashboard");
      // The calendar above the projects takes its place once it is there.
      await waitForQuiet(page);
      await page.getByRole("link", { name: "View Details of Setterly" }).click();
      const heading = page.getByRole("heading", { name: "Content Roadmap" });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: "Generate Posts" })).toBeInViewport({
        ratio: 1,
      });
      await expect(page.getByRole("tab", { name: /^Upcoming/ })).toBeInViewport({ ratio: 1 });
      await expectNoOverflow(page, "the plan");
    }
  });
});
