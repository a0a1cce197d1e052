import { expectNoViolations } from "./support/axe.ts";
import { chooseOption } from "./support/choose-option.ts";
import { expectNoOverflow } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";

test.use({ bypassCSP: true });

test("a token is created by keyboard, shown once, tried and revoked", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/settings/assistants#tokens");
  await expect(page.getByText("No tokens yet.")).toBeVisible();
  await page.getByRole("button", { name: "Create token", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").press("Enter");
  await expect(dialog.getByText("Please name the token")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await expectNoViolations(page, "a token without a name");
  await page.keyboard.type("My script");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Copy your token now" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Copy My script" })).toBeFocused();
  const token = await dialog.locator("pre").innerText();
  expect(token).toMatch(/^foothold_[\w-]{43}$/);
  await expectNoViolations(page, "a token that is shown");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page, "a token that is shown");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(page.getByText(/Never used\. Expires /)).toBeVisible();

  await page.getByLabel("Token to try").fill(token);
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.getByText("It works: 7 tools")).toBeVisible();
  await expect(page.getByText("find_communities")).toBeVisible();
  await expectNoViolations(page, "the tools");
  await expectNoOverflow(page, "the tools");

  await page.getByRole("button", { name: /^Revoke My script/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke token" }).click();
  await expect(page.getByText("Token revoked")).toBeVisible();
  await expect(page.getByText("No tokens yet.")).toBeVisible();
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.getByText(/^This token was revoked on/)).toBeVisible();
  await expect(page.getByText("It works")).toHaveCount(0);
});

test("an assistant's lines hold the token that was created for it @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto("/settings/assistants");
  await expect(page.getByText('"Authorization: Bearer YOUR-TOKEN"')).toBeVisible();
  await chooseOption(page.getByRole("combobox", { name: "Assistant" }), "Cursor");
  await expect(page.getByText(".cursor/mcp.json")).toBeVisible();
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.getByText("Paste a token first, or create one above.")).toBeVisible();
  await page.getByRole("button", { name: "Create its token" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Name")).toHaveValue("Cursor");
  await expect(dialog.getByRole("radio", { name: /Read and write drafts/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Create token" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(/"Authorization": "Bearer foothold_[\w-]{43}"/)).toBeVisible();
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.getByText("It works: 7 tools")).toBeVisible();
  await page.reload();
  await expect(page.getByText("YOUR-TOKEN").first()).toBeVisible();
});
