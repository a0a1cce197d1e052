import { expect, test } from "vitest";
import { setUpProcessTrial } from "./testing/process-trial.ts";

const { usedFolder, start } = setUpProcessTrial();

const body = { email: "ada@example.com", password: "a long enough password" };

/** As a browser: reads the page, sends its form, and does not follow where it leads. */
async function submit(url: string, fields: Record<string, string>): Promise<Response> {
  const token = /name="token" value="(\w+)"/.exec(await (await fetch(url)).text())?.[1] ?? "";
  const form = new URLSearchParams({ token, ...fields });
  return fetch(url, { method: "POST", body: form, redirect: "manual" });
}

// Without the restart, the browser tests do the same.
test(
  "without a key a plan is bought, outlives a restart, and ends, all on this machine",
  { tags: "nightly" },
  async () => {
    const settings = { DATA_DIR: usedFolder() };
    const server = await start(settings);
    expect(server.output()).toContain("no money moves");
    const { accessToken } = await server.clientOf().signUp({ body });
    const client = server.clientOf(accessToken);
    const { checkoutUrl } = await client.createCheckout({ body: { planCode: "PREMIUM_MONTHLY" } });
    const paid = await submit(checkoutUrl, { card: "works" });
    expect(paid.headers.get("location")).toContain("/billing/return?status=success");
    // The page leads back only when the product has taken note, so there is nothing to wait for.
    expect(await client.getBillingStatus({})).toMatchObject({
      isPremium: true,
      planCode: "PREMIUM_MONTHLY",
      status: "ACTIVE",
      isTest: true,
    });
    expect(await server.kill("SIGTERM")).toBe(0);

    const again = await start(settings);
    const user = again.clientOf((await again.clientOf().logIn({ body })).accessToken);
    expect(await user.cancelSubscription({})).toMatchObject({ status: "CANCEL_AT_PERIOD_END" });
    const list = await (await fetch(`${again.url}/test-payments`)).text();
    const customer = /customers\/(cus_\w+)/.exec(list)?.[1] ?? "";
    const control = `${again.url}/test-payments/customers/${customer}`;
    const target = /name="target" value="(sub_\w+)"/.exec(await (await fetch(control)).text())?.[1];
    expect((await submit(control, { act: "end", target: target ?? "" })).status).toBe(303);
    expect(await user.getBillingStatus({})).toMatchObject({ isPremium: false, status: "EXPIRED" });
  },
);

test(
  "in production without a key nobody can pay, and it says so",
  { tags: "nightly" },
  async () => {
    const server = await start({ DATA_DIR: usedFolder(), NODE_ENV: "production" });
    const { accessToken } = await server.clientOf().signUp({ body });
    const checkout = server
      .clientOf(accessToken)
      .createCheckout({ body: { planCode: "PREMIUM_MONTHLY" } });
    await expect(checkout).rejects.toMatchObject({
      status: 503,
      code: "UNAVAILABLE",
      message: expect.stringContaining("can't take payments"),
    });
    const page = await fetch(`${server.url}/test-payments`);
    expect(await page.text()).not.toContain("Test payments");
  },
);
