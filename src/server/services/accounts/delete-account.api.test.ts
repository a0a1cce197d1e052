import { describe, expect, test } from "vitest";
import { makeCustomer, makeSubscription } from "#engine/billing/testing/make-customer.ts";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { DAY_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import { saveCustomer } from "#server/db/billing/subscriptions-repository.ts";
import type { UserId } from "#server/scope.ts";
import { importHistory } from "#server/services/history/import-history.ts";
import { saveOwnPolicy } from "#server/services/policies/own-policies.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { type FilledAccount, fillAccount } from "#server/testing/fill-account.ts";
import { findTraces, listOwnedTables } from "#server/testing/find-traces.ts";
import { useBillingTrial } from "#server/services/billing/testing/billing-trial.ts";
import { getToday } from "#server/services/tasks/tasks.ts";

const trial = useBillingTrial();

let accounts = 0;

/** With a subscription that goes on charging. */
async function enter(): Promise<FilledAccount> {
  const account = await fillAccount(trial.house, `leaving-${(accounts += 1)}@example.com`);
  const subscription = makeSubscription(trial.house.clock(), { id: `sub_${account.userId}` });
  trial.payments.customers.set(account.customerId, makeCustomer({ subscriptions: [subscription] }));
  return account;
}

const tracesOf = ({ userId, email, customerId, project, posts }: FilledAccount) =>
  findTraces(trial.house.database.db, [
    userId,
    email,
    customerId,
    project.id,
    ...posts.map(({ id }) => id),
  ]);

const statusOf = ({ customerId }: FilledAccount) =>
  trial.payments.customers.get(customerId)?.subscriptions[0]?.status;

describe("deleting an account", () => {
  const nobody = { userId: "00000000-0000-7000-8000-000000000000" as UserId };
  const pasted = { text: "1. Bring cake", corrections: NO_CORRECTIONS };

  test.each<[string, (deps: ServiceDeps) => Promise<unknown>]>([
    ["today", (deps) => getToday(deps, nobody, undefined)],
    ["rules that are pasted", (deps) => saveOwnPolicy(deps, nobody, "saas", pasted)],
    [
      "a history that is brought",
      (deps) => importHistory(deps, nobody, nobody.userId, { importId: nobody.userId, posts: [] }),
    ],
  ])("asks who was just about to see %s to sign in", async (_name, call) => {
    await expect(call(trial.house.deps)).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
      message: "Please sign in to continue.",
    });
  });

  test("leaves no row of the user in any table, and everyone else's alone", async () => {
    const other = await enter();
    const before = await tracesOf(other);
    expect(before).toEqual(expect.arrayContaining(await listOwnedTables(trial.house.database.db)));

    const me = await enter();
    await me.client.deleteAccount({ body: { email: me.email } });
    expect(await tracesOf(me)).toEqual([]);
    expect(await tracesOf(other)).toEqual(before);
    expect(statusOf(me)).toBe("canceled");
    expect(statusOf(other)).toBe("active");
  });

  test("ends every session, and the address can begin anew", async () => {
    const me = await enter();
    const elsewhere = await trial.house.signIn(me.email);
    await me.client.deleteAccount({ body: { email: me.email } });
    for (const token of [me.accessToken, elsewhere.accessToken]) {
      await expect(trial.house.clientOf(token).getCurrentUser()).rejects.toMatchObject({
        status: 401,
      });
    }
    for (const token of [me.refreshToken, elsewhere.refreshToken]) {
      await expect(trial.house.clientOf(token).refreshSession()).rejects.toMatchObject({
        status: 401,
      });
    }
    const again = await trial.house.signIn(me.email);
    expect(again.user.id).not.toBe(me.userId);
    expect(again.user.name).toBeNull();
  });

  test("takes the address however it is written", async () => {
    const me = await enter();
    await me.client.deleteAccount({ body: { email: ` ${me.email.toUpperCase()} ` } });
    expect(await tracesOf(me)).toEqual([]);
  });

  test.each([
    [{ email: "" }, "Please type the email address of this account."],
    [{}, "Please type the email address of this account."],
    [{ email: "other@example.com" }, "That isn't this account's email address."],
    [{ email: "leaving" }, "That isn't this account's email address."],
  ])("refuses %o, and deletes nothing", async (body, serverMessage) => {
    const me = await enter();
    await expect(
      me.client.deleteAccount({ body: body as { email: string } }),
    ).rejects.toMatchObject({ status: 400, serverMessage });
    expect(await me.client.getCurrentUser()).toMatchObject({ email: me.email });
    expect(statusOf(me)).toBe("active");
  });

  test("needs a sign-in within the last 10 minutes, which renewing a session is not", async () => {
    const me = await enter();
    trial.house.advance(9 * MINUTE_MS);
    const renewed = await trial.house.clientOf(me.refreshToken).refreshSession();
    trial.house.advance(MINUTE_MS + 1);
    const late = trial.house.clientOf(renewed.accessToken);
    await expect(late.deleteAccount({ body: { email: me.email } })).rejects.toMatchObject({
      status: 403,
      code: "FORBIDDEN",
      details: { reason: "sign-in-too-old", maxAgeMinutes: 10 },
      serverMessage:
        "To delete your account, you must have signed in within the last 10 minutes. Please sign in again first.",
    });
    expect(statusOf(me)).toBe("active");

    const fresh = await trial.house.signIn(me.email);
    await trial.house.clientOf(fresh.accessToken).deleteAccount({ body: { email: me.email } });
    expect(await tracesOf(me)).toEqual([]);
  });

  test.each([
    ["unavailable", 502, "UPSTREAM"],
    ["rejected", 502, "UPSTREAM"],
    ["unknown-customer", 502, "UPSTREAM"],
    ["not-configured", 503, "UNAVAILABLE"],
  ] as const)("deletes nothing while the provider is %s", async (kind, status, code) => {
    const me = await enter();
    trial.payments.failWith(kind);
    await expect(me.client.deleteAccount({ body: { email: me.email } })).rejects.toMatchObject({
      status,
      code,
      serverMessage: expect.stringMatching(
        /^Your subscription couldn't be cancelled, so we deleted nothing\. /,
      ),
    });
    expect(await me.client.listProjects()).toHaveLength(1);
    trial.payments.failWith(null);
    await me.client.deleteAccount({ body: { email: me.email } });
    expect(statusOf(me)).toBe("canceled");
    await expect(me.client.getCurrentUser()).rejects.toMatchObject({ status: 401 });
  });

  test("deletes nothing while one of several customers is unknown and a month may be charged", async () => {
    const me = await enter();
    const other = { userId: me.userId, mode: "live", customerId: `${me.customerId}_2` } as const;
    trial.payments.customers.set(other.customerId, makeCustomer());
    await saveCustomer(trial.house.database.db, { ...other, createdAt: trial.house.clock() });
    const hidden = trial.payments.customers.get(me.customerId) ?? makeCustomer();
    trial.payments.customers.delete(me.customerId);
    await expect(me.client.deleteAccount({ body: { email: me.email } })).rejects.toMatchObject({
      status: 502,
      code: "UPSTREAM",
      serverMessage: expect.stringContaining("can't find all your payments"),
    });
    expect(await me.client.listProjects()).toHaveLength(1);
    trial.payments.customers.set(me.customerId, hidden);
    await me.client.deleteAccount({ body: { email: me.email } });
    expect(statusOf(me)).toBe("canceled");
  });

  describe.each(["test", "stand-in"] as const)("on a server in mode %s", (mode) => {
    const deleteThere = async ({ client, email }: Pick<FilledAccount, "client" | "email">) => {
      trial.payments.gateway.mode = mode;
      await client.deleteAccount({ body: { email } }).finally(() => {
        trial.payments.gateway.mode = "live";
      });
    };

    test("is refused while a month is paid with real money", async () => {
      const me = await enter();
      await expect(deleteThere(me)).rejects.toMatchObject({
        status: 503,
        code: "UNAVAILABLE",
        serverMessage:
          "Your subscription couldn't be cancelled, so we deleted nothing. It was paid with real money, and this server only takes test payments. Please tell its operator.",
      });
      expect(await me.client.listProjects()).toHaveLength(1);
      expect(statusOf(me)).toBe("active");
    });

    test("is done where real money has bought what is never charged again", async () => {
      const payer = await trial.addPayer(trial.lifelong());
      await trial.report(payer.customerId);
      await deleteThere(payer);
      expect(await findTraces(trial.house.database.db, [payer.userId])).toEqual([]);
    });
  });

  test("on a server with live keys does not mind what was paid in a test", async () => {
    trial.payments.gateway.mode = "test";
    const payer = await trial.addPayer(trial.subscribed());
    await trial.report(payer.customerId);
    trial.payments.gateway.mode = "live";
    await payer.client.deleteAccount({ body: { email: payer.email } });
    expect(await findTraces(trial.house.database.db, [payer.userId])).toEqual([]);
  });

  test("does not wait for a provider that nobody pays through any more", async () => {
    const { userId, client, email } = await trial.addPayer(makeCustomer());
    trial.payments.failWith("not-configured");
    await client.deleteAccount({ body: { email } });
    expect(await findTraces(trial.house.database.db, [userId, email])).toEqual([]);
  });

  describe("while a payment page is being opened", () => {
    const LIFETIME = { body: { planCode: "PREMIUM_LIFETIME" } } as const;
    /** Does something before the first answer of the call is heard. */
    const during = (call: string, act: () => Promise<unknown>) => {
      let isDone = false;
      trial.payments.delayAnswers(async () => {
        if (isDone || trial.payments.calls.at(-1) !== call) return;
        isDone = true;
        await act();
      });
    };
    const newestPage = () => {
      const page = [...trial.payments.pages.values()].at(-1);
      return trial.payments.statuses.get(page?.sessionId ?? "") ?? "open";
    };

    test("closes the page that nobody would find any more", async () => {
      const { client, email } = await trial.signIn();
      during("createCheckout", () => client.deleteAccount({ body: { email } }));
      await expect(client.createCheckout(LIFETIME)).rejects.toMatchObject({
        status: 409,
        serverMessage: "The payment page closed too soon. Please try again.",
      });
      expect(newestPage()).toBe("expired");
    });

    test("is refused once payments were ended, and closes the page when tried again", async () => {
      const { client, email } = await trial.addPayer(makeCustomer());
      during("fetchCustomerState", () => client.createCheckout(LIFETIME));
      await expect(client.deleteAccount({ body: { email } })).rejects.toMatchObject({
        status: 409,
        serverMessage: "You opened a payment page, so we deleted nothing. Please try again.",
      });
      expect(newestPage()).toBe("open");
      await client.deleteAccount({ body: { email } });
      expect(newestPage()).toBe("expired");
    });
  });

  test("waits until a page has run out that the provider does not know", async () => {
    const { client, email, userId } = await trial.signIn();
    await client.createCheckout({ body: { planCode: "PREMIUM_LIFETIME" } });
    const page = [...trial.payments.pages.values()].at(-1);
    trial.payments.statuses.set(page?.sessionId ?? "", "missing");
    await expect(client.deleteAccount({ body: { email } })).rejects.toMatchObject({
      status: 502,
      serverMessage: expect.stringContaining("It expires within a day. Please try again then."),
    });
    trial.house.advance(DAY_MS);
    const later = await trial.signIn(email);
    await later.client.deleteAccount({ body: { email } });
    expect(await findTraces(trial.house.database.db, [userId])).toEqual([]);
  });

  test("from many tabs at once ends all signed out", async () => {
    const me = await enter();
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () => me.client.deleteAccount({ body: { email: me.email } })),
    );
    const refusals = answers.flatMap((answer) =>
      answer.status === "rejected" ? [(answer.reason as { status: number }).status] : [],
    );
    expect(refusals.filter((status) => status !== 401)).toEqual([]);
    expect(await tracesOf(me)).toEqual([]);
    await expect(me.client.getCurrentUser()).rejects.toMatchObject({ status: 401 });
  });

  test("lets a token that outlives it store nothing more", async () => {
    const me = await enter();
    await me.client.deleteAccount({ body: { email: me.email } });
    const late: Promise<unknown>[] = [
      me.client.addFavorite({ params: { subredditId: "saas" } }),
      me.client.createProject({ body: { name: "Late", selectedSubreddits: [{ id: "saas" }] } }),
      me.client.saveOnboarding({ body: { step: 2 } }),
      me.client.createCheckout({ body: { planCode: "PREMIUM_LIFETIME" } }),
      me.client.deleteAccount({ body: { email: me.email } }),
    ];
    for (const answer of await Promise.allSettled(late)) {
      expect(answer).toMatchObject({ status: "rejected", reason: { status: 401 } });
    }
    expect(await tracesOf(me)).toEqual([]);
  });
});
