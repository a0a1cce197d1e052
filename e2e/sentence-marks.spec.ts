import { createProject } from "./support/create-project.ts";
import { expectNoOverflow } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";

const FIRST = "I lost an invoice in March.";
const SECOND = "It was under the printer all the time.";

test("a founder says by keyboard how a sentence may be used, and the page keeps it", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const answers = { what: "a tool for invoices", scene: `${FIRST} ${SECOND}` };
  const id = await createProject(page, { name: "Ledgerly", subreddits: ["saas"], answers });
  await page.goto(`/projects/${id}/facts`);
  await page.getByRole("button", { name: "Your sentences" }).press("Enter");
  await page.getByText("How it began").and(page.locator("summary")).press("Enter");
  const first = page.getByRole("group", { name: FIRST });
  const second = page.getByRole("group", { name: SECOND });
  await expect(first.getByRole("checkbox", { name: "Needs the one before" })).toHaveCount(0);
  await expect(first.getByText("Our guess: can open a post")).toBeVisible();
  await first.getByRole("checkbox", { name: "Good title" }).press("Space");
  await second.getByRole("checkbox", { name: "Good title" }).press("Space");
  // They are sent one after the other.
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === "PATCH" &&
      answer.request().postData()?.includes('"unused"') === true,
  );
  await second.getByRole("checkbox", { name: "Don't use" }).press("Space");
  await expect(second.getByRole("checkbox", { name: "Good title" })).not.toBeChecked();
  await expect(page.getByText("2 sentences, 2 marked")).toBeVisible();
  await expectNoOverflow(page, "Facts");
  await saved;
  await page.reload();
  await page.getByRole("button", { name: "Your sentences" }).press("Enter");
  await page.getByText("How it began").and(page.locator("summary")).press("Enter");
  await expect(first.getByRole("checkbox", { name: "Good title" })).toBeChecked();
  await expect(second.getByRole("checkbox", { name: "Don't use" })).toBeChecked();
});
