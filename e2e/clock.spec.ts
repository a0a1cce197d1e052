import type { Locator } from "@playwright/test";
import { callApi } from "./support/call-api.ts";
import { createProject } from "./support/create-project.ts";
import { expect, test } from "./support/test.ts";

test.use({ isPremium: true, timezoneId: "Asia/Kolkata" });

const TIME = /\d{1,2}:\d\d [AP]M/g;

async function readTimes(place: Locator): Promise<string[]> {
  await expect(place).toContainText(/\d:\d\d [AP]M/);
  return (await place.innerText()).replace(/\s/g, " ").match(TIME) ?? [];
}

test("a community is busiest at the same hours on its card, in its detail, on a project and in the editor", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto("/subreddits?q=startups");
  const card = page
    .locator("article")
    .filter({ has: page.getByRole("link", { name: "View r/startups", exact: true }) });
  const onCard = await readTimes(card.getByText(/^Busiest hours/));
  await page.goto("/subreddits?open=startups");
  const detail = page.getByRole("dialog").locator("div", { has: page.getByText("Busiest hours") });
  const inDetail = await readTimes(detail.last());
  expect(inDetail).toHaveLength(3);
  expect(onCard).toHaveLength(2);
  expect(inDetail).toEqual(expect.arrayContaining(onCard));

  const projectId = await createProject(page, { name: "Ledgerly", subreddits: ["startups"] });
  const body = { projectId, subredditId: "startups", title: "A lesson", content: "What I learnt." };
  const postId = await callApi(page, "POST", "posts", body);
  await page.goto(`/projects/${projectId}`);
  await page.getByText("By community").click();
  const row = page.getByRole("list", { name: "Hours by community" }).getByRole("listitem").first();
  // The time that the post is planned for stands behind them.
  const onProject = await readTimes(row.getByText(/busiest at/));
  expect(onProject.slice(0, inDetail.length)).toEqual(inDetail);
  const best = page.locator("dl > div").filter({ hasText: "Best Time to Post" });
  const [bestTime] = await readTimes(best);
  expect(onCard).toContain(bestTime);
  await expect(best).toContainText("Kolkata time");
  const day = page.locator("dl > div").filter({ hasText: "Best Day to Post" });
  await expect(day).toContainText(/day Kolkata time/);

  await page.goto(`/projects/${projectId}?post=${postId}`);
  const editor = page.getByRole("dialog", { name: "Edit Post" });
  expect(await readTimes(editor.getByText(/^Busiest hours/))).toEqual(inDetail);
  await expect(editor.getByText("Your time zone: Asia/Kolkata, UTC+05:30")).toBeVisible();
});

test("an account made without a time zone takes the browser's, and keeps UTC once it is chosen", async ({
  page,
  email,
  caller,
}) => {
  const body = { email, password: "correct horse battery" };
  await page.goto("/api/health");
  const answer = await page.request.post("/api/auth/signup", { data: body, headers: caller });
  const { accessToken, refreshToken } = (await answer.json()) as Record<string, string>;
  await page.evaluate(
    (tokens) => Object.entries(tokens).forEach((entry) => localStorage.setItem(...entry)),
    { accessToken: accessToken ?? "", refreshToken: refreshToken ?? "" },
  );
  await page.goto("/settings");
  const zone = page.getByRole("combobox", { name: "Time zone" });
  await expect(zone).toHaveText("Asia/Kolkata");
  await callApi(page, "PATCH", "auth/me", { timezone: "UTC" });
  await page.reload();
  await expect(zone).toHaveText("UTC");
  await expect(page.getByRole("button", { name: "Use Asia/Kolkata" })).toBeVisible();
});
