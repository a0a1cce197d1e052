import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Database } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/open-embedded.ts";
import { webhookDeliveries, users } from "#server/db/schema.ts";
import { insertWebhook } from "#server/db/accounts/webhooks-repository.ts";
import { createLogger } from "#server/log/create-logger.ts";
import { planDuePosts } from "#server/testing/plan-due-posts.ts";
import { setUpProcessTrial } from "#server/testing/process-trial.ts";
import { startWebhookReceiver } from "#standins/webhooks/webhook-receiver.ts";
import { DELIVER, queueDeliveries } from "./deliver-webhooks.ts";
import { createQueue, type JobQueue } from "./queue.ts";

const { usedFolder, start } = setUpProcessTrial();
const PATIENCE = { timeout: 60_000, interval: 100 };

test(
  "a server that is killed after it sent and before it noted that sends once more, under the same ids",
  { tags: "nightly" },
  async () => {
    const receiver = await startWebhookReceiver();
    const settings = { DATA_DIR: usedFolder(), FETCH_ALLOW_HOSTS: receiver.host };
    await withDatabase(settings.DATA_DIR, async ({ database, queue }) => {
      await addListener(database, `${receiver.url}/in`);
      await queueDeliveries(
        { database, clock: () => new Date(), appUrl: "https://foothold.test" },
        (turnIds) => queue.enqueue(DELIVER, turnIds),
      ).run();
    });

    receiver.holdNext("/in");
    const doomed = await start(settings);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), PATIENCE);
    await doomed.kill("SIGKILL");
    await withDatabase(settings.DATA_DIR, async ({ database }) => {
      expect(await readLog(database)).toMatchObject([{ attempts: 0, outcome: null }]);
      await hurry(database);
    });

    const next = await start(settings);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), PATIENCE);
    await next.kill("SIGTERM");
    await withDatabase(settings.DATA_DIR, async ({ database }) => {
      expect(await readLog(database)).toMatchObject([{ attempts: 1, outcome: "delivered" }]);
    });
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    for (const name of ["foothold-event-id", "foothold-delivery-id"]) {
      expect(first?.headers[name]).toEqual(expect.any(String));
      expect(second?.headers[name]).toBe(first?.headers[name]);
    }
    await receiver.close();
  },
);

/** While no server has it: with the queue that servers use, which does no work here. */
async function withDatabase(
  folder: string,
  use: (open: { database: Database; queue: JobQueue }) => Promise<void>,
): Promise<void> {
  const database = await openEmbedded(folder);
  const log = createLogger({ level: "silent", isReadable: false });
  const queue = createQueue(database, [], log, { takeOverSeconds: 1 });
  await queue.start();
  await use({ database, queue });
  await queue.stop();
  await database.close();
}

async function addListener({ db }: Database, address: string): Promise<void> {
  await planDuePosts(db, "killed@example.com", 1);
  const [user] = await db.select({ id: users.id }).from(users);
  if (!user) throw new Error("Nobody is there.");
  const before = new Date(Date.now() - 60_000);
  const times = { createdAt: before, toldOfDueSince: before };
  const events = ["post.due" as const];
  await insertWebhook(db, { userId: user.id, address, shape: "json", events, ...times });
}

function readLog({ db }: Database) {
  return db.select().from(webhookDeliveries);
}

/** The minute that it takes until silence is noticed and what is tried again has waited. */
async function hurry({ db }: Database): Promise<void> {
  const isOurs = sql`name = ${DELIVER}`;
  await db.execute(
    sql`update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where ${isOurs}`,
  );
  await vi.waitFor(async () => {
    const found = await db.execute(
      sql`update jobs.job set start_after = now() where state = 'retry' and ${isOurs} returning id`,
    );
    expect((found as { rows: object[] }).rows).toHaveLength(1);
  }, PATIENCE);
}
