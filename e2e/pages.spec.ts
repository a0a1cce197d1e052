import { waitForQuiet } from "./support/quiet.ts";
import { expect, test } from "./support/test.ts";

const PAGES = [
  ["/help", "Help", ""],
  ["/privacy", "Privacy", " @nightly"],
  ["/terms", "Terms", " @nightly"],
  ["/whats-new", "What's new", " @nightly"],
] as const;

for (const [path, title, when] of PAGES) {
  test(`${path} reads without a script, says what it is, and asks for none until somebody stirs${when}`, async ({
    browser,
    page,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(path);
    await expect(plain).toHaveTitle(`${title} · Foothold`);
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(plain.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new URL(plain.url()).origin + path,
    );
    await expect(plain.locator('meta[name="description"]')).toHaveAttribute("content", /\w{4}/);
    expect(await plain.content()).not.toContain(".invalid");
    await context.close();

    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(path);
    await waitForQuiet(page);
    expect(scripts).toEqual([]);
    // Read by the app as it was by the browser alone.
    await page.mouse.move(20, 20);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await waitForQuiet(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(await page.locator("main").textContent()).not.toContain(".invalid");
  });
}

test("the front page's foot and the sign-in lead to them @nightly", async ({ page }) => {
  await page.goto("/");
  const foot = page.getByRole("contentinfo");
  for (const [path, title] of PAGES) {
    await expect(foot.getByRole("link", { name: title })).toHaveAttribute("href", path);
  }
  await page.goto("/signin");
  await page.getByRole("link", { name: "terms" }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole("heading", { name: "Plans and payment" })).toBeVisible();
  await page.goBack();
  // The address is the first to change: until the page follows, the other one's links are there.
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
});

test("privacy names who runs the installation and where to write", async ({ page }) => {
  await page.goto("/privacy");
  const who = page.locator("#who");
  await expect(who).toContainText("Foothold at localhost");
  await expect(who.getByRole("link")).toHaveAttribute("href", "mailto:support@localhost");
});

test("an address leads to one answer of the help, and the answer to its screen @nightly", async ({
  page,
}) => {
  await page.goto("/help#ban-risk");
  const answer = page.locator("#ban-risk");
  await expect(answer).toBeInViewport();
  await expect(answer).toContainText("It's an estimate");
  await page.locator("#first-step").getByRole("link", { name: "Check a draft" }).click();
  await expect(page).toHaveURL(/\/check$/);
});
