import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { users } from "#server/db/schema.ts";
import { PASSWORD_COST } from "#server/services/auth/passwords.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { LIMITS } from "#server/services/limits/limit-table.ts";
import { hashOpaqueToken } from "#server/services/auth/access-tokens.ts";
import { runAdmin } from "#server/services/admin/run-admin.ts";
import { findTraces } from "#server/testing/find-traces.ts";
import { grantPlan } from "#server/testing/grant-plan.ts";
import { createOwnedObject } from "#server/testing/owned-objects.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const password = "correct horse battery";

describe("an account with a password", () => {
  test("is signed in at once, but its address is not verified", async () => {
    const { user, accessToken } = await house
      .clientOf()
      .signUp({ body: { email: "Pat@Example.com", password, name: " Pat " } });
    expect(user).toMatchObject({ email: "pat@example.com", name: "Pat", emailVerified: false });
    expect(await house.clientOf(accessToken).getCurrentUser()).toEqual(user);
  });

  test("lets its owner in, and nobody else, in the same words", async () => {
    await house.clientOf().signUp({ body: { email: "login@example.com", password } });
    const again = await house.clientOf().logIn({ body: { email: "LOGIN@example.com", password } });
    expect(again.user.email).toBe("login@example.com");
    const refused = { status: 401, serverMessage: "The email address or password is wrong." };
    await expect(
      house
        .clientOf()
        .logIn({ body: { email: "login@example.com", password: "wrong horse battery" } }),
    ).rejects.toMatchObject(refused);
    await expect(
      house.clientOf().logIn({ body: { email: "nobody@example.com", password } }),
    ).rejects.toMatchObject(refused);
  });

  test.each([
    ["is known and verified", (email: string) => house.signIn(email)],
    [
      "is known and not verified",
      (email: string) => house.clientOf().signUp({ body: { email, password: "another password" } }),
    ],
    ["is not known", async () => {}],
  ])("is opened alike where the address %s", async (state, prepare) => {
    const email = `${state.replaceAll(" ", "-")}@example.com`;
    await prepare(email);
    const answer = await house.send({
      method: "POST",
      url: "/api/auth/signup",
      payload: { email, password, name: "Pat" },
    });
    expect(answer.statusCode).toBe(201);
    const { user, accessToken, refreshToken } = answer.json<SignedIn>();
    expect(user).toMatchObject({ email, name: "Pat", emailVerified: false });
    expect(await house.clientOf(accessToken).getCurrentUser()).toEqual(user);
    expect(await house.clientOf(accessToken).listProjects()).toEqual([]);
    expect((await house.clientOf(refreshToken).refreshSession()).user).toEqual(user);
    const again = await house.clientOf().logIn({ body: { email, password } });
    expect(again.user).toEqual(user);
  });

  test("that claims the address of somebody else leaves their account and their link alone", async () => {
    const owner = await house.signIn("taken@example.com");
    const stranger = await house
      .clientOf()
      .signUp({ body: { email: "taken@example.com", password } });
    expect(stranger.user.id).not.toBe(owner.user.id);
    await house.clientOf().requestMagicLink({ body: { email: "taken@example.com" } });
    await house
      .clientOf(stranger.accessToken)
      .deleteAccount({ body: { email: "taken@example.com" } });
    const token = house.lastLink("taken@example.com");
    const again = await house.clientOf().verifyMagicLink({ body: { token } });
    expect(again.user).toEqual(owner.user);
    await house.clientOf(owner.accessToken).getCurrentUser();
  });

  test.each([
    ["known", (email: string) => house.signIn(email)],
    ["unknown", async () => {}],
  ])("can be opened 5 times an hour for a %s address", async (kind, prepare) => {
    const email = `often-${kind}@example.com`;
    await prepare(email);
    const signUp = () => house.clientOf().signUp({ body: { email, password } });
    // As four sign-ups do, without the time that their passwords take.
    for (let n = 0; n < 4; n++) await consumeLimit(house, "signUpPerAddress", email);
    await signUp();
    await expect(signUp()).rejects.toMatchObject({ status: 429, code: "RATE_LIMITED" });
  });

  test("of an account that signs in by link only does not exist", async () => {
    await house.signIn("linkonly@example.com");
    await expect(
      house
        .clientOf()
        .logIn({ body: { email: "linkonly@example.com", password: "whatever it may be" } }),
    ).rejects.toMatchObject({ status: 401 });
  });

  test("ends when the owner of the address opens a link, who finds an empty account", async () => {
    const email = "victim@example.com";
    const squatter = await house.clientOf().signUp({ body: { email, password, name: "Stranger" } });
    const spy = house.clientOf(squatter.accessToken);
    await spy.updateCurrentUser({
      body: { reminders: "daily-digest", redditUsername: "stranger" },
    });
    const { address } = await spy.replaceCalendarFeed();
    await createOwnedObject(house, "projectId", squatter, "getProject");
    const { token } = await spy.createToken({ body: { name: "spy", scope: "read" } });
    const calendar = { url: new URL(address ?? "").pathname };
    expect((await house.send(calendar)).statusCode).toBe(200);

    const { user, accessToken } = await house.signIn(email);
    expect(user).toMatchObject({
      emailVerified: true,
      name: null,
      reminders: "off",
      redditUsername: null,
    });
    const owner = house.clientOf(accessToken);
    expect(await owner.listProjects({ query: { includeArchived: "true" } })).toEqual([]);
    expect(await owner.getCalendarFeed()).toEqual({ address: null, createdAt: null });
    expect((await owner.listSessions()).items).toHaveLength(1);
    expect((await house.send(calendar)).statusCode).toBe(404);
    const refused = { status: 401, code: "UNAUTHENTICATED" };
    await expect(spy.listProjects()).rejects.toMatchObject(refused);
    await expect(house.clientOf(token).listProjects()).rejects.toMatchObject(refused);
    const again = house.clientOf(squatter.refreshToken).refreshSession();
    await expect(again).rejects.toMatchObject(refused);
    const login = house.clientOf().logIn({ body: { email, password } });
    await expect(login).rejects.toMatchObject(refused);
    expect(await findTraces(house.database.db, [squatter.user.id])).toEqual([]);
  });

  test("is named in the mail with the link that ends it, and in no other", async () => {
    const email = "warned@example.com";
    await house.clientOf().requestMagicLink({ body: { email } });
    expect(house.sent.at(-1)?.text).not.toContain("password");
    await house.clientOf().signUp({ body: { email, password } });
    await house.signIn(email);
    expect(house.sent.at(-1)?.text).toContain(
      "Someone opened an account with this address and a password, but never confirmed the address. Signing in with this link deletes that account and everything in it, and you start with an empty one.",
    );
    await house.clientOf().signUp({ body: { email, password } });
    await house.signIn(email);
    expect(house.sent.at(-1)?.text).not.toContain("password");
  });

  test("is kept, without its ways in, by an owner who sends its password with the link", async () => {
    const email = "mine@example.com";
    const mine = await house.clientOf().signUp({ body: { email, password, name: "Ada" } });
    const { id: projectId } = await createOwnedObject(house, "projectId", mine, "getProject");
    const { key } = await house
      .clientOf(mine.accessToken)
      .replaceTrackingKey({ params: { projectId } });
    expect(key).not.toBeNull();
    const stranger = await house
      .clientOf()
      .signUp({ body: { email, password: "another password" } });
    await house.clientOf().requestMagicLink({ body: { email } });
    const token = house.lastLink(email);

    const guess = house
      .clientOf()
      .verifyMagicLink({ body: { token, password: "a wrong password" } });
    await expect(guess).rejects.toMatchObject({
      status: 400,
      serverMessage:
        "No unconfirmed account with this address has this password. Your link still works.",
    });
    const { user, accessToken } = await house
      .clientOf()
      .verifyMagicLink({ body: { token, password } });
    expect(user).toMatchObject({ id: mine.user.id, name: "Ada", emailVerified: true });
    const owner = house.clientOf(accessToken);
    expect((await owner.listProjects()).map(({ id }) => id)).toEqual([projectId]);
    expect((await owner.getTracking({ params: { projectId } })).key).toBeNull();
    expect((await owner.listSessions()).items).toHaveLength(1);
    for (const left of [mine, stranger]) {
      const call = house.clientOf(left.accessToken).getCurrentUser();
      await expect(call).rejects.toMatchObject({ status: 401 });
    }
    const login = house.clientOf().logIn({ body: { email, password } });
    await expect(login).rejects.toMatchObject({ status: 401 });
  });

  test("is kept by its owner though strangers used up the tries of the address", async () => {
    const email = "besieged@example.com";
    const mine = await house.clientOf().signUp({ body: { email, password } });
    // As the guesses before the last one do, without a hash for each.
    const use = async (
      limit: "logInPerAddress" | "keepPerLink",
      subject: string,
      times: number,
    ) => {
      for (let n = 0; n < times; n++) await consumeLimit(house.deps, limit, subject);
    };
    await use("logInPerAddress", email, LIMITS.logInPerAddress.max - 1);
    const login = (guess: string) => house.clientOf().logIn({ body: { email, password: guess } });
    await expect(login("a last guess")).rejects.toMatchObject({ status: 401 });
    await expect(login(password)).rejects.toMatchObject({ status: 429 });
    await house.clientOf().requestMagicLink({ body: { email } });
    const token = house.lastLink(email);
    await use("keepPerLink", hashOpaqueToken(token), LIMITS.keepPerLink.max - 2);
    const guess = house.clientOf().verifyMagicLink({ body: { token, password: "another one" } });
    await expect(guess).rejects.toMatchObject({ status: 400 });
    const { user } = await house.clientOf().verifyMagicLink({ body: { token, password } });
    expect(user.id).toBe(mine.user.id);
  });

  test("stays apart from the owner's where something was bought in it", async () => {
    const email = "bought@example.com";
    const buyer = await house.clientOf().signUp({ body: { email, password, name: "Buyer" } });
    await grantPlan(house, buyer.user.id, "PREMIUM_MONTHLY", { customerId: "cus_claim" });
    const owner = await house.signIn(email);
    expect(owner.user).toMatchObject({ name: null, emailVerified: true });
    expect((await house.clientOf(owner.accessToken).getBillingStatus()).isPremium).toBe(false);
    const again = await house.clientOf().logIn({ body: { email, password } });
    expect(again.user.id).toBe(buyer.user.id);
    expect((await house.clientOf(again.accessToken).getBillingStatus()).isPremium).toBe(true);
  });

  test("that the operator gave a plan passes the plan on", async () => {
    const email = "granted@example.com";
    await house.clientOf().signUp({ body: { email, password } });
    await runAdmin(house.deps, ["grant", email, "lifetime"]);
    const owner = await house.signIn(email);
    expect((await house.clientOf(owner.accessToken).getBillingStatus()).planCode).toBe(
      "PREMIUM_LIFETIME",
    );
  });

  test("is found by its password, however many claimed the address before and after", async () => {
    const email = "crowded@example.com";
    const passwords = Array.from({ length: 5 }, (_, n) => `the password of person ${n}`);
    const ids: string[] = [];
    for (const one of passwords) {
      ids.push((await house.clientOf().signUp({ body: { email, password: one } })).user.id);
    }
    expect(new Set(ids).size).toBe(5);
    for (const [n, one] of passwords.entries()) {
      const { user } = await house.clientOf().logIn({ body: { email, password: one } });
      expect(user.id).toBe(ids[n]);
    }
  });

  test("is opened again by a second sign-up with the same password", async () => {
    const body = { email: "twice@example.com", password };
    const first = await house.clientOf().signUp({ body });
    const second = await house.clientOf().signUp({ body });
    expect(second.user.id).toBe(first.user.id);
  });

  test("is hashed at the cost that is served, and opens with a hash of a lower one too", async () => {
    const { database } = house;
    const served = await startTestApp({ database, passwordCost: PASSWORD_COST });
    onTestFinished(() => served.app.close());
    const earlier = { email: "earlier@example.com", password };
    const { user } = await house.clientOf().signUp({ body: earlier });
    expect((await served.clientOf().logIn({ body: earlier })).user).toEqual(user);
    const now = { email: "now@example.com", password };
    const signedUp = await served.clientOf().signUp({ body: now });
    expect((await served.clientOf().logIn({ body: now })).user).toEqual(signedUp.user);
    const wrong = served.clientOf().logIn({ body: { ...now, password: "wrong horse battery" } });
    await expect(wrong).rejects.toMatchObject({ status: 401 });
    const [row] = await database.db.select().from(users).where(eq(users.email, now.email));
    expect(row?.passwordHash).toMatch(/^scrypt\$32768\$8\$3\$/);
  });

  test("does not pass to a login that was under way when the owner came", async () => {
    const body = { email: "raced@example.com", password };
    await house.clientOf().signUp({ body });
    await house.clientOf().requestMagicLink({ body: { email: body.email } });
    const underWay = house
      .clientOf()
      .logIn({ body })
      .catch(() => null);
    const owner = await house
      .clientOf()
      .verifyMagicLink({ body: { token: house.lastLink(body.email) } });
    await underWay;
    expect((await house.clientOf(owner.accessToken).listSessions()).items).toHaveLength(1);
  });

  test.each([
    ["short", "The password needs at least 10 characters."],
    ["x".repeat(201), "The password can have at most 200 characters."],
  ])("with the password %s is refused", async (bad, serverMessage) => {
    await expect(
      house.clientOf().signUp({ body: { email: "short@example.com", password: bad } }),
    ).rejects.toMatchObject({ status: 400, serverMessage });
  });
});
