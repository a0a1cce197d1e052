import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { notices, users } from "#server/db/schema.ts";
import { MailError } from "#server/gateways/mail/mail-gateway.ts";
import { type NoticeTrial, startNoticeTrial } from "./testing/notice-trial.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let trial: NoticeTrial;
beforeAll(async () => {
  trial = await startNoticeTrial();
});
afterAll(() => trial.house.stop());

type Founder = Awaited<ReturnType<NoticeTrial["addFounder"]>>;
const inMinutes = (minutes: number) => new Date(trial.house.clock().getTime() + minutes * MINUTE);
const mailTo = ({ email }: { email: string }) => trial.sent.filter(({ to }) => to === email);

test("a post whose slot begins is told of once, with all that counts", async () => {
  const founder = await trial.addFounder("at-slot-time", "Asia/Kathmandu");
  const post = await founder.plan(inMinutes(2));
  for (let run = 0; run < 3; run++) {
    await trial.decide();
    await trial.deliver();
    trial.house.advance(2 * MINUTE);
  }
  const [message, ...more] = mailTo(founder);
  expect(more).toEqual([]);
  expect(message?.subject).toBe("Your post for r/SaaS is due: How do you price a planner?");
  expect(message?.text).toContain("Planned for: 5:47 PM, Sunday, November 15");
  expect(message?.text).toContain("Blanks: 1 to fill in before you post");
  expect(message?.text).toMatch(/Rule checks: \d+ (passed|broken)/);
  expect(message?.text).toContain(
    `https://foothold.test/projects/${founder.project.id}?post=${post.id}`,
  );
  expect(message?.text).toContain("https://foothold.test/settings/notifications");
  const { unsubscribeUrl = "" } = message ?? {};
  expect(unsubscribeUrl).toMatch(
    /^https:\/\/foothold\.test\/api\/unsubscribe\/[\da-f-]{36}\.[\w-]{43}$/,
  );
  expect(message?.text).toContain(unsubscribeUrl);
  expect(message?.text).toContain("Sent by Climb Ltd, 1 High Street, London.");
  expect(message?.messageId).toMatch(/^<[\da-f-]{36}@foothold\.test>$/);
  const [calendar] = message?.attachments ?? [];
  expect(calendar?.contentType).toContain("text/calendar");
  expect(calendar?.content).toContain(`UID:${post.id}@foothold`);
});

test("the address in a reminder ends those that are to come, signed out", async () => {
  const founder = await trial.addFounder("at-slot-time");
  await founder.plan(inMinutes(1));
  await trial.decide();
  await trial.deliver();
  const { pathname } = new URL(mailTo(founder)[0]?.unsubscribeUrl ?? "");
  await founder.plan(inMinutes(20));
  await trial.house.send({ method: "POST", url: pathname });
  trial.house.advance(20 * MINUTE);
  await trial.decide();
  await trial.deliver();
  expect(mailTo(founder)).toHaveLength(1);
});

describe("nothing is decided", () => {
  test.each([
    ["for a slot that is still ahead", "at-slot-time", 10],
    ["for a slot that the server slept through", "at-slot-time", -11],
    ["for who wants no reminders", "off", 1],
    ["for who wants a digest", "daily-digest", 1],
  ] as const)("%s", async (_case, reminders, minutes) => {
    const founder = await trial.addFounder(reminders);
    await founder.plan(inMinutes(minutes));
    await trial.decide();
    await trial.deliver();
    expect(mailTo(founder)).toEqual([]);
  });

  test("for a post of a project that is archived", async () => {
    const founder = await trial.addFounder("at-slot-time");
    await founder.plan(inMinutes(1));
    await founder.client.archiveProject({ params: { projectId: founder.project.id } });
    await trial.decide();
    expect(trial.queued).toEqual([]);
  });

  test("for an address that nobody has proved to be theirs", async () => {
    const founder = await trial.addFounder("at-slot-time");
    await founder.plan(inMinutes(1));
    await trial.house.database.db
      .update(users)
      .set({ emailVerifiedAt: null })
      .where(eq(users.id, founder.userId));
    await trial.decide();
    expect(trial.queued).toEqual([]);
  });

  test("while no mail server is configured, and what is missed then stays so", async () => {
    const { queueNotices } = await import("#server/jobs/send-notices.ts");
    const founder = await trial.addFounder("at-slot-time");
    await founder.plan(inMinutes(1));
    const mail = { ...trial.deps.mail, kind: "none" as const };
    await queueNotices({ ...trial.deps, mail }, async () => expect.fail("queued")).run();
    trial.house.advance(HOUR);
    await trial.decide();
    expect(trial.queued).toEqual([]);
  });
});

describe("what changed between deciding and sending", () => {
  const changes: [string, (founder: Founder, postId: string) => Promise<unknown>][] = [
    ["deleted", ({ client }, postId) => client.deletePost({ params: { postId } })],
    [
      "moved",
      ({ client }, postId) =>
        client.updatePost({
          params: { postId },
          body: { scheduledFor: inMinutes(90).toISOString() },
        }),
    ],
    [
      "taken off the plan",
      ({ client }, postId) =>
        client.updatePost({ params: { postId }, body: { scheduledFor: null } }),
    ],
    [
      "posted",
      ({ client }, postId) =>
        client.markPosted({ params: { postId }, body: { isBlankConfirmed: true } }),
    ],
    ["reminders off", ({ client }) => client.updateCurrentUser({ body: { reminders: "off" } })],
    [
      "a digest instead",
      ({ client }) => client.updateCurrentUser({ body: { reminders: "daily-digest" } }),
    ],
    [
      "the project paused",
      ({ client, project }) =>
        client.updateProject({ params: { projectId: project.id }, body: { status: "paused" } }),
    ],
    [
      "the project deleted",
      ({ client, project }) => client.deleteProject({ params: { projectId: project.id } }),
    ],
    [
      "the account gone",
      ({ userId }) => trial.house.database.db.delete(users).where(eq(users.id, userId)),
    ],
    ["hours went by", async () => trial.house.advance(4 * HOUR)],
  ];

  test.each(changes)("%s: nothing is sent, now or later", async (_case, change) => {
    const founder = await trial.addFounder("at-slot-time");
    const post = await founder.plan(inMinutes(1));
    await trial.decide();
    expect(trial.queued).toHaveLength(1);
    await change(founder, post.id);
    const ids = [...trial.queued];
    await trial.deliver();
    trial.queued.push(...ids);
    await trial.deliver();
    expect(mailTo(founder)).toEqual([]);
  });

  test("a post that is moved is told of at its new time", async () => {
    const founder = await trial.addFounder("at-slot-time");
    const post = await founder.plan(inMinutes(1));
    await trial.decide();
    const scheduledFor = inMinutes(30).toISOString();
    await founder.client.updatePost({ params: { postId: post.id }, body: { scheduledFor } });
    await trial.deliver();
    expect(mailTo(founder)).toEqual([]);
    trial.house.advance(30 * MINUTE);
    await trial.decide();
    await trial.deliver();
    expect(mailTo(founder)).toHaveLength(1);
  });
});

describe("a reminder that was dropped is decided again", () => {
  const reversals: [
    string,
    (founder: Founder, postId: string) => Promise<() => Promise<unknown>>,
  ][] = [
    [
      "once a deleted post is restored",
      async ({ client }, postId) => {
        await client.deletePost({ params: { postId } });
        return () => client.restorePost({ params: { postId } });
      },
    ],
    [
      "once a post that was moved away is back",
      async ({ client }, postId) => {
        const planned = inMinutes(2).toISOString();
        const move = (scheduledFor: string) =>
          client.updatePost({ params: { postId }, body: { scheduledFor } });
        await move(inMinutes(90).toISOString());
        return () => move(planned);
      },
    ],
    [
      "once reminders are wanted again",
      async ({ client }) => {
        await client.updateCurrentUser({ body: { reminders: "off" } });
        return () => client.updateCurrentUser({ body: { reminders: "at-slot-time" } });
      },
    ],
  ];

  test.each(reversals)("%s: one message, under an id of its own", async (_case, change) => {
    const founder = await trial.addFounder("at-slot-time");
    const post = await founder.plan(inMinutes(2));
    await trial.decide();
    const [dropped] = trial.queued;
    const undo = await change(founder, post.id);
    await trial.deliver();
    await trial.decide();
    expect(trial.queued).toEqual([]);
    await undo();
    await trial.decide();
    // The queue takes no id twice.
    expect(trial.queued).toEqual([expect.not.stringContaining(dropped ?? "")]);
    await trial.deliver();
    for (let run = 0; run < 3; run++) {
      trial.house.advance(2 * MINUTE);
      await trial.decide();
      await trial.deliver();
    }
    expect(mailTo(founder)).toHaveLength(1);
  });

  test("but not when its time has gone by", async () => {
    const founder = await trial.addFounder("at-slot-time");
    const { id: postId } = await founder.plan(inMinutes(2));
    await trial.decide();
    await founder.client.deletePost({ params: { postId } });
    await trial.deliver();
    trial.house.advance(13 * MINUTE);
    await founder.client.restorePost({ params: { postId } });
    await trial.decide();
    expect(trial.queued).toEqual([]);
  });
});

test("a mail server that is down for an hour: the message goes out once it is back", async () => {
  const founder = await trial.addFounder("at-slot-time");
  await founder.plan(inMinutes(1));
  await trial.decide();
  const ids = [...trial.queued];
  trial.failWith(new MailError("failed", "The mail server did not take the message."));
  await expect(trial.deliver()).rejects.toThrow("did not take");
  trial.house.advance(HOUR);
  trial.failWith(null);
  trial.queued.push(...ids, ...ids);
  await trial.deliver();
  expect(mailTo(founder)).toHaveLength(1);
});

test("an address that is refused for good is not tried again", async () => {
  const founder = await trial.addFounder("at-slot-time");
  await founder.plan(inMinutes(1));
  await trial.decide();
  const ids = [...trial.queued];
  trial.failWith(new MailError("refused", "The mail server refused the address (550)."));
  await trial.deliver();
  trial.failWith(null);
  trial.queued.push(...ids);
  await trial.deliver();
  expect(mailTo(founder)).toEqual([]);
  const [row] = await trial.house.database.db
    .select({ outcome: notices.outcome })
    .from(notices)
    .where(eq(notices.userId, founder.userId));
  expect(row).toEqual({ outcome: "refused" });
});

test("texts that are no plain titles arrive whole and harmless", async () => {
  const founder = await trial.addFounder("at-slot-time");
  await founder.plan(inMinutes(1), { title: '<script>alert("1")</script> 🧗 שלום' });
  await trial.decide();
  await trial.deliver();
  const [message] = mailTo(founder);
  expect(message?.html).not.toContain("<script>");
  expect(message?.text).toContain('<script>alert("1")</script> 🧗 שלום');
});
