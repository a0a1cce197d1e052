import { sql, type SQL } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { type Endpoint, endpoints } from "#contract/endpoints/endpoints.ts";
import { listOwnedTables } from "#server/testing/find-traces.ts";
import { createOwnedObject, goodBodyOf } from "#server/testing/owned-objects.ts";
import { requestTo } from "#server/testing/request-to.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { readRows } from "#server/db/database.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const changing = (Object.entries(endpoints) as [string, Endpoint][]).filter(
  ([, { ownedParam, method }]) => ownedParam && method !== "GET",
);
const isNightly = inject("isNightly");
let accounts = 0;

/** Where both are held up: at the user, or at the first row that they write or erase. */
const gates: Record<string, (owner: SignedIn) => Promise<SQL>> = {
  "the user": async ({ user }) => sql`select 1 from users where id = ${user.id} for update`,
  "their writes": async () => {
    const tables = await listOwnedTables(house.database.db);
    return sql.raw(`lock table ${tables.join(", ")} in share mode`);
  },
};

const OUTSIDE_PROJECTS = new Set([
  "sessionId",
  "tokenId",
  "assistantId",
  "contributionId",
  "savedSearchId",
  "webhookId",
  "deliveryId",
]);

/** By day each call meets each deletion once, at one gate or the other and before or behind it in turn. */
const meetings = changing.flatMap(([name, endpoint], index) => {
  const isInProject = !OUTSIDE_PROJECTS.has(endpoint.ownedParam ?? "");
  return ["the account", ...(isInProject ? ["the project"] : [])].flatMap((deleted, deletedIndex) =>
    Object.entries(gates)
      .filter((_, gateIndex) => isNightly || gateIndex === (index + deletedIndex) % 2)
      .map(([gate, close]) => {
        const isEven = (index >> 1) % 2 === 0;
        return { name, endpoint, deleted, gate, close, isEven };
      }),
  );
});

/** Whatever takes locks in another order than deleting all of it meets it in a deadlock here. */
describe.each(meetings)(
  "$name and deleting $deleted, at $gate",
  ({ name, endpoint, deleted, close, isEven }) => {
    const places = isNightly ? ["first", "second"] : [isEven ? "first" : "second"];
    test.each(places)("both end when it comes %s", async (place) => {
      const email = `ordered-${(accounts += 1)}@example.com`;
      const owner = await house.signIn(email);
      const headers = { authorization: `Bearer ${owner.accessToken}` };
      const ownedParam = endpoint.ownedParam ?? "";
      const object = await createOwnedObject(house, ownedParam, owner, name);
      const change: InjectOptions = {
        ...requestTo(endpoint, { ...object.parents, [ownedParam]: object.id }),
        headers,
        ...(endpoint.body && { payload: goodBodyOf(name) }),
      };
      const { projectId } = object;
      if (deleted === "the project" && !projectId)
        throw new Error(`${ownedParam} is in no project.`);
      const deletion: InjectOptions =
        deleted === "the project"
          ? { ...requestTo(endpoints.deleteProject, { projectId: projectId ?? "" }), headers }
          : { ...requestTo(endpoints.deleteAccount), headers, payload: { email } };
      const calls = place === "first" ? [change, deletion] : [deletion, change];
      const statuses = await sendBehind(await close(owner), calls);
      expect(Math.max(...statuses)).toBeLessThan(500);
      expect(Math.min(...statuses)).toBeLessThan(300);
    });
  },
);

/** One after the other up to the gate, so that each holds what it locks before it. */
async function sendBehind(gate: SQL, calls: InjectOptions[]): Promise<number[]> {
  const statuses: Promise<number>[] = [];
  let settled = 0;
  await house.database.bulk(async ({ db }) => {
    await db.execute(gate);
    for (const call of calls) {
      const sent = house.send(call).then(({ statusCode }) => statusCode);
      statuses.push(sent.finally(() => (settled += 1)));
      await vi.waitFor(async () => expect((await countWaiting()) + settled).toBe(statuses.length), {
        interval: 5,
        timeout: 10_000,
      });
    }
  });
  return Promise.all(statuses);
}

/** Asked outside of the gate's transaction, which would see one moment only. */
async function countWaiting(): Promise<number> {
  const waiting = sql`select 1 from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  return (await readRows(house.database.db, waiting)).length;
}
