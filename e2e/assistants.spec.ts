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
  await expect(page.getByText("It works: 14 tools")).toBeVisible();
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
  await expect(page.getByText("It works: 14 tools")).toBeVisible();
  await page.reload();
  await expect(page.getByText("YOUR-TOKEN").first()).toBeVisible();
});

test("an assistant asks for access, is allowed by keyboard, and is disconnected", async ({
  page,
  signIn,
}) => {
  const callback = "https://assistant.example/callback";
  await page.route(`${callback}**`, (route) => route.fulfill({ body: "Back in the assistant." }));
  const registered = await page.request.post("/oauth/register", {
    data: { client_name: "Helpful", redirect_uris: [callback] },
  });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  const asked = new URLSearchParams({
    client_id: clientId,
    redirect_uri: callback,
    response_type: "code",
    code_challenge: "x".repeat(43),
    code_challenge_method: "S256",
    scope: "read write-drafts",
    state: "as it was",
  });
  // Whoever is not signed in comes back to the question.
  await page.goto(`/connect?${asked}`);
  await expect(page.getByRole("heading", { name: "Sign in to Foothold" })).toBeVisible();
  await signIn(page);
  await page.goto("/signin");
  await expect(page.getByRole("heading", { name: "Connect Helpful to Foothold?" })).toBeVisible();
  await expect(page.getByText("assistant.example")).toBeVisible();
  await expectNoViolations(page, "an assistant's question");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page, "an assistant's question");
  await page.getByRole("radio", { name: /Read and write drafts/ }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: /^Read It can't/ })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Allow" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(`${callback}?**`);
  const answered = new URL(page.url()).searchParams;
  expect(answered.get("state")).toBe("as it was");
  expect(answered.get("code")).toMatch(/^[\w-]{43}$/);

  await page.goto(`/connect?${asked}`);
  await page.getByRole("button", { name: "Deny" }).click();
  await page.waitForURL(`${callback}?**`);
  expect(new URL(page.url()).searchParams.get("error")).toBe("access_denied");
});
