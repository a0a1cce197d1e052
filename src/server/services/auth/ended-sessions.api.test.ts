import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { insertUser } from "#server/db/accounts/users-repository.ts";
import { sessions, users } from "#server/db/schema.ts";
import { purgeExpired } from "#server/jobs/purge-expired.ts";
import type { UserId } from "#server/scope.ts";
import { runAdmin } from "#server/services/admin/run-admin.ts";
import { startSession } from "#server/services/auth/sessions.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
/** Another server on the same database. */
let neighbour: TestApp;
beforeAll(async () => {
  house = await startTestApp();
  neighbour = await startTestApp({ database: house.database });
});
afterAll(async () => {
  await neighbour.app.close();
  await house.stop();
});

const MINUTE = 60_000;
const refused = { status: 401, code: "UNAUTHENTICATED" };

type Trial = { email: string; here: SignedIn; other: SignedIn; userId: UserId };

/** Every way in which a session ends, with the database written to directly for good measure. */
const WAYS: [name: string, end: (trial: Trial) => Promise<unknown>][] = [
  ["signing out", ({ here }) => house.clientOf(here.accessToken).logOut()],
  ["signing out on another server", ({ here }) => neighbour.clientOf(here.accessToken).logOut()],
  [
    "being ended from another device",
    async ({ here, other }) => {
      const { items } = await house.clientOf(here.accessToken).listSessions();
      const sessionId = items.find(({ current }) => current)?.id ?? "";
      await house.clientOf(other.accessToken).revokeSession({ params: { sessionId } });
    },
  ],
  [
    "signing out everywhere else",
    ({ other }) => house.clientOf(other.accessToken).revokeOtherSessions(),
  ],
  [
    "a refresh token that comes back late",
    async ({ here }) => {
      await house.clientOf(here.refreshToken).refreshSession();
      advance(MINUTE);
      const late = house.clientOf(here.refreshToken).refreshSession();
      await expect(late).rejects.toMatchObject(refused);
    },
  ],
  ["a claim by the owner of the address", ({ email }) => house.signIn(email)],
  [
    "the deletion of the account",
    ({ email, other }) => house.clientOf(other.accessToken).deleteAccount({ body: { email } }),
  ],
  ["the operator", ({ email }) => runAdmin(house.deps, ["delete", email, "--yes"])],
  [
    "its last moment",
    async ({ userId, here }) => {
      await expireSoon(userId);
      await house.clientOf(here.accessToken).getCurrentUser();
      advance(2 * MINUTE);
    },
  ],
  [
    "the purge of what expired",
    async ({ userId }) => {
      await expireSoon(userId);
      advance(2 * MINUTE);
      await purgeExpired(house.deps).run();
    },
  ],
  [
    "a statement in a transaction",
    ({ userId }) =>
      house.database.db.transaction((tx) =>
        tx.update(sessions).set({ revokedAt: house.clock() }).where(eq(sessions.userId, userId)),
      ),
  ],
  [
    "a statement inside another",
    ({ userId }) =>
      house.database.db.execute(
        sql`with gone as (delete from ${sessions} where ${sessions.userId} = ${userId} returning id) select * from gone`,
      ),
  ],
  [
    "a statement among many",
    ({ userId }) => house.database.bulk(({ db }) => db.delete(users).where(eq(users.id, userId))),
  ],
];

function advance(ms: number): void {
  house.advance(ms);
  neighbour.advance(ms);
}

function expireSoon(userId: UserId): Promise<unknown> {
  const expiresAt = new Date(house.clock().getTime() + MINUTE);
  return house.database.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, userId));
}

/** Two sign-ins to an account whose address nobody has verified, both seen by both servers. */
async function start(email: string): Promise<Trial> {
  const { db } = house.database;
  const user = await insertUser(db, {
    email,
    passwordHash: "of a password",
    createdAt: house.clock(),
  });
  const caller = { ip: "127.0.0.1", userAgent: undefined };
  const here = await startSession(house.deps, db, user, caller);
  const other = await startSession(house.deps, db, user, caller);
  const trial = { email, here, other, userId: here.user.id as UserId };
  await callAll(here);
  await callAll(here);
  return trial;
}

function callAll({ accessToken }: SignedIn) {
  return Promise.allSettled(
    [house, neighbour, house, neighbour].map((server) =>
      server.clientOf(accessToken).getCurrentUser(),
    ),
  );
}

describe("a session ends at once, on every server, by", () => {
  test.each(WAYS)("%s", async (name, end) => {
    const trial = await start(`${name.replaceAll(" ", "-")}@example.com`);
    const before = await callAll(trial.here);
    expect(before.map(({ status }) => status)).toEqual(Array(4).fill("fulfilled"));
    await end(trial);
    for (const answer of await callAll(trial.here)) {
      expect(answer).toMatchObject({ status: "rejected", reason: refused });
    }
  });

  test.each(WAYS.slice(0, 2))("%s, while many calls are under way", async (name, end) => {
    const trial = await start(`busy-${name.replaceAll(" ", "-")}@example.com`);
    const crowd = Array.from({ length: 10 }, () => callAll(trial.here));
    await Promise.all([...crowd, end(trial), callAll(trial.here)]);
    for (const answer of await callAll(trial.here)) {
      expect(answer).toMatchObject({ status: "rejected", reason: refused });
    }
  });
});

test("what changes about a user is seen by the next call on every server", async () => {
  const { here } = await start("changing@example.com");
  await house.clientOf(here.accessToken).updateCurrentUser({ body: { name: "Ada" } });
  for (const server of [house, neighbour]) {
    expect((await server.clientOf(here.accessToken).getCurrentUser()).name).toBe("Ada");
  }
});

test("a session is remembered where no other process can end it, and nowhere else", async () => {
  const { accessToken } = await house.signIn("remembered@example.com");
  const scope = await house.deps.accessTokens.verify(accessToken);
  if (!scope) throw new Error("The token is good.");
  const first = await house.deps.lookUpSession(scope, house.clock());
  const second = await house.deps.lookUpSession(scope, house.clock());
  expect(second).toEqual(first);
  expect(second === first).toBe(house.database.kind === "embedded");
});

test("a session that another account names is none of theirs", async () => {
  const mine = await house.signIn("mine@example.com");
  const yours = await house.signIn("yours@example.com");
  const whose = async (user: SignedIn, session: SignedIn) => {
    const scope = await house.deps.accessTokens.verify(session.accessToken);
    if (!scope) throw new Error("The token is good.");
    const found = await house.deps.lookUpSession(
      { ...scope, userId: user.user.id as UserId },
      house.clock(),
    );
    return found?.email ?? null;
  };
  expect(await whose(mine, mine)).toBe("mine@example.com");
  expect(await whose(yours, mine)).toBeNull();
  expect(await whose(mine, mine)).toBe("mine@example.com");
});
