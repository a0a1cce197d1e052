import { expectNoViolations } from "./support/axe.ts";
import { CUT_OFF } from "./support/complaints.ts";
import { expectNoOverflow } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";

test.use({ bypassCSP: true });

test("four steps, saved one by one, resumed elsewhere, ending in a prefilled wizard", async ({
  page,
  browser,
  signIn,
}) => {
  test.slow();
  await signIn(page);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Set up your profile first (2 minutes)" }).click();
  const heading = (name: string) => page.getByRole("heading", { level: 2, name });
  const progress = page.getByRole("progressbar");

  await expect(heading("About you")).toBeVisible();
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  await expect(progress).toHaveAttribute("aria-valuetext", "25% complete");
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();

  // Not numeric counts as 0 and holds nobody up; what is wrong does, with its own sentence.
  await page.getByLabel("Your Name").fill("Ada");
  await page.getByLabel("Reddit Karma").fill("plenty");
  await expect(page.getByText("That isn't a number, so it counts as 0.")).toBeVisible();
  await page.getByLabel("Reddit Account Age (days)").fill("-3");
  await page.getByLabel("Reddit Account Age (days)").press("Enter");
  await expect(page.getByText("The account's age can't be negative.")).toBeVisible();
  await expect(page.getByLabel("Reddit Account Age (days)")).toBeFocused();
  await expectNoViolations(page, "a fault");
  await page.getByLabel("Reddit Account Age (days)").fill("400");
  await page.getByLabel("Reddit Account Age (days)").press("Enter");

  await expect(heading("Your project")).toBeFocused();
  await expect(progress).toHaveAttribute("aria-valuetext", "50% complete");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByLabel("Project Name").fill("Ropewise");
  await page.getByLabel("Project Description").fill("Plans climbing trips with friends.");
  await page.getByLabel("Project URL (optional)").fill("not yet");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("That doesn't look like a web address.")).toBeVisible();
  await page.getByLabel("Project URL (optional)").fill("ropewise.example");
  await page.getByRole("button", { name: "Next" }).click();

  await expect(heading("Target audience")).toBeFocused();
  await expect(page.getByRole("checkbox")).toHaveCount(8);
  await page.getByLabel("Developers").click();
  await page.getByLabel("Designers").click();
  await page.getByLabel("Designers").click();
  await page.keyboard.press("5");
  await page.keyboard.press("Control+ArrowLeft");
  await expect(page.getByLabel("Project URL (optional)")).toHaveValue("https://ropewise.example");
  await page.keyboard.press("Control+ArrowRight");
  await expect(heading("Target audience")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  // Another device goes on where this one stands.
  const elsewhere = await browser.newPage();
  await signIn(elsewhere);
  await elsewhere.goto("/onboarding");
  await expect(elsewhere.getByText("Step 3 of 4")).toBeVisible();
  await expect(elsewhere.getByLabel("Students")).toBeChecked();
  await elsewhere.close();

  await page.keyboard.press("Enter");
  await expect(heading("Review")).toBeFocused();
  await expect(page.getByText("Not provided")).toBeVisible();
  await expect(page.getByText("Developers, Students")).toBeVisible();
  await expectNoViolations(page, "the review");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page, "the review");
  await page.getByRole("button", { name: "Complete Setup" }).click();

  await expect(page).toHaveURL(/\/projects\/new$/);
  await expect(page.getByLabel("Project Name")).toHaveValue("Ropewise");
  await expect(page.getByLabel("Project Description")).toHaveValue(
    "Plans climbing trips with friends.",
  );
  await expect(page.getByLabel("Project URL (optional)")).toHaveValue("https://ropewise.example");
  await page.keyboard.press("Control+ArrowRight");
  await page.keyboard.press("Control+ArrowRight");
  await expect(page.getByLabel("Developers")).toBeChecked();
  await expect(page.getByLabel("Designers")).not.toBeChecked();

  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Create Your First Project" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Set up your profile/ })).toHaveCount(0);
});

test("a save that fails keeps what was typed, says so, and is tried again @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await page.goto("/onboarding");
  await page.getByLabel("Your Name").fill("Ada");
  await page.route("**/api/onboarding", (route) => route.abort());
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Your answers aren't saved yet")).toBeVisible();
  await page.getByLabel("Project Name").fill("Ropewise");
  await complaints.expect(CUT_OFF, /^NetworkError/);
  await page.unroute("**/api/onboarding");

  // A reload in between takes nothing, and the network's return saves it all.
  await page.reload();
  await expect(page.getByLabel("Project Name")).toHaveValue("Ropewise");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByText("Step 2 of 4")).toBeVisible();
  await expect(page.getByLabel("Project Name")).toHaveValue("Ropewise");
});

test("what was changed in the settings since is not taken back @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto("/onboarding");
  await page.getByLabel("Reddit Karma").fill("100");
  const isSaved = page.waitForResponse((answer) => isSave(answer.url(), answer.request().method()));
  await page.getByRole("link", { name: "Finish later" }).click();
  await isSaved;

  await page.goto("/settings");
  await page.getByLabel("Karma").fill("5000");
  await page.getByLabel("Karma").press("Enter");
  await expect(page.getByText("Settings saved")).toBeVisible();

  const saves: string[] = [];
  page.on("request", (request) => {
    if (isSave(request.url(), request.method())) saves.push(request.postData() ?? "");
  });
  await page.goto("/onboarding");
  await expect(page.getByLabel("Reddit Karma")).toHaveValue("5000");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByRole("link", { name: "Finish later" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  expect(saves).toEqual([]);
});

test("a setup whose end fails is completed once it can be @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await page.goto("/onboarding");
  await page.getByLabel("Your Name").fill("Ada");
  for (let step = 1; step < 4; step++) await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.route("**/api/onboarding", (route) => route.abort());
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByText("Your answers aren't saved yet")).toBeVisible();
  await complaints.expect(CUT_OFF, /^NetworkError/);
  await page.unroute("**/api/onboarding");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page).toHaveURL(/\/projects\/new$/);
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Create Your First Project" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Set up your profile/ })).toHaveCount(0);
});

test("what was told before leaving fills in a first project that nobody has begun @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto("/onboarding");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Project Name").fill("Ropewise");
  await page.getByLabel("Project Description").fill("Plans climbing trips.");
  const isSaved = page.waitForResponse(
    (answer) =>
      isSave(answer.url(), answer.request().method()) &&
      (answer.request().postData() ?? "").includes("Ropewise"),
  );
  await page.getByRole("link", { name: "Finish later" }).click();
  await isSaved;
  await page.getByRole("link", { name: "Create Your First Project" }).click();
  const name = page.getByLabel("Project Name");
  const description = page.getByLabel("Project Description");
  await expect(name).toHaveValue("Ropewise");
  await expect(description).toHaveValue("Plans climbing trips.");

  // A draft that was begun stays as it is, gaps included.
  await name.fill("Trail Notes");
  await description.fill("");
  const isRead = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/onboarding") && answer.request().method() === "GET",
  );
  await page.reload();
  await (await isRead).finished();
  await expect(name).toHaveValue("Trail Notes");
  await expect(description).toHaveValue("");

  // So does one that was cleared.
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("button", { name: "Clear it all" }).click();
  await expect(name).toHaveValue("");
  const isReadAgain = page.waitForResponse((answer) => answer.url().endsWith("/api/onboarding"));
  await page.reload();
  await (await isReadAgain).finished();
  await expect(name).toHaveValue("");
});

function isSave(url: string, method: string): boolean {
  return url.endsWith("/api/onboarding") && method === "PUT";
}
