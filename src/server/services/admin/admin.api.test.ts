import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { createFounder } from "#server/testing/create-founder.ts";
import { grantPlan } from "#server/testing/grant-plan.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { runAdmin } from "./run-admin.ts";
import { unconfiguredPayments } from "#server/gateways/payments/payments-gateway.ts";

let house: TestApp;
beforeAll(async () => void (house = await startTestApp()));
afterAll(() => house.stop());

const admin = (...words: string[]) => runAdmin(house.deps, words);

describe("users", () => {
  test("are listed newest first, with plan and use, and found by a part of the address", async () => {
    const founder = await createFounder(house, "list-one@example.com", "FREE");
    await founder.createProject(["saas"]);
    house.advance(DAY_MS);
    const { user } = await house.signIn("list-two@example.com");
    await grantPlan(house, user.id, "PREMIUM_MONTHLY");
    const lines = await admin("users", "LIST-");
    expect(lines).toEqual([
      expect.stringMatching(
        /list-two@example.com {2}PREMIUM_MONTHLY {2}since 2026-11-16, seen 2026-11-16, 0 projects/,
      ),
      expect.stringMatching(/list-one@example.com {2}FREE {2}since 2026-11-15, .*1 projects/),
      "  2 accounts",
    ]);
    expect(await admin("users", "%")).toEqual(["  0 accounts"]);
  });
});

describe("a granted plan", () => {
  test("opens what it includes, to its last day, and is part of the export", async () => {
    const { user, accessToken } = await house.signIn("gift@example.com");
    const me = house.clientOf(accessToken);
    const today = house.clock().toISOString().slice(0, 10);
    expect(await admin("grant", "Gift@Example.com", "lifetime", today)).toEqual([
      `  gift@example.com has PREMIUM_LIFETIME until the end of ${today}`,
    ]);
    expect(await me.getBillingStatus()).toMatchObject({
      isPremium: true,
      planCode: "PREMIUM_LIFETIME",
      status: "ACTIVE",
      currentPeriodEnd: new Date(Date.parse(today) + DAY_MS).toISOString(),
      canCancel: false,
    });
    expect((await me.exportAccount()).grantedPlans).toMatchObject([
      { planCode: "PREMIUM_LIFETIME" },
    ]);
    house.advance(DAY_MS);
    const later = house.clientOf((await house.signIn("gift@example.com")).accessToken);
    expect(await later.getBillingStatus()).toMatchObject({ planCode: "FREE", status: "none" });
    await grantPlan(house, user.id, "PREMIUM_LIFETIME");
    await admin("grant", "gift@example.com", "monthly");
    expect(await later.getBillingStatus()).toMatchObject({ planCode: "PREMIUM_LIFETIME" });
  });

  test("for good stays until it is taken back", async () => {
    const { accessToken } = await house.signIn("good@example.com");
    const me = house.clientOf(accessToken);
    await admin("grant", "good@example.com", "monthly");
    expect(await me.getBillingStatus()).toMatchObject({
      planCode: "PREMIUM_MONTHLY",
      currentPeriodEnd: null,
    });
    expect(await admin("grant", "good@example.com", "free")).toEqual([
      "  good@example.com has no granted plan now, and is on FREE",
    ]);
    expect(await me.getBillingStatus()).toMatchObject({ planCode: "FREE" });
  });
});

describe("closed sign-up", () => {
  test("lets those in who have an account, and tells nobody who that is", async () => {
    await house.signIn("old@example.com");
    await house.clientOf().requestMagicLink({ body: { email: "late@example.com" } });
    const late = house.lastLink("late@example.com");
    expect(await admin("sign-up", "closed")).toEqual([expect.stringContaining("is closed")]);
    expect(await admin("sign-up")).toEqual([expect.stringContaining("is closed")]);

    expect((await house.signIn("old@example.com")).user.email).toBe("old@example.com");
    const known = await house.clientOf().requestMagicLink({ body: { email: "old@example.com" } });
    const unknown = await house.clientOf().requestMagicLink({ body: { email: "new@example.com" } });
    expect(unknown).toEqual(known);
    expect(house.sent.at(-1)).toMatchObject({ to: "new@example.com" });
    expect(house.sent.at(-1)?.text).toContain("takes no new ones");
    expect(house.lastLink("new@example.com")).toBe("");
    const closed = { status: 403, code: "FORBIDDEN" };
    const verify = house.clientOf().verifyMagicLink({ body: { token: late } });
    await expect(verify).rejects.toMatchObject(closed);
    for (const email of ["new@example.com", "old@example.com"]) {
      const signUp = house.clientOf().signUp({ body: { email, password: "only for this test" } });
      await expect(signUp).rejects.toMatchObject(closed);
    }

    expect(await admin("sign-up", "open")).toEqual([expect.stringContaining("is open")]);
    expect((await house.signIn("new@example.com")).user.email).toBe("new@example.com");
  });
});

describe("deleting a user", () => {
  test("asks first, erases everything, and is refused where a charge can't be ended", async () => {
    await createFounder(house, "gone@example.com");
    await expect(admin("delete", "gone@example.com")).rejects.toThrow(/Say --yes/);
    expect(await admin("delete", "gone@example.com", "--yes")).toEqual([
      "  gone@example.com is deleted",
    ]);
    expect(await admin("users", "gone@")).toEqual(["  0 accounts"]);

    const { user } = await house.signIn("payer@example.com");
    await grantPlan(house, user.id, "PREMIUM_MONTHLY", { customerId: "cus_1" });
    const deps = { ...house.deps, payments: { ...unconfiguredPayments, mode: "test" as const } };
    await expect(runAdmin(deps, ["delete", "payer@example.com", "--yes"])).rejects.toThrow(
      /^Their subscription couldn't be cancelled, so we deleted nothing/,
    );
    expect(await admin("users", "payer@")).toContain("  1 account");
  });
});

test.each([
  [[], "Usage"],
  [["dance"], "Usage"],
  [["grant", "a@example.com"], "Usage"],
  [["grant", "nobody@example.com", "monthly"], "There is no account with the address"],
  [["sign-up", "ajar"], "Usage"],
  [["delete"], "Usage"],
  [["delete", "nobody@example.com", "--yes"], "There is no account with the address"],
])("%j is refused in words", async (words, message) => {
  await expect(admin(...words)).rejects.toThrow(message);
});

test.each([
  ["2026-02-31", "is not a day of the calendar"],
  ["soon", "is not a day of the calendar"],
  ["2020-01-01", "is over already"],
])("a plan until %s is refused", async (day, message) => {
  await house.signIn("dated@example.com");
  await expect(admin("grant", "dated@example.com", "monthly", day)).rejects.toThrow(message);
});
