import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { posts } from "#server/db/schema.ts";
import { createHttpReddit } from "#server/gateways/reddit/http-reddit.ts";
import { readKarma, watchPosts } from "#server/jobs/reddit-jobs.ts";
import { type RedditStandin, startRedditStandin } from "#standins/reddit/reddit-standin.ts";
import { type NoticeTrial, startNoticeTrial } from "../notices/testing/notice-trial.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const credentials = { clientId: "an-id", clientSecret: "hush-very-secret" };

let standin: RedditStandin;
let trial: NoticeTrial;
beforeAll(async () => {
  standin = await startRedditStandin({ credentials });
  standin.subreddits.add({ name: "SaaS", posts: 60, minutesBetweenPosts: 60 });
  const reddit = createHttpReddit({
    ...credentials,
    userAgent: "foothold-test/1.0 (by an operator)",
    apiBase: standin.url,
    authBase: standin.url,
    clock: () => new Date(),
    sleep: async () => {},
  });
  trial = await startNoticeTrial(reddit);
});
afterAll(async () => {
  await trial.house.stop();
  await standin.close();
});

type Founder = Awaited<ReturnType<NoticeTrial["addFounder"]>>;
let made = 0;

/** A post that was made so long ago, on Reddit and here. */
async function post(founder: Founder, minutesAgo: number, changes: object = {}) {
  const id = `w${(made += 1)}`;
  const createdAt = new Date(trial.house.clock().getTime() - minutesAgo * MINUTE);
  standin.subreddits.change("SaaS", { newestPostAt: trial.house.clock() });
  standin.submissions.add({ id, community: "SaaS", createdAt, score: 7, comments: 2 });
  const permalink = `https://www.reddit.com/r/SaaS/comments/${id}/planner/`;
  const row = { status: "posted" as const, postedAt: createdAt, permalink, ...changes };
  return { redditId: id, postId: (await founder.plan(null, row)).id };
}
const look = () => watchPosts(trial.deps, trial.house.logger).run();
const read = async ({ client, project }: Founder, { postId }: { postId: string }) => {
  const roadmap = await client.getRoadmap({ params: { projectId: project.id } });
  const found = roadmap.find(({ id }) => id === postId);
  if (!found) throw new Error("The post is gone.");
  return found;
};
const deliver = async () => {
  await trial.decide();
  await trial.deliver();
};
const mailTo = ({ email }: Founder) => trial.sent.filter(({ to }) => to === email);
/** Who comes back after a while signs in anew. */
async function pass(founder: Founder, ms: number): Promise<Founder> {
  trial.house.advance(ms);
  standin.subreddits.change("SaaS", { newestPostAt: trial.house.clock() });
  const { accessToken } = await trial.house.signIn(founder.email);
  return { ...founder, client: trial.house.clientOf(accessToken) };
}

test("the looks are taken by themselves, each once, and nobody is asked", async () => {
  let founder = await trial.addFounder("at-slot-time");
  const target = await post(founder, 14);
  await look();
  expect((await read(founder, target)).check).toMatchObject({
    due: null,
    watch: { askedAt: null },
    seen: [],
  });
  const askedAt: string[] = [];
  for (const [ms, score] of [
    [2 * MINUTE, 9],
    [24 * HOUR, 31],
    [48 * HOUR, 40],
  ] as const) {
    founder = await pass(founder, ms);
    standin.submissions.change(target.redditId, { score });
    await look();
    await look();
    await deliver();
    askedAt.push(trial.house.clock().toISOString());
    const { check, performance } = await read(founder, target);
    expect(check?.due).toBeNull();
    expect(performance).toMatchObject({
      upvotes: score,
      comments: 2,
      countedBy: "reddit",
      countedAt: askedAt.at(-1),
      outcome: "live",
    });
  }
  expect((await read(founder, target)).check).toMatchObject({
    next: null,
    seen: ["15-minutes", "24-hours", "72-hours"].map((stage, index) => ({
      stage,
      sighting: "live",
      by: "reddit",
      checkedAt: askedAt[index],
    })),
  });
  const asked = standin.requests.filter(({ path }) => path.includes(`t3_${target.redditId}`));
  expect(asked).toHaveLength(3);
  expect(mailTo(founder).filter(({ subject }) => subject.includes("still up"))).toEqual([]);
});

test("today's list leaves a look to Foothold first, and asks when it did not come", async () => {
  let founder = await trial.addFounder("off");
  await post(founder, 16);
  const asked = async () => {
    const { tasks, next } = await founder.client.getToday();
    return { checks: tasks.filter(({ kind }) => kind === "check").length, next };
  };
  expect(await asked()).toEqual({ checks: 0, next: null });
  founder = await pass(founder, 10 * MINUTE);
  expect(await asked()).toEqual({ checks: 1, next: null });
});

describe("what Reddit tells becomes the outcome", () => {
  test.each([
    ["moderator", "removed-by-moderators", "removed"],
    ["automod_filtered", "removed-by-moderators", "removed"],
    ["anti_evil_ops", "removed-by-reddit", "removed"],
    ["deleted", "deleted-by-author", "unknown"],
  ])("%s: %s", async (removedBy, sighting, outcome) => {
    const founder = await trial.addFounder("off");
    const target = await post(founder, 20);
    standin.submissions.change(target.redditId, { removedBy });
    await look();
    expect(await read(founder, target)).toMatchObject({
      performance: { outcome },
      check: { due: null, seen: [{ sighting, by: "reddit" }] },
    });
  });

  test("out of the new list, as far as the list reaches back", async () => {
    const founder = await trial.addFounder("off");
    const young = await post(founder, 20);
    const old = await post(founder, 140 * 60);
    for (const { redditId } of [young, old]) {
      standin.submissions.change(redditId, { isHidden: true });
    }
    await look();
    expect((await read(founder, young)).check?.seen).toMatchObject([{ sighting: "not-listed" }]);
    expect((await read(founder, old)).check?.seen).toMatchObject([{ sighting: "live" }]);
  });

  test("many are asked about at once, a community's list once", async () => {
    const founder = await trial.addFounder("off");
    for (let count = 0; count < 5; count += 1) await post(founder, 30);
    const before = standin.requests.length;
    await look();
    const paths = standin.requests.slice(before).map(({ path }) => path.split("?")[0]);
    expect(paths.toSorted()).toEqual(["/api/info", "/r/saas/new"]);
  });
});

describe("what a user saw", () => {
  test("in time stands; the machine helps who could not tell, or looked too early", async () => {
    const founder = await trial.addFounder("off");
    const [early, clear, doubtful] = [
      await post(founder, 5),
      await post(founder, 20),
      await post(founder, 20),
    ];
    const say = ({ postId }: { postId: string }, sighting: "live" | "unclear" | "not-listed") =>
      founder.client.recordCheck({ params: { postId }, body: { sighting } });
    await say(early, "live");
    await say(clear, "not-listed");
    await say(doubtful, "unclear");
    standin.submissions.change(early.redditId, { removedBy: "moderator" });
    trial.house.advance(11 * MINUTE);
    await look();
    const seen = async (target: typeof early) => (await read(founder, target)).check?.seen;
    expect(await seen(early)).toMatchObject([{ sighting: "removed-by-moderators", by: "reddit" }]);
    expect(await seen(clear)).toMatchObject([{ sighting: "not-listed", by: "user" }]);
    expect(await seen(doubtful)).toMatchObject([{ sighting: "live", by: "reddit" }]);
  });

  test("is never replaced by 'can't tell'; where nobody looked, the user is asked", async () => {
    const founder = await trial.addFounder("at-slot-time");
    const [own, none] = [await post(founder, 5), await post(founder, 14)];
    const body = { sighting: "live" } as const;
    await founder.client.recordCheck({ params: { postId: own.postId }, body });
    for (const { redditId } of [own, none]) {
      standin.submissions.change(redditId, { removedBy: "a_word_of_next_year" });
    }
    trial.house.advance(12 * MINUTE);
    await look();
    expect((await read(founder, own)).check?.seen).toMatchObject([
      { sighting: "live", by: "user" },
    ]);
    const askedAt = trial.house.clock().toISOString();
    expect((await read(founder, none)).check).toMatchObject({
      due: "15-minutes",
      watch: { askedAt },
      seen: [],
    });
    await deliver();
    expect(mailTo(founder).at(-1)?.subject).toContain("Is it still up in r/SaaS?");
  });
});

describe("a removal that was found", () => {
  test("is told once, in its own words, and not asked about", async () => {
    let founder = await trial.addFounder("at-slot-time");
    const target = await post(founder, 16);
    standin.submissions.change(target.redditId, { removedBy: "moderator" });
    // As two servers whose runs overlap.
    await Promise.all([look(), look()]);
    await deliver();
    founder = await pass(founder, 24 * HOUR);
    await look();
    await deliver();
    const messages = mailTo(founder).filter(({ subject }) => !subject.includes("sign"));
    expect(messages.map(({ subject }) => subject)).toEqual([
      "Your post isn't showing in r/SaaS: How do you price a planner?",
    ]);
    expect(messages[0]?.text).toContain("the moderators of r/SaaS, or their filter, took it down.");
    expect(messages[0]?.text).toContain("Don't post it again yet.");
    expect(messages[0]?.text).toContain(`?post=${target.postId}`);
  });

  test.each([
    ["nothing is sent to who wants no e-mails", "off"],
    ["who has seen for themselves is not told", "daily-digest"],
  ] as const)("%s", async (_case, reminders) => {
    const founder = await trial.addFounder(reminders);
    const target = await post(founder, 16);
    standin.submissions.change(target.redditId, { removedBy: "reddit" });
    await look();
    const params = { postId: target.postId };
    const body = { sighting: "live" } as const;
    if (reminders !== "off") await founder.client.recordCheck({ params, body });
    await deliver();
    expect(mailTo(founder).filter(({ subject }) => subject.includes("not up"))).toEqual([]);
  });
});

describe("when Reddit fails", () => {
  test("nothing is concluded, one line is logged, and after a while the user is asked", async () => {
    const founder = await trial.addFounder("at-slot-time");
    const target = await post(founder, 16);
    const before = trial.house.logLines.length;
    standin.fail("503-empty", "503-empty", "503-empty");
    await look();
    const lines = trial.house.logLines.slice(before).map((line) => JSON.parse(line) as object);
    expect(lines).toMatchObject([{ msg: "posts could not be looked at", kind: "unavailable" }]);
    await deliver();
    expect((await read(founder, target)).check).toMatchObject({ due: null, seen: [] });
    trial.house.advance(11 * MINUTE);
    expect((await read(founder, target)).check?.due).toBe("15-minutes");
    await deliver();
    expect(mailTo(founder).at(-1)?.subject).toContain("Is it still up in r/SaaS?");
    await look();
    expect((await read(founder, target)).check).toMatchObject({ due: null, seen: [{}] });
  });

  test("one list that fails keeps no other waiting, and its own posts for the next run", async () => {
    const founder = await trial.addFounder("off");
    standin.subreddits.add({ name: "webdev", newestPostAt: trial.house.clock() });
    const [first, second] = [await post(founder, 16), await post(founder, 17)];
    standin.submissions.change(second.redditId, { community: "webdev" });
    const permalink = `https://www.reddit.com/r/webdev/comments/${second.redditId}/x/`;
    await trial.house.database.db
      .update(posts)
      .set({ subredditId: "webdev", permalink })
      .where(eq(posts.id, second.postId));
    standin.fail("slow", "500-json", "500-json", "500-json");
    await look();
    const seen = async () => [
      (await read(founder, first)).check?.seen.length,
      (await read(founder, second)).check?.seen.length,
    ];
    expect(await seen()).toEqual([0, 1]);
    await look();
    expect(await seen()).toEqual([1, 1]);
  });

  test("two lists that fail keep a third one no longer waiting", async () => {
    const founder = await trial.addFounder("off");
    const communities = ["SaaS", "webdev", "startups"];
    const targets = [];
    for (const name of communities) {
      standin.subreddits.add({ name, newestPostAt: trial.house.clock() });
      const target = await post(founder, 16, { subredditId: name.toLowerCase() });
      standin.submissions.change(target.redditId, { community: name });
      targets.push(target);
    }
    standin.fail("slow", ...Array.from({ length: 6 }, () => "500-json" as const));
    await look();
    const seen = await Promise.all(targets.map((target) => read(founder, target)));
    expect(seen.filter(({ check }) => check?.seen.length === 1)).toHaveLength(1);
    await look();
  });

  test("a list that Reddit does not show leaves what it says about the post", async () => {
    const founder = await trial.addFounder("off");
    const target = await post(founder, 16);
    standin.fail("slow", "403-quarantined");
    await look();
    expect((await read(founder, target)).check?.seen).toMatchObject([{ sighting: "live" }]);
  });
});

describe("a clock that jumps", () => {
  test("back: no look is taken twice, and none is due in the past", async () => {
    let founder = await trial.addFounder("off");
    const target = await post(founder, 16);
    await look();
    founder = await pass(founder, -2 * HOUR);
    await look();
    expect((await read(founder, target)).check).toMatchObject({ due: null, seen: [{}] });
    founder = await pass(founder, 2 * HOUR + MINUTE);
    const before = standin.requests.length;
    await look();
    expect(standin.requests).toHaveLength(before);
    expect((await read(founder, target)).check?.seen).toHaveLength(1);
  });

  test("ahead and back: the look that was taken counts, and nothing is due for ever", async () => {
    let founder = await trial.addFounder("off");
    const target = await post(founder, 1);
    founder = await pass(founder, 100 * HOUR);
    await look();
    founder = await pass(founder, -100 * HOUR);
    for (const ms of [20 * MINUTE, 24 * HOUR, 48 * HOUR, 300 * HOUR]) {
      founder = await pass(founder, ms);
      await look();
      const { check } = await read(founder, target);
      expect(check).toMatchObject({ due: null, seen: [{ stage: "72-hours" }] });
    }
  });
});

describe("an address is asked about before it is kept", () => {
  const save = (founder: Founder, { postId }: { postId: string }, permalink: string) =>
    founder.client.updatePerformance({ params: { postId }, body: { permalink } });

  test.each([
    ["a deleted post", { removedBy: "deleted" }, "the author deleted this post"],
    ["another community behind a short link", { community: "webdev" }, "has this post in r/webdev"],
  ])("%s is refused", async (_case, changes, words) => {
    const founder = await trial.addFounder("off");
    const target = await post(founder, 1, { permalink: null });
    standin.submissions.change(target.redditId, changes);
    await expect(save(founder, target, `https://redd.it/${target.redditId}`)).rejects.toMatchObject(
      {
        code: "VALIDATION",
        serverMessage: expect.stringContaining(words) as string,
      },
    );
  });

  test("what Reddit does not know yet, or does not answer, is kept", async () => {
    const founder = await trial.addFounder("off");
    const target = await post(founder, 1, { permalink: null });
    const fresh = await save(founder, target, "https://redd.it/zzzzzz");
    expect(fresh.permalink).toBe("https://www.reddit.com/comments/zzzzzz/");
    standin.fail("503-empty", "503-empty", "503-empty");
    const later = await save(founder, target, `https://redd.it/${target.redditId}`);
    expect(later.permalink).toBe(`https://www.reddit.com/comments/${target.redditId}/`);
  });
});

describe("karma by user name", () => {
  const run = () => readKarma(trial.deps, trial.house.logger).run();

  test("is read once a day, and never named in the log", async () => {
    let founder = await trial.addFounder("off");
    await founder.client.updateCurrentUser({
      body: { redditUsername: "ada_l", redditKarma: 5, redditAccountAgeDays: 1 },
    });
    const createdAt = new Date(trial.house.clock().getTime() - 400 * 24 * HOUR);
    standin.accounts.add({ name: "ada_l", linkKarma: 20, commentKarma: 300, createdAt });
    const before = standin.requests.length;
    await run();
    await run();
    expect(standin.requests).toHaveLength(before + 1);
    const user = await founder.client.getCurrentUser();
    expect(user).toMatchObject({ redditKarma: 320, redditAccountAgeDays: 400 });
    const day = trial.house.clock().toISOString().slice(0, 10);
    const latest = { day, karma: 320, accountAgeDays: 400, source: "reddit" };
    expect(await founder.client.getKarma()).toMatchObject({ isFetched: true, snapshots: [latest] });

    standin.accounts.add({ name: "ada_l", linkKarma: 20, commentKarma: -90, createdAt });
    founder = await pass(founder, 24 * HOUR);
    await run();
    const { snapshots } = await founder.client.getKarma();
    expect(snapshots.map(({ karma }) => karma)).toEqual([320, 0]);
    // A clock that ran ahead for a while does not keep it from being read.
    trial.house.advance(-3 * HOUR);
    const asked = standin.requests.length;
    await run();
    expect(standin.requests.length).toBeGreaterThan(asked);
    trial.house.advance(3 * HOUR);
    expect(trial.house.logLines.join("\n")).not.toContain("ada_l");
  });

  test("what Reddit does not show stays as it was told", async () => {
    const founder = await trial.addFounder("off");
    const body = { redditUsername: "nobody_here", redditKarma: 5 };
    await founder.client.updateCurrentUser({ body });
    await run();
    const askedAt = trial.house.clock().toISOString();
    expect(await founder.client.getKarma()).toMatchObject({
      askedAt,
      snapshots: [{ karma: 5, source: "typed" }],
    });
    standin.accounts.add({ name: "gone_now", isSuspended: true });
    await founder.client.updateCurrentUser({
      body: { redditUsername: "gone_now", redditKarma: 5 },
    });
    expect((await founder.client.getKarma()).askedAt).toBeNull();
    await run();
    expect((await founder.client.getCurrentUser()).redditKarma).toBe(5);
  });
});

describe("karma of an account that Reddit fails on", () => {
  const run = () => readKarma(trial.deps, trial.house.logger).run();
  const name = async (...names: string[]) => {
    const founders: Founder[] = [];
    for (const redditUsername of names) {
      const founder = await trial.addFounder("off");
      await founder.client.updateCurrentUser({ body: { redditUsername } });
      standin.accounts.add({ name: redditUsername });
      founders.push(founder);
    }
    return async () => {
      const reports = await Promise.all(founders.map(({ client }) => client.getKarma()));
      return {
        asked: reports.filter(({ askedAt }) => askedAt !== null).length,
        told: reports.filter(({ snapshots }) => snapshots.length > 0).length,
      };
    };
  };

  test.each([
    ["fails three times", ["500-json", "500-json", "500-json"]],
    ["does not accept", ["400-explained"]],
    ["answers with another shape", ["200-html"]],
  ] as const)(
    "%s: the next one is asked about, and the first not again today",
    async (_, faults) => {
      const count = await name(`fine_${faults[0]}`, `also_${faults[0]}`);
      standin.fail(...faults);
      await run();
      expect(await count()).toEqual({ asked: 2, told: 1 });
    },
  );

  test("three in a row end the run, and do not come first in the next", async () => {
    const count = await name("in_a_row_1", "in_a_row_2", "in_a_row_3", "in_a_row_4");
    standin.fail(...Array.from({ length: 9 }, () => "503-empty" as const));
    await run();
    expect(await count()).toEqual({ asked: 3, told: 0 });
    await run();
    expect(await count()).toEqual({ asked: 4, told: 1 });
  });

  test("a limit or our keys end it at once, and nobody counts as asked", async () => {
    const count = await name("limited_1", "limited_2");
    for (const fault of ["200-rate-limit", "403-scope"] as const) {
      standin.fail(fault);
      await run();
      expect(await count()).toEqual({ asked: 0, told: 0 });
    }
  });
});
