import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { createProject } from "./support/create-project.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";

test.use({ bypassCSP: true, permissions: ["clipboard-read", "clipboard-write"] });

const TEACH =
  "Scald a fifth of your rye flour with boiling water the night before and let it go sweet and brown. Mix everything else in with a spoon or wet hands and don't knead it, there's nothing there to develop. Leave the loaf wrapped in a cloth for a full day before you cut it. If the knife comes out sticky, you were a day early.";
const TITLE = "My 100% rye is always gummy in the middle, what am I doing wrong?";
const THREAD = `r/Breadit
•
2 hr. ago
made_up_name

${TITLE}
Third brick in a row. Whole rye, kneaded 12 minutes, cut it after an hour. It sticks to the knife like caulk.

Upvote
24
Downvote
13
Go to comments
Share
Comments Section
other_made_up
•
1h ago
You cut it too early.`;

const openBakery = async (page: Page) => {
  const id = await createProject(page, {
    name: "Tuesday Oven",
    description: "A rye bakery in an old laundromat that opens three mornings a week.",
    url: "https://tuesdayoven.example",
    subreddits: ["breadit", "smallbusiness"],
  });
  await callApi(page, "PATCH", `projects/${id}/interview`, {
    kind: "shop",
    answers: { what: "a rye bakery in an old laundromat", limits: "There's no white bread." },
  });
  await page.goto(`/projects/${id}/communities`);
};

test("a founder answers a thread: from the community to the budget", async ({ page, signIn }) => {
  test.slow();
  await signIn(page);
  await openBakery(page);
  await page.getByRole("link", { name: "Comment here in r/Breadit" }).click();
  await expect(page.getByRole("heading", { name: "Help first" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Community" })).toHaveText("r/Breadit");

  await page.getByRole("button", { name: "Draft a comment" }).click();
  await expect(page.getByText("Paste the thread's title and text first.")).toBeVisible();
  const thread = page.getByLabel("Title and text of the thread");
  await thread.fill("https://www.reddit.com/r/Breadit/comments/1abc/rye/");
  await thread.press("Control+Enter");
  await expect(page.getByText("We can't read links here.")).toBeVisible();
  await expectNoViolations(page, "a link alone");

  await thread.fill(THREAD);
  await page.getByLabel("Link to the thread").fill("https://redd.it/1abc");
  await page.getByRole("button", { name: "Draft a comment" }).click();
  await expect(page.getByRole("heading", { name: "They ask" })).toBeFocused();
  const asked = page.getByRole("blockquote").first();
  await expect(asked).toContainText(TITLE);
  await page.getByRole("button", { name: "Show the thread as we read it" }).click();
  await expect(page.getByText("Third brick in a row", { exact: false }).last()).toBeVisible();
  await expect(asked).not.toContainText("made_up");

  await page.getByRole("button", { name: "Draft from this answer" }).click();
  await expect(page.getByText("Answer the question first.")).toBeVisible();
  // What was typed a moment ago is taken along.
  await page.locator('[data-answer="teach"]').fill(TEACH);
  await page.locator('[data-answer="teach"]').press("Control+Enter");
  const comment = page.getByLabel("Your comment", { exact: true });
  await expect(comment).toHaveValue(TEACH);
  const checks = page.getByRole("list", { name: "Checks" });
  await expect(checks.getByText("Pass").first()).toBeVisible();
  await expect(checks.getByText("Fail")).toHaveCount(0);
  await expectNoViolations(page, "a draft");

  await comment.fill(`${TEACH} See https://tuesdayoven.example for more.`);
  await expect(checks.getByText("Remove the link. It makes the comment an advert.")).toBeVisible();
  await comment.fill(TEACH);
  await page.getByLabel("Say one thing about their situation").fill("An hour is too early");
  await page.reload();
  await expect(thread).toHaveValue(THREAD);
  await expect(comment).toHaveValue(TEACH);
  await expect(checks.getByText("Fail")).toHaveCount(0);

  await page.getByRole("button", { name: "Copy the comment" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`An hour is too early. ${TEACH}`);
  await expect(page.getByRole("link", { name: "Open the thread" })).toHaveAttribute(
    "href",
    "https://www.reddit.com/comments/1abc/",
  );

  await page.getByRole("button", { name: "Yes, log it" }).click();
  await expect(page.getByText("Logged: a comment in r/Breadit")).toBeVisible();
  await expect(
    page.getByText(/Your 1 contribution in r\/Breadit was not promotional/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Answer another thread" }).click();
  await expect(thread).toHaveValue("");
  await thread.fill(THREAD);
  await thread.press("Control+Enter");
  await expect(page.getByText(/You gave this answer in r\/Breadit today/)).toBeVisible();
});

test("nothing fits, an assistant's reply is checked, and it fits every screen @nightly", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page);
  await openBakery(page);
  const project = /projects\/([\w-]+)/.exec(page.url())?.[1] ?? "";
  await callApi(page, "PATCH", `projects/${project}/interview`, { answers: { teach: TEACH } });
  await page.goto(`/projects/${project}/comments?community=breadit`);
  const thread = page.getByLabel("Title and text of the thread");
  await thread.fill("Which lock for a bike outside the station?\n\nMine was cut in a minute.");
  await thread.press("Control+Enter");
  await expect(page.getByText("None of your answers fits this.")).toBeVisible();
  await page.getByRole("button", { name: "Write it myself" }).click();
  await expect(page.getByLabel("Your comment", { exact: true })).toHaveValue("");

  await page.getByText("Let your assistant write it").click();
  await page.getByRole("button", { name: "Copy the brief" }).click();
  const brief = await page.evaluate(() => navigator.clipboard.readText());
  expect(brief).toContain("> Which lock for a bike outside the station?");
  await page
    .getByLabel("Your assistant's reply")
    .fill(`Here is the comment:\n\n${TEACH} It worked for 4,700 bakers in Norway.`);
  await page.getByRole("button", { name: "Use this reply" }).click();
  await expect(page.getByText(/Not in your answers: .*4,700/)).toBeVisible();
  await page.getByText("Only if somebody asks what you made").click();
  await expect(page.getByText(/^Full disclosure: I run Tuesday Oven/)).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `everything open, ${colorScheme}`);
  }
  await expectFitAtWidths(page, "comments");
});
