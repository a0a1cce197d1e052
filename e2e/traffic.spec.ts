import type { Page } from "@playwright/test";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expectNoViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expectNoOverflow } from "./support/fit.ts";
import { closeReceipt } from "./support/receipt.ts";
import { expect, test } from "./support/test.ts";
import { watchWords } from "./support/watch-words.ts";

// Whoever is called HeadlessChrome is taken for a machine, and not counted.
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";

test.use({ isPremium: true, timezoneId: "Europe/Berlin", userAgent: BROWSER });

/** A founder's site with a policy that allows nothing but what the instructions ask for. */
class FounderSite {
  html = "<!doctype html><title>Ropewise</title><h1>Ropewise</h1>";
  policy = "default-src 'none'";
  readonly #server: Server = createServer((_request, response) => {
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": this.policy,
    });
    response.end(this.html);
  });

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** A post for r/SaaS with a link to the site. */
async function schedulePost(page: Page, projectId: string, url: string): Promise<void> {
  const post = await callApi(page, "POST", "posts/generate", { projectId, subredditId: "saas" });
  await callApi(page, "PATCH", `posts/${post}`, {
    title: "Planning trips",
    content: `I made Ropewise, and plan every trip with it: ${url}`,
    editSection: null,
  });
}

test("a site is set up and tried; then a post brings a visit, counted once", async ({
  page,
  context,
  signIn,
}) => {
  const site = new FounderSite();
  const url = await site.start();
  await context.route("https://www.reddit.com/**", (route) => route.fulfill({ body: "Reddit" }));
  await signIn(page);
  const projectId = await createProject(page, {
    name: "Ropewise",
    url,
    subreddits: ["saas"],
    answers: RICH_ANSWERS,
  });
  await schedulePost(page, projectId, url);
  await page.goto(`/projects/${projectId}/facts`);

  await page.getByRole("button", { name: "Visits from Reddit" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: "Tag links to my site" }).press("Space");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const script = page.getByRole("region", { name: "Script", exact: true });
  // What is above may still be coming and move the button from beneath the pointer.
  await expect(async () => {
    if (await script.isHidden()) {
      await page.getByRole("button", { name: "Set it up" }).click({ timeout: 3000 });
    }
    await expect(script).toBeVisible({ timeout: 3000 });
  }).toPass();
  const read = (title: string) =>
    page.getByRole("region", { name: title, exact: true }).locator("p").innerText();
  site.html += await read("Script");
  site.policy += `; ${(await read("Content-Security-Policy")).replaceAll("\n", " ")}`;
  const siteOpened = context.waitForEvent("page");
  const waited = await watchWords(page, "Waiting for the first hit…");
  await page.getByRole("button", { name: "Test it" }).click();
  await waited();
  const opened = await siteOpened;
  await opened.waitForLoadState();
  await opened.close();
  await expect(page.getByText(/^Received /)).toBeVisible();

  await page.getByRole("link", { name: "Plan", exact: true }).click();
  const redditOpened = context.waitForEvent("page");
  await page.getByRole("button", { name: /^Post Now/ }).click();
  const reddit = await redditOpened;
  const dialog = page.getByRole("dialog", { name: "Did you post it?" });
  const link = await dialog.getByText(/fh=/).innerText();
  expect(link).toMatch(/\?fh=[\da-f]{10}$/);
  expect(new URL(reddit.url()).searchParams.get("text")).toContain(link);
  await reddit.close();
  await dialog.getByRole("button", { name: "Yes" }).click();
  await expect(dialog).toBeHidden();
  await closeReceipt(page, "r/");

  const visitor = await context.newPage();
  const beacon = visitor.waitForResponse(/\/api\/visits$/);
  await visitor.goto(link);
  expect((await beacon).status()).toBe(204);
  await visitor.reload();
  await visitor.goto(url);
  expect(await visitor.evaluate(() => [document.cookie, localStorage.length])).toEqual(["", 0]);
  await visitor.close();

  await page.reload();
  await page.getByRole("tab", { name: /^Past/ }).click();
  await expect(page.getByRole("tabpanel").getByText(/^1 visit since /)).toBeVisible();
  await page.getByRole("button", { name: /^View Post/ }).click();
  await expect(page.getByRole("dialog", { name: "View Post" })).toContainText("1 visit since");
  site.stop();
});

test.describe("the instructions", () => {
  test.use({ bypassCSP: true });

  test("read well in both themes and on a small screen; tags can be switched on @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const url = "https://ropewise.example";
    const projectId = await createProject(page, { name: "Ropewise", url, subreddits: ["saas"] });
    await page.goto(`/projects/${projectId}/facts`);
    await page.getByRole("button", { name: "Visits from Reddit" }).click();
    await page.getByRole("button", { name: "Set it up" }).click();
    await expect(page.getByText("Key of your site")).toBeVisible();
    await expectNoViolations(page, "the instructions");
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoOverflow(page, "the instructions");

    const key = page.getByText(/^[\da-f]{16}$/);
    const before = await key.innerText();
    await page.getByRole("button", { name: "Replace key" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Replace key" }).click();
    await expect(question).toBeHidden();
    await expect(key).not.toHaveText(before);

    await page.getByRole("checkbox", { name: "Tag links to my site" }).press("Space");
    await expect(page.getByText("Saved")).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Visits from Reddit" }).click();
    await expect(page.getByRole("checkbox", { name: "Tag links to my site" })).toBeChecked();
  });
});
