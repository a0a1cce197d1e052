import { callApi } from "./support/call-api.ts";
import { createProject } from "./support/create-project.ts";
import { expect, test } from "./support/test.ts";

test.use({ isPremium: true });

test("a post that is deleted in one tab leaves the other, and comes back there too", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const projectId = await createProject(page, { name: "Ledgerly", subreddits: ["saas"] });
  const body = { projectId, subredditId: "saas", title: "Three invoices", content: "I forgot." };
  await callApi(page, "POST", "posts", body);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/projects/${projectId}`);
    await expect(tab.getByRole("article").filter({ hasText: "Three invoices" })).toBeVisible();
  }
  await page.getByRole("button", { name: /^Delete/ }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  // It stays while the pointer is over it.
  await undo.hover();
  await expect(other.getByRole("article")).toHaveCount(0);
  await undo.click();
  await expect(other.getByRole("article").filter({ hasText: "Three invoices" })).toBeVisible();
});

test.describe("with a plan", () => {
  test.use({ isPremium: true });

  test("Today no longer asks for answers once one is saved, in this tab and in another @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const projectId = await createProject(page, { name: "Ledgerly", subreddits: ["saas"] });
    const asks = /Answer the questions about Ledgerly/;
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(`/projects/${projectId}`);
      await expect(tab.getByText(asks).first()).toBeVisible();
    }
    await page.getByRole("link", { name: "Facts", exact: true }).click();
    const answer = page.getByRole("textbox", { name: /^What is it\?/ });
    await answer.fill("a small tool that turns finished jobs into invoices");
    await answer.press("Control+Enter");
    await expect(page.getByText("1 of 17 answered")).toBeVisible();
    await page.getByRole("link", { name: "Plan", exact: true }).click();
    await expect(page.getByRole("region", { name: "Today" })).toBeVisible();
    await expect(page.getByText(asks)).toHaveCount(0);
    await expect(other.getByText(asks)).toHaveCount(0);
  });
});
