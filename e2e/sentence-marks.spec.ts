import { expectNoViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { createProject } from "./support/create-project.ts";
import { expectNoOverflow } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";

test.use({ bypassCSP: true });

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

test("a short fact is typed in fields by keyboard, read as its sentence, and written anew in own words @nightly", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const answers = { what: "a drilling jig for cabinet makers", scene: FIRST };
  const id = await createProject(page, { name: "Pinwell", subreddits: ["saas"], answers });
  await callApi(page, "PATCH", `projects/${id}/interview`, { kind: "product" });
  await page.goto(`/projects/${id}/facts`);
  await page.getByRole("button", { name: "All questions" }).click();
  const questions = page.getByRole("navigation", { name: "Questions of the interview" });
  const open = (name: RegExp) => questions.getByRole("button", { name }).click();
  await open(/^Numbers/);
  const numbers = page.getByRole("group", { name: "How many have you made" });
  await expect(numbers.getByLabel("Number")).toBeFocused();
  await page.keyboard.type("63");
  await expect(page.getByText("Fill in “What it counts”.")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.type("made");
  await page.keyboard.press("Enter");
  await expect(numbers.getByLabel("Number, row 2")).toBeFocused();
  await page.keyboard.type("58");
  await page.keyboard.press("Enter");
  await page.keyboard.type("sold");
  await expect(page.locator("blockquote", { hasText: "63 made. 58 sold." })).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectNoOverflow(page, "Fields");
  await expectNoViolations(page, "Fields");

  await open(/^Price/);
  const price = page.getByRole("group", { name: "What does it cost" });
  await price.getByLabel("Amount").fill("£46");
  await price.getByLabel("For what").fill("jig");
  await price.getByLabel("What's free").fill("new pins");
  const sentence = "It costs £46 a jig. New pins are free.";
  await expect(page.locator("blockquote", { hasText: sentence })).toBeVisible();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "All questions" }).click();
  await open(/^Price/);
  await expect(price.getByLabel("For what")).toHaveValue("jig");

  await page.getByRole("button", { name: "Write it in your own words" }).first().press("Enter");
  const words = page.getByRole("textbox", { name: "What does it cost" });
  await expect(words).toBeFocused();
  await expect(words).toHaveValue(sentence);
  const changed = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("Forty-six") === true,
  );
  await words.fill("Forty-six pounds, and the pins are on me.");
  await changed;
  await page.getByRole("button", { name: "Fill in fields instead" }).press("Enter");
  await expect(price.getByLabel("Amount")).toHaveValue("");
  await expect(
    page.getByText("Your answer stays until you fill these in: Forty-six"),
  ).toBeVisible();
});
