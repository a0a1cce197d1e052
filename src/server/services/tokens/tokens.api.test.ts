import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { NewToken } from "#contract/accounts/token.ts";
import type { SignedIn } from "#contract/accounts/auth.ts";
import type { Client } from "#contract/client.ts";
import { MAX_TOKENS } from "#engine/accounts/personal-token.ts";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { LIMITS } from "#server/services/limits/limit-table.ts";
import { findTraces } from "#server/testing/find-traces.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

const READ = { name: "My script", scope: "read" } as const;

let house: TestApp;
let me: SignedIn;
let client: Client;
let people = 0;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());
beforeEach(async () => {
  me = await house.signIn(`tokens-${(people += 1)}@example.com`);
  client = house.clientOf(me.accessToken);
});

const refused = (message: string | RegExp, code = "UNAUTHENTICATED") => ({
  code,
  serverMessage: expect.stringMatching(message),
});

describe("a new token", () => {
  test("is shown once, and only its hash is kept", async () => {
    const { token, details } = await client.createToken({ body: READ });
    expect(token).toMatch(/^foothold_[\w-]{43}$/);
    expect(details).toMatchObject({
      ...READ,
      hint: token.slice(-4),
      lastUsedAt: null,
      expiresAt: null,
      isExpired: false,
    });
    expect(await client.listTokens()).toEqual({ items: [details] });
    expect(await findTraces(house.database.db, [token, token.slice(9)])).toEqual([]);
    await house.clientOf(token).listProjects();
    expect(house.logLines.join("\n")).not.toContain(token.slice(9));
  });

  test("belongs to its user: others see nothing of it", async () => {
    const { token } = await client.createToken({ body: READ });
    const stranger = house.clientOf((await house.signIn("stranger@example.com")).accessToken);
    expect((await stranger.listTokens()).items).toEqual([]);
    const body = { name: "Ropewise", selectedSubreddits: [{ id: "saas" }] };
    const { id } = await stranger.createProject({ body });
    expect(await house.clientOf(token).listProjects()).toEqual([]);
    await expect(
      house.clientOf(token).getProject({ params: { projectId: id } }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test.each<[name: string, changes: object, message: RegExp]>([
    ["no name", { name: undefined }, /^Please name the token/],
    ["a blank name", { name: "  " }, /^Please name the token/],
    ["a name of 61 characters", { name: "x".repeat(61) }, /at most 60 characters/],
    ["no scope", { scope: undefined }, /^A token may read, write-drafts or manage-webhooks\.$/],
    ["a scope that is not there", { scope: "billing" }, /^A token may read/],
    ["another lifetime", { expiresInDays: 3650 }, /7, 30, 90 or 365 days, or never/],
    ["a lifetime below 0", { expiresInDays: -1 }, /7, 30, 90 or 365 days, or never/],
  ])("is refused with %s", async (_name, changes, message) => {
    const body = { ...READ, ...changes } as NewToken;
    await expect(client.createToken({ body })).rejects.toMatchObject(
      refused(message, "VALIDATION"),
    );
    expect((await client.listTokens()).items).toEqual([]);
  });

  test(`is refused beyond ${MAX_TOKENS}, also when all are asked for at once`, async () => {
    const all = Array.from({ length: MAX_TOKENS + 4 }, () => client.createToken({ body: READ }));
    const settled = await Promise.allSettled(all);
    const failed = settled.filter(({ status }) => status === "rejected");
    expect(failed).toHaveLength(4);
    expect(failed[0]).toMatchObject({
      reason: refused(/^You have 20 tokens, the maximum/, "CONFLICT"),
    });
    const [first] = (await client.listTokens()).items;
    await client.revokeToken({ params: { tokenId: first?.id ?? "" } });
    await client.createToken({ body: READ });
  });
});

describe("a token that is no good", () => {
  const call = (token: string) => house.clientOf(token).listProjects();

  test("was revoked", async () => {
    const { token, details } = await client.createToken({ body: READ });
    await call(token);
    await client.revokeToken({ params: { tokenId: details.id } });
    await expect(call(token)).rejects.toMatchObject(
      refused(/^This token was revoked on November \d+, 2026\. Create a new one under Settings\.$/),
    );
    expect((await client.listTokens()).items).toEqual([]);
    await expect(client.revokeToken({ params: { tokenId: details.id } })).rejects.toMatchObject(
      refused("This token no longer exists.", "NOT_FOUND"),
    );
  });

  test("has expired, and is listed as such", async () => {
    const { token, details } = await client.createToken({ body: { ...READ, expiresInDays: 7 } });
    house.advance(7 * DAY_MS - 1000);
    await call(token);
    house.advance(1000);
    await expect(call(token)).rejects.toMatchObject(
      refused(/^This token expired on November 2\d, 2026\./),
    );
    const again = house.clientOf((await house.signIn(me.user.email)).accessToken);
    const listed = (await again.listTokens()).items;
    expect(listed).toMatchObject([{ id: details.id, isExpired: true }]);
  });

  test.each<[name: string, spoil: (token: string) => string, message: RegExp]>([
    [
      "cut off",
      (token) => token.slice(0, 30),
      /^This token is incomplete\. Please copy it again\.$/,
    ],
    ["with more behind it", (token) => `${token}x`, /^This token is incomplete/],
    ["of another server", (token) => token.slice(0, -4) + "AAAA", /^We don't know this token/],
  ])("is %s", async (_name, spoil, message) => {
    const { token } = await client.createToken({ body: READ });
    await expect(call(spoil(token))).rejects.toMatchObject(refused(message));
  });

  test("is of an account that was erased", async () => {
    const { token } = await client.createToken({ body: READ });
    await client.deleteAccount({ body: { email: me.user.email } });
    await expect(call(token)).rejects.toMatchObject(refused(/^We don't know this token/));
  });

  test("is of an account that its owner took over", async () => {
    const email = "claimed@example.com";
    const body = { email, password: "correct horse battery" };
    const claimer = await house.clientOf().signUp({ body });
    const { token } = await house.clientOf(claimer.accessToken).createToken({ body: READ });
    await house.clientOf().requestMagicLink({ body: { email } });
    const taken = await house
      .clientOf()
      .verifyMagicLink({ body: { token: house.lastLink(email), password: body.password } });
    expect(taken.user.id).toBe(claimer.user.id);
    await expect(call(token)).rejects.toMatchObject(refused(/^We don't know this token/));
  });

  test("makes nobody of its bearer where anybody is let in", async () => {
    const { token, details } = await client.createToken({ body: READ });
    await client.revokeToken({ params: { tokenId: details.id } });
    const policy = await house.clientOf(token).getPolicy({ params: { subredditId: "saas" } });
    expect(policy.fullName).toBe("r/SaaS");
  });
});

describe("using a token", () => {
  test("is noted, to the minute", async () => {
    const { token } = await client.createToken({ body: READ });
    const lastUse = async () => (await client.listTokens()).items[0]?.lastUsedAt;
    await house.clientOf(token).listProjects();
    const first = house.clock().toISOString();
    expect(await lastUse()).toBe(first);
    house.advance(30_000);
    await house.clientOf(token).listProjects();
    expect(await lastUse()).toBe(first);
    house.advance(30_000);
    await house.clientOf(token).listProjects();
    expect(await lastUse()).toBe(house.clock().toISOString());
  });

  test("knows its user where anybody is let in", async () => {
    const { token } = await client.createToken({ body: READ });
    const params = { subredditId: "saas" };
    const read = () => house.clientOf(token).getPolicy({ params });
    const body = { text: "No self-promotion of any kind.", corrections: NO_CORRECTIONS };
    await client.saveOwnPolicy({ params, body });
    expect(await read()).toEqual(await client.getPolicy({ params }));
    expect(await read()).not.toEqual(await house.clientOf().getPolicy({ params }));
  });

  test("has limits of its own: another token and the session go on", async () => {
    const one = await client.createToken({ body: READ });
    const other = await client.createToken({ body: READ });
    for (let call = 0; call < LIMITS.callsPerToken.max; call += 1) {
      await consumeLimit(house.deps, "callsPerToken", one.details.id);
    }
    await expect(house.clientOf(one.token).listProjects()).rejects.toMatchObject(
      refused(/^This token has made its 1,500 calls this hour/, "RATE_LIMITED"),
    );
    await house.clientOf(other.token).listProjects();
    await client.listProjects();
    house.advance(3_600_001);
    await house.clientOf(one.token).listProjects();
  });

  test("that writes has a limit for all tokens of a user together", async () => {
    const { token } = await client.createToken({ body: { ...READ, scope: "write-drafts" } });
    for (let call = 0; call < LIMITS.tokenWritesPerUser.max; call += 1) {
      await consumeLimit(house.deps, "tokenWritesPerUser", me.user.id);
    }
    const params = { postId: crypto.randomUUID() };
    await expect(house.clientOf(token).duplicatePost({ params })).rejects.toMatchObject(
      refused(/^Your tokens have made their 120 changes this hour/, "RATE_LIMITED"),
    );
    await house.clientOf(token).listProjects();
  });
});
