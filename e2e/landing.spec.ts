import { CUT_OFF } from "./support/complaints.ts";
import { waitForQuiet } from "./support/quiet.ts";
import { expect, test } from "./support/test.ts";

/** As SPEC.md orders them, each by its heading. */
const SECTIONS = [
  "Promote your project on Reddit without being banned.",
  "From a blank page to a live thread",
  "Three steps, and the last one is yours",
  "Why founders check before they post",
  "What it looks like",
  "Start free. Pay when it earns its place.",
  "Why we built it",
  "Alone, or with Foothold",
  "What it changes",
  "Questions",
  "Your first draft is free.",
];

test("the front page has its sections in order, and every call to action leads to sign-in", async ({
  page,
}) => {
  await page.goto("/");
  const headings = page.locator("main").getByRole("heading", { level: 2 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SECTIONS[0] ?? "");
  await expect(headings).toHaveText(SECTIONS.slice(1));

  const actions = page.getByRole("link", { name: "Get Started" });
  expect(await actions.count()).toBeGreaterThanOrEqual(6);
  for (const action of await actions.all()) await expect(action).toHaveAttribute("href", "/signin");

  const pricing = page.locator("#pricing");
  await expect(pricing.getByText("$29.99")).toBeVisible();
  await expect(pricing.getByText("10 AI posts per month")).toBeVisible();
  const lifetime = pricing.getByRole("listitem").filter({ hasText: "$149.99" });
  await expect(lifetime).toContainText("MOST POPULAR");
  await expect(lifetime).toContainText("No recurring fees");
  await expect(page.locator("#features article")).toHaveCount(4);
  await expect(page.locator("blockquote")).toHaveCount(4);
});

test("seven questions open and close by keyboard @nightly", async ({ page }) => {
  await page.goto("/");
  const questions = page.locator("#questions details");
  await expect(questions).toHaveCount(7);
  const answer = questions.first().getByText("No, nobody can.");
  await expect(answer).toBeHidden();
  await questions.first().locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(answer).toBeHidden();
});

test("no script is asked for until somebody stirs, and a press that comes first is not lost", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  await waitForQuiet(page);
  expect(scripts).toEqual([]);

  await page.getByRole("button", { name: "Edit it yourself" }).click();
  const verdict = page.getByRole("region", { name: "Verdict for r/yourcommunity" });
  await expect(verdict.getByRole("heading", { name: /Ban risk: high/ })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);

  await verdict.getByRole("button", { name: "Remove the link" }).click();
  await page.getByLabel("Title").fill("I built a planner for small climbing gyms");
  await verdict.getByRole("button", { name: "Choose the flair “Show and tell”" }).click();
  await expect(verdict.getByRole("heading", { name: /Ban risk: low/ })).toBeVisible();
});

test("what can't be loaded leaves the page as it is, and can be tried again @nightly", async ({
  page,
  complaints,
}) => {
  let isBroken = true;
  await page.route(/assets\/(start|live-check)-/, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.goto("/");
  const edit = page.getByRole("button", { name: "Edit it yourself" });
  const hasFailed = page.waitForEvent("requestfailed");
  await edit.click();
  await hasFailed;
  isBroken = false;
  await page.mouse.move(20, 20);
  await edit.click();
  await expect(page.getByRole("region", { name: /^Verdict for/ })).toBeVisible();
  await page.getByRole("button", { name: "Back to the example" }).click();

  isBroken = true;
  await page.reload();
  await page.route(/assets\/start-/, (route) => route.continue());
  await edit.click();
  await expect(page.getByRole("alert")).toContainText("didn't load");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SECTIONS[0] ?? "");
  await complaints.expect(CUT_OFF);
});

test("a clip plays while it is in sight, and waits for who prefers stillness @nightly", async ({
  browser,
}) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const page = await browser.newPage({ reducedMotion });
    const videos: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "media") videos.push(request.url());
    });
    await page.goto("/");
    const clip = page.locator("#features article").nth(2);
    await clip.scrollIntoViewIfNeeded();
    const pause = clip.getByRole("button", { name: /^Pause the clip/ });
    const play = clip.getByRole("button", { name: /^Play the clip/ });
    if (reducedMotion === "reduce") {
      await expect(play).toBeVisible();
      expect(videos).toEqual([]);
      await play.click();
    }
    await expect(pause).toBeVisible();
    await pause.click();
    await expect(play).toBeVisible();
    await page.close();
  }
});

test("it reads without JavaScript, and says what it is to who asks for it", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("$29.99").first()).toBeVisible();
  const origin = new URL(page.url()).origin;
  await expect(page).toHaveTitle(/Foothold/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${origin}/`);
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await page.request.get(image ?? "")).headers()["content-type"]).toBe("image/png");
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [product, questions] = data.map((text) => JSON.parse(text) as Record<string, unknown[]>);
  expect(product?.["offers"]).toHaveLength(3);
  expect(questions?.["mainEntity"]).toHaveLength(7);
  expect(await (await page.request.get("/robots.txt")).text()).toContain(`${origin}/sitemap.xml`);
  expect(await (await page.request.get("/sitemap.xml")).text()).toContain(`<loc>${origin}/</loc>`);
  await context.close();
});
