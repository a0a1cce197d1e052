import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createSafeWebhooks } from "#server/gateways/webhooks/safe-webhooks.ts";
import { createLogger } from "#server/log/create-logger.ts";
import { insertPost } from "#server/db/posts/posts-repository.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import { createFounder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#standins/webhooks/webhook-receiver.ts";
import { DELIVER, deliverWebhooks, queueDeliveries } from "./deliver-webhooks.ts";
import { createQueue, type JobQueue } from "./queue.ts";

const POSTS = 12;

let house: TestApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const webhooks = createSafeWebhooks({
    userAgent: "Foothold",
    allowHosts: [receiver.host],
    clock: () => house.clock(),
  });
  house = await startTestApp({ webhooks });
});
afterAll(async () => {
  await house.stop();
  await receiver.close();
});

const logLines: string[] = [];
const log = createLogger({
  level: "info",
  isReadable: false,
  write: (line) => void logLines.push(line),
});

/** A server of its own on the shared database, as main.ts puts it together. */
function startServer() {
  const job = queueDeliveries(house.deps, (turnIds) => queue.enqueue(DELIVER, turnIds));
  const errands = [deliverWebhooks(house.deps)];
  const queue: JobQueue = createQueue(house.database, [job], log, { errands, pollSeconds: 1 });
  return { queue, job };
}

test("two servers deliver each message once, and try again what failed when its time comes", async () => {
  const founder = await createFounder(house, "two-servers@example.com");
  const project = await founder.createProject(["saas"]);
  const body = { address: `${receiver.url}/in?key=hidden`, events: ["post.due" as const] };
  const { details } = await founder.client.addWebhook({ body });
  for (let n = 0; n < POSTS; n += 1) {
    await insertPost(house.database.db, {
      userId: founder.userId as UserId,
      projectId: project.id as ProjectId,
      subredditId: "saas",
      title: `How do you plan trip ${n}?`,
      content: "I wonder.",
      postType: "question",
      status: "scheduled",
      scheduledFor: house.clock(),
      by: "engine",
      seed: n,
      createdAt: house.clock(),
      updatedAt: house.clock(),
    });
  }
  receiver.failNext("/in?key=hidden", 1);
  const servers = [startServer(), startServer()];
  for (const { queue } of servers) await queue.start();
  const runAll = () => Promise.all(servers.flatMap(({ job }) => [job.run(), job.run()]));
  const count = async (outcome: string | null) => {
    const { items } = await founder.client.listDeliveries({ params: { webhookId: details.id } });
    return items.filter((item) => item.outcome === outcome).length;
  };
  await runAll();
  await vi.waitFor(async () => expect(await count("delivered")).toBe(POSTS - 1), 20_000);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(POSTS), 20_000);
  house.advance(60_000);
  await runAll();
  await vi.waitFor(async () => expect(await count("delivered")).toBe(POSTS), 20_000);
  await Promise.all(servers.map(({ queue }) => queue.stop()));
  expect(await count(null)).toBe(0);
  expect(receiver.received).toHaveLength(POSTS + 1);
  const ids = receiver.received.map(({ headers }) => headers["foothold-delivery-id"]);
  expect(new Set(ids).size).toBe(POSTS);
  expect(house.logLines.join("")).toContain("webhook not delivered");
  expect(logLines.join("") + house.logLines.join("")).not.toContain("hidden");
});
