import { describe, expect, test } from "vitest";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { PolicyDemand } from "#engine/policy/demand.ts";
import { findPromotionGap } from "#engine/policy/promotion-limits.ts";
import type { Account } from "./account.ts";
import { openLedger } from "./open-ledger.ts";
import {
  inDays,
  makeAccount,
  makeCommunity,
  makeLimit,
  makePost,
  NOW,
} from "./testing/make-account.ts";
import { wordBecause, wordClash } from "./word-ledger.ts";

const READER = { fullName: "r/SaaS", timezone: "UTC" };
const open = (known: Partial<Account> = {}) => openLedger(makeAccount(known));
const comment = (days: number, isPromotional = true, subredditId = "saas") => ({
  subredditId,
  at: inDays(days),
  isPromotional,
});

describe("which gap counts for a project", () => {
  const PRINTING = [
    makeLimit({ value: 14 }),
    makeLimit({ of: "advert or sale", value: 30, detail: "model for sale" }),
  ];
  const BOARDGAMES = [
    makeLimit({ of: "own game", value: 70 }),
    makeLimit({ of: "own media", value: 7, detail: "own channel" }),
  ];
  test.each<[string, PolicyDemand[], ProjectKind[], number, string]>([
    ["one for all promotion", [makeLimit()], ["software"], 60, "rule"],
    ["a tool for makers", PRINTING, ["software"], 14, "rule"],
    ["a thing that is sold", PRINTING, ["product"], 30, "rule"],
    ["a board game", BOARDGAMES, ["game"], 70, "rule"],
    ["a channel about them", BOARDGAMES, ["media"], 7, "rule"],
    ["an app for them, of which nothing is known", BOARDGAMES, ["software"], 14, "norm"],
    ["two projects: the stricter", BOARDGAMES, ["media", "game"], 70, "rule"],
    ["nobody said what it is", [makeLimit()], [], 60, "rule"],
    ["nothing known", [], ["software"], 14, "norm"],
    ["a number that nobody knows", [makeLimit({ value: null })], [], 14, "number-unknown"],
    [
      "another thing",
      [makeLimit({ of: "own work", detail: "own art", value: 30 })],
      [],
      14,
      "norm",
    ],
    ["what is shown and never applied", [makeLimit({ of: "other", value: 180 })], [], 14, "norm"],
    [
      "the user's own word comes first",
      [
        makeLimit({ value: 60 }),
        makeLimit({ value: 7, source: { kind: "yours", asOf: "2026-11-17" } }),
      ],
      [],
      7,
      "rule",
    ],
  ])("%s", (_case, demands, kinds, days, basis) => {
    expect(findPromotionGap({ demands }, kinds)).toMatchObject({ days, basis });
  });
});

describe("when the next is due", () => {
  test.each<[string, Partial<Account>, number | null]>([
    ["nothing was posted", {}, null],
    ["long ago", { posts: [makePost(-61)] }, null],
    ["to the day", { posts: [makePost(-60)] }, null],
    ["the last one counts", { posts: [makePost(-80), makePost(-45)] }, 15],
    ["a plan keeps others away as well", { posts: [makePost(-45), makePost(20)] }, 80],
    ["there is room before a plan", { posts: [makePost(-61), makePost(60)] }, null],
    ["a removed post still counts: it was seen", { posts: [makePost(-45)] }, 15],
    ["what promotes nothing does not", { posts: [makePost(-1, { isPromotional: false })] }, null],
    ["nor does another community", { posts: [makePost(-1, { subredditId: "startups" })] }, null],
    [
      "nor what goes into the thread for it",
      { posts: [makePost(-1, { postType: "thread-comment" })] },
      null,
    ],
    ["nor a draft without a time", { posts: [makePost(-1, { at: null, isPosted: false })] }, null],
    [
      "nor what is dated ahead and said to be posted",
      { posts: [makePost(9, { isPosted: true })] },
      null,
    ],
    ["nor the draft itself", { posts: [makePost(3, { id: "own" })], postId: "own" }, null],
    [
      "another project of the user does",
      { posts: [makePost(-45, { projectId: "p2" })], promoter: { kinds: [], projectId: "p1" } },
      15,
    ],
    ["a comment does not where comments don't count", { comments: [comment(-3)] }, null],
    ["our own norm where nothing is known", { policy: makeCommunity(), posts: [makePost(-3)] }, 11],
  ])("%s", (_case, known, due) => {
    expect(open(known).nextDue).toEqual(due === null ? null : inDays(due));
  });

  const COUNTED = makeCommunity({ countsComments: true });
  test.each<[string, Account["comments"], number | null]>([
    ["one that promotes", [comment(-3)], 57],
    ["one that does not", [comment(-3, false)], null],
    ["one elsewhere", [comment(-3, true, "startups")], null],
    ["one of tomorrow", [comment(1)], null],
  ])("where comments count: %s", (_case, comments, due) => {
    const { nextDue } = open({ policy: COUNTED, comments });
    expect(nextDue).toEqual(due === null ? null : inDays(due));
  });

  test("a rule on the same thing again leaves other projects alone", () => {
    const policy = makeCommunity({ of: "own game", value: 90, detail: "the same game" });
    const posts = [makePost(-45, { projectId: "p2" })];
    const due = (projectId: string) =>
      open({ policy, posts, promoter: { kinds: ["game"], projectId } }).nextDue;
    expect(due("p1")).toBeNull();
    expect(due("p2")).toEqual(inDays(45));
  });

  test("a limit on posts of whatever sort holds for those that promote nothing, too", () => {
    const policy = makeCommunity({ of: "all", value: 1 });
    const posts = [makePost(-0.5, { isPromotional: false })];
    expect(open({ policy, posts, isPromotional: false }).nextDue).toEqual(inDays(0.5));
    expect(open({ policy, posts }).nextDue).toEqual(inDays(0.5));
  });

  test("a share that is used up waits for other contributions, three a day", () => {
    const policy = makeCommunity({ code: "percent", value: 10 });
    const ledger = open({ policy, posts: [makePost(-40)], comments: [comment(-1, false)] });
    expect(ledger.share).toMatchObject({ total: 2, promotional: 1, missing: 8 });
    expect(ledger.nextDue).toEqual(inDays(3));
    expect(wordBecause(ledger, READER)).toBe(
      "r/SaaS lets at most 10% of what you write there promote (our note, June 2026). 1 of your 2 did: write 8 helpful comments first.",
    );
  });

  test("a thread takes one comment a week, and nothing else keeps comments from it", () => {
    const posts = [makePost(-3), makePost(-2, { postType: "thread-comment" })];
    expect(open({ posts, postType: "thread-comment" }).nextDue).toEqual(inDays(5));
  });
});

describe("in words", () => {
  const CASES: [string, Partial<Account>, Date, string, string][] = [
    [
      "a rule",
      { posts: [makePost(-45)] },
      NOW,
      "r/SaaS allows one promotion in 60 days. Your last one was October 3: post from December 2.",
      "r/SaaS allows one promotion in 60 days (our note, June 2026). Your last one was October 3.",
    ],
    [
      "a comment",
      { policy: makeCommunity({ countsComments: true }), comments: [comment(-45)] },
      NOW,
      "r/SaaS allows one promotion in 60 days, comments counted. Your last one was a comment on October 3: post from December 2.",
      "r/SaaS allows one promotion in 60 days, comments counted (our note, June 2026). Your last one was a comment on October 3.",
    ],
    [
      "old evidence",
      {
        policy: makeCommunity({ certainty: "probable", source: { kind: "note", asOf: "2023-03" } }),
        posts: [makePost(-45)],
      },
      NOW,
      "r/SaaS probably allows one promotion in 60 days. Your last one was October 3: post from December 2.",
      "r/SaaS probably allows one promotion in 60 days (our note, March 2023: read the rules). Your last one was October 3.",
    ],
    [
      "our own norm",
      { policy: makeCommunity(), posts: [makePost(-3)] },
      NOW,
      "One promotion in 14 days is our own norm; we know of no limit in r/SaaS. Your last one was November 14: post from November 28.",
      "One promotion in 14 days is our own norm; we know of no limit in r/SaaS. Your last one was November 14.",
    ],
    [
      "another project",
      { posts: [makePost(-45, { projectId: "p2" })], promoter: { kinds: [], projectId: "p1" } },
      NOW,
      "r/SaaS allows one promotion in 60 days. Your last one was October 3: post from December 2. It was for another of your projects. Limits count per account.",
      "r/SaaS allows one promotion in 60 days (our note, June 2026). Your last one was October 3. It was for another of your projects. Limits count per account.",
    ],
    [
      "a plan",
      { posts: [makePost(20)] },
      NOW,
      "r/SaaS allows one promotion in 60 days. Another one is planned for December 7: post from February 5, or move that one.",
      "r/SaaS allows one promotion in 60 days (our note, June 2026). Another one is planned for December 7.",
    ],
    [
      "one post a day",
      {
        policy: makeCommunity({ of: "all", value: 1 }, {}),
        posts: [makePost(-0.5, { isPromotional: false })],
      },
      NOW,
      "r/SaaS allows one post a day. Your last post there was November 17: post from November 18.",
      "r/SaaS allows one post a day. Your last post there was November 17.",
    ],
  ];
  test.each(CASES)("%s", (_case, known, at, clash, because) => {
    const ledger = open(known);
    expect(wordClash(ledger, at, READER)).toBe(clash);
    expect(wordBecause(ledger, READER)).toBe(because);
  });

  test("nothing is said where one more is due", () => {
    expect(wordClash(open(), NOW, READER)).toBeNull();
    expect(wordBecause(open(), READER)).toBeNull();
  });
});
