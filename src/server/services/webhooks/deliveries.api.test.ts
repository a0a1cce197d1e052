import assert from "node:assert/strict";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type NewWebhook, webhookPayloads, type WebhookUpdate } from "#contract/webhook.ts";
import type { DeliveryEventName } from "#engine/webhooks/webhook.ts";
import { insertPost, type NewPost, updatePost } from "#server/db/posts/posts-repository.ts";
import { webhookDeliveries } from "#server/db/schema.ts";
import { createSafeWebhooks } from "#server/gateways/webhooks/safe-webhooks.ts";
import { queueDeliveries } from "#server/jobs/deliver-webhooks.ts";
import { purgeExpired } from "#server/jobs/purge-expired.ts";
import { queueNotices } from "#server/jobs/send-notices.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import { createFounder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#standins/webhooks/webhook-receiver.ts";
import { sendNotice } from "#server/services/notices/compose-notice.ts";
import { saveLook } from "#server/services/watch/look-at-posts.ts";
import { deliverTurn } from "./deliver.ts";
import { unconfiguredMail } from "#server/gateways/mail/mail-gateway.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let house: TestApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const webhooks = createSafeWebhooks({
    userAgent: "Foothold",
    allowHosts: [receiver.host],
    clock: () => house.clock(),
  });
  // None of it needs a mail server.
  house = await startTestApp({ webhooks });
});
afterAll(async () => {
  await house.stop();
  await receiver.close();
});
beforeEach(() => void (receiver.received.length = 0));
afterEach(() => {
  // What was sent as plain JSON must be what the API's description says: parsing throws otherwise.
  for (const { body, headers } of receiver.received) {
    if (!headers["foothold-signature"]) continue;
    const { type } = JSON.parse(body) as { type: DeliveryEventName };
    const described = webhookPayloads[type].body.parse(JSON.parse(body));
    assert.deepEqual(described, JSON.parse(body));
  }
});

const noMail = () => ({ ...house.deps, mail: unconfiguredMail });
/** One run of the job; what it queues is delivered at once, without a queue in between. */
async function work(deps = noMail()): Promise<number> {
  const turns: string[] = [];
  await queueDeliveries(deps, async (ids) => void turns.push(...ids)).run();
  for (const turnId of turns) await deliverTurn(deps, turnId);
  return turns.length;
}

let hooks = 0;
async function addFounder(timezone = "UTC") {
  const email = `deliveries-${crypto.randomUUID()}@example.com`;
  const founder = await createFounder(house, email);
  await founder.client.updateCurrentUser({ body: { timezone } });
  const project = await founder.createProject(["saas"]);
  const userId = founder.userId as UserId;
  /** Who comes back after a while signs in anew. */
  const client = async () => house.clientOf((await house.signIn(email)).accessToken);
  const plan = (changes: Partial<NewPost>) =>
    insertPost(house.database.db, {
      userId,
      projectId: project.id as ProjectId,
      subredditId: "saas",
      title: "How do you price a planner?",
      content: "I wonder.",
      postType: "question",
      status: "scheduled",
      by: "engine",
      createdAt: house.clock(),
      updatedAt: house.clock(),
      ...changes,
    });
  const post = (changes: Partial<NewPost> = {}) =>
    plan({
      status: "posted",
      postedAt: house.clock(),
      permalink: "https://www.reddit.com/r/SaaS/comments/1abc/x/",
      ...changes,
    });
  const listen = async (path: string, events: NewWebhook["events"], shape?: "slack") => {
    const address = `${receiver.url}${path}`;
    const body = { address, events, ...(shape && { shape }) };
    return (await (await client()).addWebhook({ body })).details;
  };
  const log = async ({ id }: { id: string }) =>
    (await (await client()).listDeliveries({ params: { webhookId: id } })).items;
  const look = async () => (await (await client()).listWebhooks()).items;
  return { userId, email, project, client, plan, post, listen, log, look };
}
const freshPath = () => `/in/${(hooks += 1)}`;

describe("a post that is due", () => {
  test("is told once to each webhook that listens, with the way back into Foothold", async () => {
    const founder = await addFounder();
    const [chat, json, other] = [freshPath(), freshPath(), freshPath()];
    await founder.listen(chat, ["post.due"], "slack");
    const hook = await founder.listen(json, ["post.due", "post.removed"]);
    await founder.listen(other, ["results.weekly"]);
    const scheduledFor = new Date(house.clock().getTime() + 2 * MINUTE);
    const { id } = await founder.plan({ scheduledFor });
    house.advance(2 * MINUTE - 1);
    expect(await work()).toBe(0);
    house.advance(1);
    expect(await work()).toBe(2);
    expect(await work()).toBe(0);
    const byPath = Object.groupBy(receiver.received, ({ path }) => path);
    expect(Object.keys(byPath).toSorted()).toEqual([chat, json].toSorted());
    expect(JSON.parse(byPath[json]?.[0]?.body ?? "")).toEqual({
      id: `post.due:${id}:${scheduledFor.toISOString()}`,
      type: "post.due",
      createdAt: house.clock().toISOString(),
      project: {
        id: founder.project.id,
        name: founder.project.name,
        url: `https://foothold.test/projects/${founder.project.id}`,
      },
      post: {
        id,
        title: "How do you price a planner?",
        community: "r/SaaS",
        plannedFor: scheduledFor.toISOString(),
        postedAt: null,
        redditUrl: null,
        url: `https://foothold.test/projects/${founder.project.id}?post=${id}`,
      },
    });
    expect(byPath[chat]?.[0]?.body).toContain("Your post for r/SaaS is due");
    expect(await founder.log(hook)).toMatchObject([
      { event: "post.due", about: "r/SaaS: How do you price a planner?", outcome: "delivered" },
    ]);
  });

  test.each<[name: string, changes: Partial<NewPost>]>([
    ["was posted", { status: "posted" }],
    ["was moved", { scheduledFor: new Date("2027-01-04T09:00:00Z") }],
    ["was deleted", { deletedAt: new Date("2026-11-15T12:00:00Z") }],
  ])("is not told of once it %s", async (_name, changes) => {
    const founder = await addFounder();
    const hook = await founder.listen(freshPath(), ["post.due"]);
    const { id } = await founder.plan({ scheduledFor: house.clock() });
    const turns: string[] = [];
    await queueDeliveries(noMail(), async (ids) => void turns.push(...ids)).run();
    await updatePost(house.database.db, founder.userId, id, changes);
    for (const turnId of turns) await deliverTurn(noMail(), turnId);
    expect(receiver.received).toEqual([]);
    expect(await founder.log(hook)).toMatchObject([
      { outcome: "dropped", attempts: 0, failure: expect.stringMatching(/^Not sent: /) },
    ]);
  });

  test("is not told by a server whose clock is behind that of the one that decided it", async () => {
    const founder = await addFounder();
    const hook = await founder.listen(freshPath(), ["post.due"]);
    await founder.plan({ scheduledFor: house.clock() });
    const turns: string[] = [];
    await queueDeliveries(noMail(), async (ids) => void turns.push(...ids)).run();
    const behind = { ...noMail(), clock: () => new Date(house.clock().getTime() - MINUTE) };
    for (const turnId of turns) await deliverTurn(behind, turnId);
    expect(receiver.received).toEqual([]);
    expect(await founder.log(hook)).toMatchObject([
      { outcome: null, attempts: 0, nextAttemptAt: house.clock().toISOString() },
    ]);
    expect(await work()).toBe(1);
    expect(receiver.received).toHaveLength(1);
  });

  test("is not told to a webhook that is off, nor of somebody else's", async () => {
    const [founder, other] = [await addFounder(), await addFounder()];
    const hook = await founder.listen(freshPath(), ["post.due"]);
    await other.listen(freshPath(), ["post.due"]);
    const params = { webhookId: hook.id };
    await (await founder.client()).updateWebhook({ params, body: { isOn: false } });
    await founder.plan({ scheduledFor: house.clock() });
    await work();
    expect(receiver.received).toEqual([]);
    expect(await founder.log(hook)).toEqual([]);
  });

  type Founder = Awaited<ReturnType<typeof addFounder>>;
  const change = async (founder: Founder, id: string, body: WebhookUpdate) =>
    void (await (await founder.client()).updateWebhook({ params: { webhookId: id }, body }));
  test.each<[name: string, begin: (founder: Founder) => Promise<void>]>([
    [
      "was added",
      async (founder) => {
        house.advance(MINUTE);
        await founder.listen(freshPath(), ["post.due"]);
      },
    ],
    [
      "was turned on",
      async (founder) => {
        const { id } = await founder.listen(freshPath(), ["post.due"]);
        await change(founder, id, { isOn: false });
        house.advance(MINUTE);
        await change(founder, id, { isOn: true });
      },
    ],
    [
      "was asked to tell of due posts",
      async (founder) => {
        const { id } = await founder.listen(freshPath(), ["post.removed"]);
        house.advance(MINUTE);
        await change(founder, id, { events: ["post.removed", "post.due"] });
      },
    ],
  ])("is not told of where it was due before the webhook %s", async (_name, begin) => {
    const founder = await addFounder();
    await founder.plan({ scheduledFor: new Date(house.clock().getTime() + MINUTE - 1) });
    await begin(founder);
    await work();
    expect(receiver.received).toEqual([]);
    const { id } = await founder.plan({ scheduledFor: house.clock() });
    await work();
    expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([{ post: { id } }]);
  });

  test("is told of where only other events of the webhook changed since", async () => {
    const founder = await addFounder();
    const hook = await founder.listen(freshPath(), ["post.due"]);
    await founder.plan({ scheduledFor: house.clock() });
    house.advance(MINUTE);
    await change(founder, hook.id, { events: ["post.due", "post.removed"], isOn: true });
    expect(await work()).toBe(1);
  });
});

describe("a removal", () => {
  test.each<
    [
      name: string,
      remove: (f: Awaited<ReturnType<typeof addFounder>>, postId: string) => Promise<unknown>,
      removal: { reason: string | null; seenAs: string | null },
    ]
  >([
    [
      "that a look found",
      async (founder, postId) =>
        (await founder.client()).recordCheck({
          params: { postId },
          body: { sighting: "not-listed" },
        }),
      { reason: null, seenAs: "not-listed" },
    ],
    [
      "that the user entered",
      async (founder, postId) =>
        (await founder.client()).updatePerformance({
          params: { postId },
          body: { outcome: "removed", removedReason: "Rule 3" },
        }),
      { reason: "Rule 3", seenAs: null },
    ],
    [
      "that Foothold found by itself",
      (founder, postId) =>
        saveLook(
          noMail(),
          { id: postId, userId: founder.userId, stage: "15-minutes", redditId: "1abc" },
          { sighting: "removed-by-moderators", upvotes: 1, comments: 0 },
        ),
      { reason: null, seenAs: "removed-by-moderators" },
    ],
  ])("%s is told once, with its reason", async (_name, remove, removal) => {
    const founder = await addFounder();
    const path = freshPath();
    await founder.listen(path, ["post.removed"]);
    const { id } = await founder.post({
      postedAt: new Date(house.clock().getTime() - 20 * MINUTE),
    });
    await remove(founder, id);
    await work();
    const body = { outcome: "live" } as const;
    await (await founder.client()).updatePerformance({ params: { postId: id }, body });
    await (
      await founder.client()
    ).updatePerformance({ params: { postId: id }, body: { outcome: "removed" } });
    await work();
    expect(receiver.received).toHaveLength(1);
    expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({
      type: "post.removed",
      post: { id, redditUrl: "https://www.reddit.com/r/SaaS/comments/1abc/x/" },
      removal,
    });
  });

  test("that was taken back before it could be sent is not told", async () => {
    const founder = await addFounder();
    const hook = await founder.listen(freshPath(), ["post.removed"]);
    const { id } = await founder.post();
    const tell = async (outcome: "removed" | "live") =>
      (await founder.client()).updatePerformance({ params: { postId: id }, body: { outcome } });
    await tell("removed");
    await tell("live");
    await work();
    expect(receiver.received).toEqual([]);
    expect(await founder.log(hook)).toMatchObject([{ outcome: "dropped" }]);
  });
});

test("a week is summed up on Monday at eight, by the user's own clock, if anything was posted", async () => {
  const berlin = await addFounder("Europe/Berlin");
  const quiet = await addFounder("Europe/Berlin");
  const [path, silent] = [freshPath(), freshPath()];
  await berlin.listen(path, ["results.weekly"]);
  await quiet.listen(silent, ["results.weekly"]);
  // Sunday, November 15, noon UTC.
  await berlin.post({ outcome: "live", upvotes: 12, comments: 3 });
  await berlin.post({ outcome: "removed", permalink: null });
  await berlin.post({ postedAt: new Date(house.clock().getTime() - 7 * DAY), permalink: null });
  house.advance(Date.parse("2026-11-16T06:59:00Z") - house.clock().getTime());
  await work();
  expect(receiver.received).toEqual([]);
  house.advance(MINUTE);
  await work();
  await work();
  expect(receiver.received.map((got) => got.path)).toEqual([path]);
  expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({
    type: "results.weekly",
    week: { from: "2026-11-09", to: "2026-11-15" },
    projects: [{ id: berlin.project.id, posts: 2, up: 1, removed: 1, upvotes: 12, comments: 3 }],
    total: { posts: 2, up: 1, removed: 1, upvotes: 12, comments: 3 },
  });
});

describe("what fails", () => {
  test("is tried again after 1, 5 and 30 minutes, under the same ids, until it arrives", async () => {
    const founder = await addFounder();
    const path = freshPath();
    const hook = await founder.listen(path, ["post.removed"]);
    const { id } = await founder.post();
    receiver.failNext(path, 3);
    await (
      await founder.client()
    ).updatePerformance({ params: { postId: id }, body: { outcome: "removed" } });
    for (const minutes of [0, 1, 5, 30]) {
      house.advance(minutes * MINUTE - 1);
      await work();
      house.advance(1);
      await work();
    }
    const got = receiver.received.filter((each) => each.path === path);
    expect(got).toHaveLength(4);
    expect(new Set(got.map(({ headers }) => headers["foothold-delivery-id"])).size).toBe(1);
    expect(new Set(got.map(({ body }) => body)).size).toBe(1);
    expect(new Set(got.map(({ headers }) => headers["foothold-signature"])).size).toBe(4);
    expect(await founder.log(hook)).toMatchObject([
      { attempts: 4, outcome: "delivered", failure: null, nextAttemptAt: null },
    ]);
    expect(await founder.look()).toMatchObject([{ failingSince: null }]);
  });

  test("waits as long as a busy receiver asks for", async () => {
    const founder = await addFounder();
    const hook = await founder.listen("/busy?seconds", ["post.removed"]);
    const { id } = await founder.post();
    await (
      await founder.client()
    ).updatePerformance({ params: { postId: id }, body: { outcome: "removed" } });
    await work();
    const nextAttemptAt = new Date(house.clock().getTime() + 90_000).toISOString();
    expect(await founder.log(hook)).toMatchObject([{ attempts: 1, status: 429, nextAttemptAt }]);
    house.advance(90_000 - 1);
    await work();
    expect(receiver.received).toHaveLength(1);
    house.advance(1);
    await work();
    expect(receiver.received).toHaveLength(2);
  });

  test("is given up in the end, and can be sent again by hand", async () => {
    const founder = await addFounder();
    const path = freshPath();
    const hook = await founder.listen(path, ["post.due"]);
    receiver.failNext(path, 5);
    await founder.plan({ scheduledFor: house.clock() });
    for (const minutes of [0, 1, 5, 30, 120, 360]) {
      house.advance(minutes * MINUTE);
      await work();
    }
    const [failed] = await founder.log(hook);
    expect(failed).toMatchObject({
      attempts: 5,
      outcome: "failed",
      nextAttemptAt: null,
      status: 500,
    });
    const params = { webhookId: hook.id, deliveryId: failed?.id ?? "" };
    expect(await (await founder.client()).resendDelivery({ params })).toMatchObject({
      attempts: 6,
      outcome: "delivered",
    });
    expect(await founder.look()).toMatchObject([{ failingSince: null }]);
  });

  test("for three days turns the webhook off, which its user is told by mail and on the page", async () => {
    const founder = await addFounder();
    const hook = await founder.listen("/broken", ["post.removed"]);
    const remove = async () => {
      const { id } = await founder.post({ permalink: null });
      await (
        await founder.client()
      ).updatePerformance({ params: { postId: id }, body: { outcome: "removed" } });
      await work(house.deps);
    };
    await remove();
    const since = house.clock().toISOString();
    expect(await founder.look()).toMatchObject([{ isOn: true, failingSince: since }]);
    house.advance(3 * DAY - MINUTE);
    await remove();
    for (const minutes of [1, 5]) {
      expect(await founder.look()).toMatchObject([{ isOn: true }]);
      house.advance(minutes * MINUTE);
      await work(house.deps);
    }
    expect(await founder.look()).toMatchObject([
      { id: hook.id, isOn: false, turnedOff: { by: "failures", at: house.clock().toISOString() } },
    ]);
    const notices: string[] = [];
    await queueNotices(house.deps, async (ids) => void notices.push(...ids)).run();
    for (const id of notices) await sendNotice(house.deps, id);
    const mail = house.sent.findLast(({ to }) => to === founder.email);
    expect(mail?.subject).toBe(
      "Your webhook was turned off: nothing has arrived there for three days",
    );
    expect(mail?.text).toContain("It has a problem (500).");
    expect(mail?.text).toContain("https://foothold.test/settings/webhooks");
    const params = { webhookId: hook.id };
    const on = await (await founder.client()).updateWebhook({ params, body: { isOn: true } });
    expect(on).toMatchObject({ isOn: true, turnedOff: null, failingSince: null });
  });

  test("does not turn off a webhook that was turned on again while it was being sent", async () => {
    const founder = await addFounder();
    const hook = await founder.listen("/broken", ["post.removed"]);
    const remove = async () => {
      const { id } = await founder.post({ permalink: null });
      await (
        await founder.client()
      ).updatePerformance({ params: { postId: id }, body: { outcome: "removed" } });
      await work(house.deps);
    };
    await remove();
    house.advance(3 * DAY - MINUTE);
    await remove();
    house.advance(MINUTE);
    await work(house.deps);
    house.advance(5 * MINUTE);
    const send: typeof house.deps.webhooks.send = async (request) => {
      const answer = await house.deps.webhooks.send(request);
      const client = await founder.client();
      const params = { webhookId: hook.id };
      for (const isOn of [false, true]) await client.updateWebhook({ params, body: { isOn } });
      return answer;
    };
    await work({ ...house.deps, webhooks: { ...house.deps.webhooks, send } });
    expect(await founder.look()).toMatchObject([{ isOn: true, turnedOff: null }]);
    expect(await founder.log(hook)).toMatchObject([{ attempts: 3 }, { attempts: 3 }]);
  });

  test("keeps no more than 200 characters of the answer", async () => {
    const founder = await addFounder();
    const hook = await founder.listen("/endless", ["post.due"]);
    await founder.plan({ scheduledFor: house.clock() });
    await work();
    const [sent] = await founder.log(hook);
    expect(sent?.answer).toHaveLength(200);
  });
});

test("a kill between sending and noting sends it again under the same ids", async () => {
  const founder = await addFounder();
  const path = freshPath();
  const hook = await founder.listen(path, ["post.due"]);
  await founder.plan({ scheduledFor: house.clock() });
  const turns: string[] = [];
  const deps = noMail();
  await queueDeliveries(deps, async (ids) => void turns.push(...ids)).run();
  const send = async (request: Parameters<typeof deps.webhooks.send>[0]) => {
    await deps.webhooks.send(request);
    return new Promise<never>(() => {});
  };
  const dying = { ...deps, webhooks: { ...deps.webhooks, send } };
  for (const turnId of turns) void deliverTurn(dying, turnId);
  await expect.poll(() => receiver.received.length).toBe(1);
  // The queue hands what a dead server was doing to another.
  for (const turnId of turns) await deliverTurn(deps, turnId);
  for (const turnId of turns) await deliverTurn(deps, turnId);
  const ids = receiver.received.map(({ headers }) => headers["foothold-delivery-id"]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await founder.log(hook)).toMatchObject([{ outcome: "delivered", attempts: 1 }]);
});

test("the log is purged after 30 days", async () => {
  const founder = await addFounder();
  const hook = await founder.listen(freshPath(), ["post.due"]);
  await (await founder.client()).testWebhook({ params: { webhookId: hook.id } });
  const count = () =>
    house.database.db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, hook.id));
  house.advance(30 * DAY);
  await purgeExpired(house).run();
  expect(await count()).toBe(1);
  house.advance(MINUTE);
  await purgeExpired(house).run();
  expect(await count()).toBe(0);
});
