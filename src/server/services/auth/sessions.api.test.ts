import { SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, TEST_SECRET, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const refused = { status: 401, code: "UNAUTHENTICATED" };

const refresh = (token: string) => house.clientOf(token).refreshSession();
const whoAmI = (token: string) => house.clientOf(token).getCurrentUser();

describe("an access token", () => {
  test("ends after 15 minutes", async () => {
    const { accessToken } = await house.signIn("access@example.com");
    house.advance(15 * MINUTE - 1000);
    await whoAmI(accessToken);
    house.advance(1000);
    await expect(whoAmI(accessToken)).rejects.toMatchObject(refused);
  });

  test("is refused when it is forged", async () => {
    const { user, accessToken } = await house.signIn("forged@example.com");
    const claims = JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString());
    const key = new TextEncoder().encode(TEST_SECRET);
    const sign = (payload: object, secret = key, alg = "HS256") =>
      new SignJWT({ ...claims, ...payload }).setProtectedHeader({ alg }).sign(secret);
    const forgeries = {
      "alg none": new UnsecuredJWT(claims).encode(),
      "another secret": await sign(
        {},
        new TextEncoder().encode("another secret, just as long as ours"),
      ),
      "another algorithm": await sign({}, key, "HS384"),
      "wrong audience": await sign({ aud: "foothold:other" }),
      "wrong issuer": await sign({ iss: "someone" }),
      expired: await sign({ exp: claims.iat - 1 }),
      "without expiry": await sign({ exp: undefined }),
      "a changed payload": [
        accessToken.split(".")[0],
        Buffer.from(JSON.stringify({ ...claims, sub: user.id, exp: claims.exp + 9999 })).toString(
          "base64url",
        ),
        accessToken.split(".")[2],
      ].join("."),
    };
    for (const [name, token] of Object.entries(forgeries)) {
      await expect(whoAmI(token), name).rejects.toMatchObject(refused);
    }
    expect((await whoAmI(await sign({}))).id).toBe(user.id);
  });
});

describe("a refresh token", () => {
  test("gives a new pair", async () => {
    const first = await house.signIn("refresh@example.com");
    const second = await refresh(first.refreshToken);
    expect(second.user).toEqual(first.user);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    await whoAmI(second.accessToken);
    await refresh(second.refreshToken);
  });

  test("presented twice within the grace keeps both tabs signed in", async () => {
    const { refreshToken } = await house.signIn("tabs@example.com");
    const [one, two] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    house.advance(MINUTE);
    expect((await refresh(one.refreshToken)).user.email).toBe("tabs@example.com");
    expect((await refresh(two.refreshToken)).user.email).toBe("tabs@example.com");
  });

  test("presented again later ends the whole session", async () => {
    const { refreshToken: stolen } = await house.signIn("stolen@example.com");
    const { refreshToken: current, accessToken } = await refresh(stolen);
    house.advance(31_000);
    await expect(refresh(stolen)).rejects.toMatchObject(refused);
    await expect(refresh(current)).rejects.toMatchObject(refused);
    await expect(whoAmI(accessToken)).rejects.toMatchObject(refused);
  });

  test("lives 30 days, and each use begins them anew", async () => {
    const first = await house.signIn("month@example.com");
    house.advance(29 * DAY);
    const second = await refresh(first.refreshToken);
    house.advance(29 * DAY);
    const third = await refresh(second.refreshToken);
    house.advance(30 * DAY);
    await expect(refresh(third.refreshToken)).rejects.toMatchObject(refused);
  });

  test("keeps nobody signed in for longer than 180 days", async () => {
    let tokens = await house.signIn("half-a-year@example.com");
    for (let day = 29; day <= 174; day += 29) {
      house.advance(29 * DAY);
      tokens = await refresh(tokens.refreshToken);
    }
    house.advance(6 * DAY - MINUTE);
    tokens = await refresh(tokens.refreshToken);
    await whoAmI(tokens.accessToken);
    house.advance(MINUTE);
    await expect(refresh(tokens.refreshToken)).rejects.toMatchObject(refused);
    await expect(whoAmI(tokens.accessToken)).rejects.toMatchObject(refused);
  });

  test("is kept as a hash only", async () => {
    const { refreshToken } = await house.signIn("hash@example.com");
    const { sql } = await import("drizzle-orm");
    const dump = await house.database.db.execute(
      sql`select string_agg(t::text, ' ') as everything from refresh_tokens t`,
    );
    expect(JSON.stringify(dump)).not.toContain(refreshToken);
  });
});

describe("sessions", () => {
  test("logging out ends this session on the server, and no other", async () => {
    const here = await house.signIn("logout@example.com");
    const there = await house.signIn("logout@example.com");
    await house.clientOf(here.accessToken).logOut();
    const ended = house.clientOf(here.accessToken);
    await expect(ended.listProjects()).rejects.toMatchObject(refused);
    await expect(
      ended.logContribution({ body: { subredditId: "saas", kind: "comment" } }),
    ).rejects.toMatchObject(refused);
    await expect(whoAmI(here.accessToken)).rejects.toMatchObject(refused);
    await expect(refresh(here.refreshToken)).rejects.toMatchObject(refused);
    await whoAmI(there.accessToken);
  });

  test("are listed with their device, and the current one is marked", async () => {
    const here = await house.signIn("list@example.com");
    await house.signIn("list@example.com");
    const { items } = await house.clientOf(here.accessToken).listSessions();
    expect(items).toHaveLength(2);
    expect(items.filter(({ current }) => current)).toHaveLength(1);
    expect(items[0]?.device).toBe("Unknown device");
  });

  test("one can be ended from another", async () => {
    const here = await house.signIn("one@example.com");
    const there = await house.signIn("one@example.com");
    const { items } = await house.clientOf(there.accessToken).listSessions();
    const sessionId = items.find(({ current }) => current)?.id ?? "";
    await house.clientOf(here.accessToken).revokeSession({ params: { sessionId } });
    await expect(whoAmI(there.accessToken)).rejects.toMatchObject(refused);
    await expect(
      house.clientOf(here.accessToken).revokeSession({ params: { sessionId } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("one that has ended can neither see nor end the others", async () => {
    const ended = await house.signIn("thief@example.com");
    const owner = await house.signIn("thief@example.com");
    await house.clientOf(owner.accessToken).revokeOtherSessions();
    const thief = house.clientOf(ended.accessToken);
    await expect(thief.listSessions()).rejects.toMatchObject(refused);
    await expect(thief.revokeOtherSessions()).rejects.toMatchObject(refused);
    expect((await whoAmI(owner.accessToken)).email).toBe("thief@example.com");
  });

  test("all others can be ended at once", async () => {
    const here = await house.signIn("others@example.com");
    const there = await house.signIn("others@example.com");
    const stranger = await house.signIn("bystander@example.com");
    await house.clientOf(here.accessToken).revokeOtherSessions();
    await expect(refresh(there.refreshToken)).rejects.toMatchObject(refused);
    await whoAmI(here.accessToken);
    await whoAmI(stranger.accessToken);
  });
});
