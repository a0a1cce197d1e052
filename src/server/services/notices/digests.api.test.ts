import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertRadarEntries } from "#server/db/projects/radar-repository.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import { users } from "#server/db/schema.ts";
import { type NoticeTrial, startNoticeTrial } from "./testing/notice-trial.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let trial: NoticeTrial;
beforeAll(async () => {
  trial = await startNoticeTrial();
});
afterAll(() => trial.house.stop());

/** Time only goes on. */
const goTo = (time: string) =>
  trial.house.advance(new Date(time).getTime() - trial.house.clock().getTime());
const run = async () => {
  await trial.decide();
  await trial.deliver();
};
const mailTo = ({ email }: { email: string }) => trial.sent.filter(({ to }) => to === email);

test("at eight by the user's clock the posts until the next eight come in one message, once", async () => {
  const founder = await trial.addFounder("daily-digest", "Asia/Kathmandu");
  await founder.plan(new Date("2026-11-16T04:15:00Z"), { title: "In the morning" });
  await founder.plan(new Date("2026-11-16T18:14:00Z"), { title: "Just before midnight" });
  await founder.plan(new Date("2026-11-16T02:10:00Z"), { title: "Before the digest" });
  await founder.plan(new Date("2026-11-16T18:15:00Z"), { title: "At midnight" });
  await founder.plan(new Date("2026-11-17T02:14:00Z"), { title: "Before the next digest" });
  await founder.plan(new Date("2026-11-17T02:15:00Z"), { title: "The day after" });
  await founder.plan(null, { title: "A draft" });
  goTo("2026-11-16T02:14:00Z");
  await run();
  expect(mailTo(founder)).toEqual([]);
  for (let minute = 0; minute < 130; minute += 2) {
    trial.house.advance(2 * MINUTE);
    await run();
  }
  const [message, ...more] = mailTo(founder);
  expect(more).toEqual([]);
  expect(message?.subject).toBe("4 posts until 8:00 AM on Tuesday, November 17");
  expect(message?.text).toContain("10:00 AM in r/SaaS\nIn the morning");
  expect(message?.text).toContain("11:59 PM in r/SaaS\nJust before midnight");
  expect(message?.text).toContain("12:00 AM on Tuesday, November 17, in r/SaaS\nAt midnight");
  expect(message?.text).toContain("7:59 AM on Tuesday, November 17, in r/SaaS");
  expect(message?.text).not.toMatch(/Before the digest|The day after|A draft/);
});

test("what the radar found since the last one is told, and is reason enough", async () => {
  const founder = await trial.addFounder("daily-digest", "Asia/Kathmandu");
  const other = await trial.addFounder("at-slot-time", "Asia/Kathmandu");
  goTo("2026-11-16T20:00:00Z");
  for (const { userId, project } of [founder, other]) {
    await insertRadarEntries(trial.house.database.db, [
      {
        userId: userId as UserId,
        projectId: project.id as ProjectId,
        source: "feed",
        postId: "1found",
        permalink: "https://www.reddit.com/r/SaaS/comments/1found/planner/",
        community: "SaaS",
        title: "Which planner for a small gym?",
        text: "",
        reason: { is: "names-competitor", name: "Pitchplan" },
        score: 100,
        foundAt: trial.house.clock(),
      },
    ]);
  }
  goTo("2026-11-17T02:15:00Z");
  await run();
  await run();
  const [message, ...more] = mailTo(founder);
  expect(more).toEqual([]);
  expect(message?.subject).toBe("1 conversation for Tuesday, November 17");
  expect(message?.text).toContain("Which planner for a small gym?");
  expect(message?.text).toContain(`/projects/${founder.project.id}/radar`);
  expect(message?.unsubscribeUrl).toContain("/api/unsubscribe/");
  expect(mailTo(other)).toEqual([]);
});

test("it tells what else the day asks for, and not what it lists already", async () => {
  const founder = await trial.addFounder("daily-digest", "Asia/Kathmandu");
  const at = new Date("2026-11-17T04:15:00Z");
  await founder.plan(at, {
    subredditId: "microsaas",
    title: "Mine",
    content: "I made an app: https://a.example",
  });
  goTo("2026-11-17T02:16:00Z");
  await run();
  const [message] = mailTo(founder);
  expect(message?.subject).toBe("1 post for Tuesday, November 17");
  expect(message?.text).toContain("Write 3 helpful comments in r/microsaas first");
  expect(message?.text).not.toContain("Post in r/microsaas at");
});

test("a day without posts brings no message", async () => {
  const founder = await trial.addFounder("daily-digest");
  goTo("2026-11-17T08:00:00Z");
  await run();
  expect(mailTo(founder)).toEqual([]);
});

test.each([
  ["2026-11-18", "posted since", "2026-11-18T08:00:00Z"],
  ["2026-11-19", "the setting changed", "2026-11-19T08:00:00Z"],
  ["2026-11-20", "the day is over", "2026-11-20T08:00:00Z"],
])("%s: %s, and nothing is sent", async (day, change, time) => {
  goTo(`${day}T06:00:00Z`);
  const founder = await trial.addFounder("daily-digest");
  const post = await founder.plan(new Date(`${day}T15:00:00Z`));
  goTo(time);
  await trial.decide();
  expect(trial.queued).toHaveLength(1);
  if (change === "posted since") {
    const body = { isBlankConfirmed: true } as const;
    const { accessToken } = await trial.house.signIn(founder.email);
    await trial.house.clientOf(accessToken).markPosted({ params: { postId: post.id }, body });
  } else if (change === "the setting changed") {
    const { accessToken } = await trial.house.signIn(founder.email);
    await trial.house.clientOf(accessToken).updateCurrentUser({ body: { reminders: "off" } });
  } else trial.house.advance(17 * HOUR);
  await trial.deliver();
  expect(mailTo(founder)).toEqual([]);
  // Whoever posted is asked about it the day after, which is none of the next case's business.
  await trial.house.database.db.delete(users).where(eq(users.id, founder.userId));
});

test("a server that was down all morning sends nothing stale", async () => {
  goTo("2026-11-21T22:00:00Z");
  const founder = await trial.addFounder("daily-digest");
  await founder.plan(new Date("2026-11-22T15:00:00Z"));
  goTo("2026-11-22T10:00:00Z");
  await run();
  expect(mailTo(founder)).toEqual([]);
});

describe("looks at posts that were made", () => {
  const made = (postedAt: string, title: string) => ({
    status: "posted" as const,
    postedAt: new Date(postedAt),
    title,
  });

  test("those that fall due that day are in the digest, also alone", async () => {
    goTo("2026-12-01T20:00:00Z");
    const founder = await trial.addFounder("daily-digest");
    await founder.plan(null, made("2026-12-01T12:00:00Z", "Made yesterday"));
    await founder.plan(null, made("2026-11-29T18:30:00Z", "Made three days ago"));
    await founder.plan(null, made("2026-11-30T12:00:00Z", "Made two days ago"));
    goTo("2026-12-02T08:00:00Z");
    await run();
    await run();
    const [message, ...more] = mailTo(founder);
    expect(more).toEqual([]);
    expect(message?.subject).toBe("2 checks for Wednesday, December 2");
    expect(message?.text).toMatch(/12:00 PM in r\/SaaS\nMade yesterday\n.*24 hours after the post/);
    expect(message?.text).toMatch(/6:30 PM in r\/SaaS\nMade three days ago/);
    expect(message?.text).not.toContain("Made two days ago");
  });

  test("one that was taken is not asked for, and what is planned later is still told of", async () => {
    goTo("2026-12-04T07:30:00Z");
    const founder = await trial.addFounder("daily-digest");
    const post = await founder.plan(null, made("2026-12-03T07:00:00Z", "Looked at"));
    const body = { sighting: "live" } as const;
    await founder.client.recordCheck({ params: { postId: post.id }, body });
    goTo("2026-12-04T08:00:00Z");
    await run();
    expect(mailTo(founder)).toEqual([]);
    await founder.plan(new Date("2026-12-04T15:00:00Z"));
    trial.house.advance(10 * MINUTE);
    await run();
    expect(mailTo(founder).map(({ subject }) => subject)).toEqual([
      "1 post for Friday, December 4",
    ]);
  });
});

test("users of many zones are told in their own mornings", async () => {
  goTo("2027-03-13T12:00:00Z");
  const zones = ["Pacific/Kiritimati", "Europe/Berlin", "America/New_York", "Pacific/Pago_Pago"];
  const founders = await Promise.all(
    zones.map(async (zone) => {
      const founder = await trial.addFounder("daily-digest", zone);
      await founder.plan(new Date("2027-03-14T20:00:00Z"));
      return founder;
    }),
  );
  const told: (string | null)[] = zones.map(() => null);
  for (
    let at = Date.parse("2027-03-13T13:00:00Z");
    at < Date.parse("2027-03-15T12:00:00Z");
    at += 30 * MINUTE
  ) {
    goTo(new Date(at).toISOString());
    await run();
    for (const [index, founder] of founders.entries()) {
      if (mailTo(founder).length > 0)
        told[index] ??= trial.house.clock().toISOString().slice(0, 16);
    }
  }
  // It is the day on which clocks in New York go forward.
  expect(told).toEqual([
    "2027-03-14T18:00",
    "2027-03-14T07:00",
    "2027-03-14T12:00",
    "2027-03-14T19:00",
  ]);
  for (const founder of founders) expect(mailTo(founder)).toHaveLength(1);
});
