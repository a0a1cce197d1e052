import { and, eq, sql } from "drizzle-orm";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { insertNotices } from "#server/db/accounts/notices-repository.ts";
import { notices } from "#server/db/schema.ts";
import { MailError, type MailMessage } from "#server/gateways/mail/mail-gateway.ts";
import { createLogger } from "#server/log/create-logger.ts";
import type { UserId } from "#server/scope.ts";
import type { SendDeps } from "#server/services/notices/compose-notice.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { queueNotices, SEND_NOTICE, sendNotices } from "./send-notices.ts";
import { createQueue, type JobQueue } from "./queue.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const logLines: string[] = [];
const log = createLogger({
  level: "info",
  isReadable: false,
  write: (line) => void logLines.push(line),
});

/** A server of its own on the shared database, as main.ts puts it together. */
function startServer(send: (message: MailMessage) => Promise<void>) {
  const mail: SendDeps["mail"] = { kind: "smtp", send, close: () => {} };
  const deps = { ...house.deps, mail };
  const job = queueNotices(deps, (ids) => queue.enqueue(SEND_NOTICE, ids));
  const errands = [{ ...sendNotices(deps), retryDelaySeconds: 1 }];
  const queue: JobQueue = createQueue(house.database, [job], log, { errands, pollSeconds: 1 });
  return { queue, job };
}

async function addReceipts(email: string, count: number): Promise<UserId> {
  const { user } = await house.signIn(email);
  const userId = user.id as UserId;
  const data = {
    planCode: "PREMIUM_MONTHLY",
    paidCents: 2999,
    paidAt: house.clock().toISOString(),
    isRenewal: false,
    isTest: false,
  };
  const rows = Array.from({ length: count }, (_, index) => ({
    userId,
    kind: "receipt" as const,
    about: `pi_${index}`,
    data,
    createdAt: house.clock(),
  }));
  await insertNotices(house.database.db, rows);
  return userId;
}

test("two servers hand over each message once, however often both look", async () => {
  const sent: string[] = [];
  const send = async ({ messageId = "" }: MailMessage) => void sent.push(messageId);
  const servers = [startServer(send), startServer(send)];
  for (const { queue } of servers) await queue.start();
  const userId = await addReceipts("many@example.com", 25);
  await Promise.all(servers.flatMap(({ job }) => [job.run(), job.run()]));
  await vi.waitFor(() => expect(new Set(sent).size).toBe(25), { timeout: 15_000 });
  await Promise.all(servers.map(({ job }) => job.run()));
  await Promise.all(servers.map(({ queue }) => queue.stop()));
  expect(sent).toHaveLength(25);
  const rows = await house.database.db.select().from(notices).where(eq(notices.userId, userId));
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(["sent"]));
});

test("while the mail server is down messages wait, and each goes out once when it is back", async () => {
  const sent: string[] = [];
  let attempts = 0;
  const { queue, job } = startServer(async ({ messageId = "" }) => {
    attempts += 1;
    if (attempts <= 6) throw new MailError("failed", "The mail server did not take the message.");
    sent.push(messageId);
  });
  await queue.start();
  await addReceipts("patient@example.com", 3);
  await job.run();
  await vi.waitFor(() => expect(sent).toHaveLength(3), { timeout: 18_000 });
  await queue.stop();
  expect(new Set(sent).size).toBe(3);
  expect(attempts).toBe(9);
  expect(logLines.join("")).toContain("job failed");
  expect(logLines.join("")).not.toContain("patient@example.com");
});

test("a message that was handed over while the database went away does not go out again", async () => {
  const { db } = house.database;
  const sent: string[] = [];
  const { promise: isQueued, resolve: setQueued } = Promise.withResolvers<void>();
  let isBack = Promise.resolve<unknown>(null);
  const { queue, job } = startServer(async ({ messageId = "" }) => {
    await isQueued;
    sent.push(messageId);
    if (sent.length > 1) return;
    await db.execute(sql`alter table notices rename to notices_away`);
    isBack = setTimeout(1500).then(() =>
      db.execute(sql`alter table notices_away rename to notices`),
    );
  });
  await queue.start();
  const userId = await addReceipts("once@example.com", 1);
  await job.run();
  setQueued();
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 15_000 });
  await isBack;
  const isSettled = and(eq(notices.userId, userId), eq(notices.outcome, "sent"));
  await vi.waitFor(async () => expect(await db.$count(notices, isSettled)).toBe(1), {
    timeout: 15_000,
  });
  await queue.stop();
  expect(sent).toHaveLength(1);
});
