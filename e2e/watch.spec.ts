import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expectNoOverflow } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";

test.use({ isPremium: true, timezoneId: "Europe/Berlin", bypassCSP: true });

const LINK = "https://www.reddit.com/r/SaaS/comments/1abcde/planning_trips/";
const ENTREPRENEUR = "r/Entrepreneur";

async function createWorld(page: Page): Promise<string> {
  return createProject(page, {
    name: "Ropewise",
    description: "Ropewise plans climbing trips: partners, gear, weather and the way there.",
    url: "https://ropewise.example",
    subreddits: ["saas", "entrepreneur"],
    answers: RICH_ANSWERS,
  });
}

test("karma that is entered says what it opens, and its days become a line", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await createWorld(page);
  await page.goto("/settings/karma");
  const karma = page.getByRole("main");
  await expect(karma.getByText("No karma yet.")).toBeVisible();
  await expect(karma.getByText(`${ENTREPRENEUR} asks for 10 karma. Tell us yours`)).toBeVisible();
  await karma.getByRole("link", { name: "Account" }).last().click();
  await page.getByLabel("Karma", { exact: true }).fill("3");
  await page.getByLabel("Karma", { exact: true }).press("Enter");
  await expect(page.getByText("Settings saved")).toBeVisible();
  await page.getByRole("link", { name: "Karma" }).click();
  await expect(karma.getByText(`7 more karma opens ${ENTREPRENEUR}.`)).toBeVisible();
  await expect(karma.getByText(/^3 karma on .*$/)).toBeVisible();

  // What only days could bring about: two earlier entries.
  await page.route("**/api/karma", async (route) => {
    const response = await route.fetch();
    const report = (await response.json()) as { snapshots: object[] };
    const earlier = [
      { day: "2026-01-05", karma: 1, accountAgeDays: 20, source: "typed" },
      { day: "2026-02-05", karma: 2, accountAgeDays: 51, source: "reddit" },
    ];
    await route.fulfill({ json: { ...report, snapshots: [...earlier, ...report.snapshots] } });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await karma.getByRole("button", { name: /3 karma, entered by you/ }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(
    karma.getByRole("button", { name: /2 karma, 51 days old, read from Reddit/ }),
  ).toBeFocused();
  await karma.getByText("Show as table").click();
  await expect(karma.getByRole("row", { name: /2026-01-05 1 karma/ })).toBeVisible();
  await expectNoOverflow(page, "karma");
  await expectNoViolations(page, "karma");
});

test("what Foothold saw by itself is told apart from what one saw @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const projectId = await createWorld(page);
  const post = { projectId, subredditId: "saas" };
  const postId = await callApi(page, "POST", "posts/generate", post);
  await callApi(page, "POST", `posts/${postId}/mark-posted`, {
    permalink: LINK,
    isBlankConfirmed: true,
  });
  const checkedAt = new Date().toISOString();
  await page.route("**/api/posts/roadmap/**", async (route) => {
    const response = await route.fetch();
    const posts = (await response.json()) as { check: object; performance: object }[];
    const seen = [{ stage: "15-minutes", sighting: "live", checkedAt, by: "reddit" }];
    for (const { check, performance } of posts) {
      Object.assign(check, { watch: { askedAt: checkedAt }, seen });
      Object.assign(performance, { upvotes: 14, countedAt: checkedAt, countedBy: "reddit" });
    }
    await route.fulfill({ json: posts });
  });
  await page.goto(`/projects/${projectId}?post=${postId}`);
  const section = page.getByRole("region", { name: "Is it still up?" });
  await expect(section.getByText("We check it for you.")).toBeVisible();
  await expect(section.getByText(/^After 15 minutes, checked by Foothold on /)).toBeVisible();
  await expect(
    section.getByText(/^Read from Reddit on .* The next check updates them\.$/),
  ).toBeVisible();
  await expect(section.getByRole("button", { name: "Still up" })).toBeHidden();
  await section.getByRole("button", { name: "Change: After 15 minutes" }).click();
  await section.getByRole("button", { name: "I deleted it myself" }).click();
  await expect(section.getByText("Next check:")).toBeHidden();
  await expectNoViolations(page, "a look that Foothold took");
});
