import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "#server/db/schema.ts";
import { type NoticeTrial, startNoticeTrial } from "./testing/notice-trial.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let trial: NoticeTrial;
beforeAll(async () => {
  trial = await startNoticeTrial();
});
afterAll(() => trial.house.stop());

type Founder = Awaited<ReturnType<NoticeTrial["addFounder"]>>;
const ago = (minutes: number) => new Date(trial.house.clock().getTime() - minutes * MINUTE);
const mailTo = ({ email }: { email: string }) => trial.sent.filter(({ to }) => to === email);
const LINK = "https://www.reddit.com/r/SaaS/comments/1abcde/planner/";
const post = (founder: Founder, minutesAgo: number) =>
  founder.plan(null, { status: "posted", postedAt: ago(minutesAgo), permalink: LINK });
const run = async () => {
  await trial.decide();
  await trial.deliver();
};

test("each look is asked for once, as its time comes, with how and where", async () => {
  const founder = await trial.addFounder("at-slot-time", "Asia/Kathmandu");
  const { id } = await post(founder, 14);
  await run();
  expect(mailTo(founder)).toEqual([]);
  const counts: number[] = [];
  for (const step of [2 * MINUTE, 4 * MINUTE, 24 * HOUR, HOUR, 48 * HOUR, HOUR, 24 * HOUR]) {
    trial.house.advance(step);
    await run();
    counts.push(mailTo(founder).length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 3]);
  const [message] = mailTo(founder);
  expect(message?.subject).toBe("Is it still up in r/SaaS? How do you price a planner?");
  for (const words of [
    "private window",
    "Due: 15 minutes after posting",
    "Posted: 5:31 PM, Sunday, November 15",
    `On Reddit: ${LINK}`,
    `https://foothold.test/projects/${founder.project.id}?post=${id}`,
    "https://foothold.test/settings/notifications",
  ]) {
    expect(message?.text).toContain(words);
  }
});

describe("nothing is asked", () => {
  test.each([
    ["of who wants no reminders", "off", 16],
    ["of who wants a digest", "daily-digest", 16],
    ["for the first look, a quarter of an hour late", "at-slot-time", 31],
    ["for the second look, three hours late", "at-slot-time", 27 * 60 + 1],
    ["for the last look, three hours late", "at-slot-time", 75 * 60 + 1],
  ] as const)("%s", async (_case, reminders, minutesAgo) => {
    const founder = await trial.addFounder(reminders);
    await post(founder, minutesAgo);
    await run();
    expect(mailTo(founder)).toEqual([]);
  });

  test("about a post that is only planned, or whose address nobody has proved", async () => {
    const founder = await trial.addFounder("at-slot-time");
    await founder.plan(ago(16));
    await post(founder, 16);
    await trial.house.database.db
      .update(users)
      .set({ emailVerifiedAt: null })
      .where(eq(users.id, founder.userId));
    await trial.decide();
    expect(trial.queued).toEqual([]);
  });
});

test("after a removal was told, nothing more is asked", async () => {
  const founder = await trial.addFounder("at-slot-time");
  const { id } = await post(founder, 5);
  const body = { sighting: "removed-by-moderators" } as const;
  await founder.client.recordCheck({ params: { postId: id }, body });
  trial.house.advance(24 * HOUR);
  await run();
  expect(mailTo(founder)).toEqual([]);
});

describe("what changed between deciding and sending", () => {
  const changes: [string, (founder: Founder, postId: string) => Promise<unknown>][] = [
    ["deleted", ({ client }, postId) => client.deletePost({ params: { postId } })],
    [
      "looked at already",
      ({ client }, postId) =>
        client.recordCheck({ params: { postId }, body: { sighting: "unclear" } }),
    ],
    ["reminders off", ({ client }) => client.updateCurrentUser({ body: { reminders: "off" } })],
    [
      "a digest instead",
      ({ client }) => client.updateCurrentUser({ body: { reminders: "daily-digest" } }),
    ],
    [
      "the project archived",
      ({ client, project }) => client.archiveProject({ params: { projectId: project.id } }),
    ],
    [
      "the project deleted",
      ({ client, project }) => client.deleteProject({ params: { projectId: project.id } }),
    ],
    ["hours went by", async () => trial.house.advance(4 * HOUR)],
  ];

  test.each(changes)("%s: nothing is sent, now or later", async (_case, change) => {
    const founder = await trial.addFounder("at-slot-time");
    const { id } = await post(founder, 16);
    await trial.decide();
    expect(trial.queued).toHaveLength(1);
    await change(founder, id);
    const ids = [...trial.queued];
    await trial.deliver();
    trial.queued.push(...ids);
    await trial.deliver();
    expect(mailTo(founder)).toEqual([]);
  });
});
