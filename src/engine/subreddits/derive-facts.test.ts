import { HOUR_MS } from "#engine/clock/time-units.ts";
import { describe, expect, test } from "vitest";
import {
  deriveFacts,
  type FetchedPost,
  type FetchedSubreddit,
  UnknownMembersError,
} from "./derive-facts.ts";
import { makeFacts } from "./testing/make-facts.ts";

const asOf = "2026-11-15";

function makePost(known: Partial<FetchedPost> = {}): FetchedPost {
  const createdAt = new Date("2026-11-10T08:00:00Z");
  return { title: "", createdAt, score: 1, comments: 0, type: "text", flair: null, ...known };
}

/** So many posts, the newest at the given time and one every so many hours before. */
function makePosts(count: number, newest: string, hoursBetween: number): FetchedPost[] {
  const newestMs = Date.parse(newest);
  return Array.from({ length: count }, (_, index) =>
    makePost({ createdAt: new Date(newestMs - index * hoursBetween * HOUR_MS) }),
  );
}

function makeFetched(known: Partial<FetchedSubreddit> = {}): FetchedSubreddit {
  return {
    about: makeAbout(),
    rules: [],
    requirements: null,
    linkFlairs: null,
    posts: [],
    ...known,
  };
}

function makeAbout(known: Partial<FetchedSubreddit["about"]> = {}): FetchedSubreddit["about"] {
  return {
    name: "MakersDen",
    title: "",
    description: "",
    members: 900,
    createdAt: new Date("2014-03-09T23:30:00Z"),
    isAdult: false,
    takes: "any",
    ...known,
  };
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

const NO_REQUIREMENTS = {
  isFlairRequired: false,
  titleMinLength: null,
  titleMaxLength: null,
  titleRequiredStrings: [],
  titleBannedStrings: [],
  body: "optional" as const,
  bodyMinLength: null,
  bodyMaxLength: null,
  bodyBannedStrings: [],
  bannedDomains: [],
  allowedDomains: null,
};

describe("members", () => {
  const september = { asOf: "2025-09", members: 700 };
  test.each([
    { name: "a first count is no history", previous: null, history: [] },
    {
      name: "the count before becomes history",
      previous: { members: 700, membersAsOf: "2025-09" },
      history: [september, { asOf, members: 900 }],
    },
    {
      name: "a history grows by one",
      previous: {
        members: 700,
        membersAsOf: "2025-09",
        membersHistory: [{ asOf: "2023-03", members: 300 }, september],
      },
      history: [{ asOf: "2023-03", members: 300 }, september, { asOf, members: 900 }],
    },
    {
      name: "an estimate is no history",
      previous: { members: 58_000, membersAsOf: "2025-01", membersEstimated: true },
      history: [],
    },
    {
      name: "of one month the newest count stays",
      previous: {
        members: 880,
        membersAsOf: "2026-11-02",
        membersHistory: [september, { asOf: "2026-11-02", members: 880 }],
      },
      history: [september, { asOf, members: 900 }],
    },
    {
      name: "a second reading of the same day replaces the first",
      previous: {
        members: 890,
        membersAsOf: asOf,
        membersHistory: [september, { asOf, members: 890 }],
      },
      history: [september, { asOf, members: 900 }],
    },
  ])("$name", ({ previous, history }) => {
    const facts = deriveFacts(makeFetched(), previous && makeFacts(previous), asOf);
    expect(facts).toMatchObject({ members: 900, membersAsOf: asOf, membersEstimated: false });
    expect(facts.membersHistory).toEqual(history);
  });

  test("a count that Reddit keeps to itself leaves the one before, with its date", () => {
    const fetched = makeFetched({ about: makeAbout({ members: null }) });
    const previous = makeFacts({ members: 700, membersAsOf: "2025-09" });
    expect(deriveFacts(fetched, previous, asOf)).toMatchObject({
      members: 700,
      membersAsOf: "2025-09",
      membersHistory: [],
    });
  });

  test("and an estimate stays one", () => {
    const fetched = makeFetched({ about: makeAbout({ members: null }) });
    const estimate = { members: 58_000, membersAsOf: "2025-01", membersEstimated: true };
    const known = { ...estimate, language: "de", kind: "hobby" } as const;
    expect(deriveFacts(fetched, makeFacts(known), asOf)).toMatchObject(known);
  });

  test("a community without any count is refused, not taken for an empty one", () => {
    const fetched = makeFetched({ about: makeAbout({ members: null }) });
    expect(() => deriveFacts(fetched, null, asOf)).toThrow(UnknownMembersError);
  });
});

describe("activity", () => {
  test("is counted by UTC hour and weekday, Monday first, over whole days and weeks", () => {
    // Sunday 15 November, back to Sunday 25 October: 21 days, three whole weeks.
    const posts = makePosts(21 * 24 + 6, "2026-11-15T04:00:00Z", 1);
    const { activity } = deriveFacts(makeFetched({ posts }), null, asOf);
    expect(activity).toMatchObject({ posts: 504, spanDays: 21, asOf, source: "reddit" });
    expect(activity?.byHour).toEqual(Array.from({ length: 24 }, () => 21));
    expect(activity?.byDay).toEqual(Array.from({ length: 7 }, () => 72));
  });

  test("puts each post into its own hour and day", () => {
    const times = ["2026-11-02T23:59:59Z", "2026-11-08T00:00:00Z", "2026-11-12T13:00:00Z"];
    const posts = ["2026-10-29T00:00:00Z", ...times].map((time) =>
      makePost({ createdAt: new Date(time) }),
    );
    const { activity } = deriveFacts(makeFetched({ posts }), null, asOf);
    expect(activity?.byHour.flatMap((count, hour) => (count > 0 ? [[hour, count]] : []))).toEqual([
      [0, 1],
      [13, 1],
      [23, 1],
    ]);
    expect(activity?.byDay).toEqual([1, 0, 0, 1, 0, 0, 1]);
    expect(sum(activity?.byHour ?? [])).toBe(activity?.posts);
  });

  test("says nothing on weekdays when there is no whole week", () => {
    const posts = makePosts(100, "2026-11-15T04:00:00Z", 1);
    const { activity } = deriveFacts(makeFetched({ posts }), null, asOf);
    expect(activity).toMatchObject({ spanDays: 4, byDay: null, posts: 96 });
  });

  test.each([
    { name: "no posts", posts: [] },
    { name: "one post", posts: [makePost()] },
    { name: "posts of less than a day", posts: makePosts(1000, "2026-11-15T04:00:00Z", 0.02) },
  ])("$name leave what was known before", ({ posts }) => {
    const before = deriveFacts(
      makeFetched({ posts: makePosts(100, "2026-10-01T00:00:00Z", 5) }),
      null,
      "2026-10-01",
    );
    expect(before.activity).not.toBeNull();
    const after = deriveFacts(makeFetched({ posts }), before, asOf);
    expect(after.activity).toEqual(before.activity);
    expect(deriveFacts(makeFetched({ posts }), null, asOf).activity).toBeNull();
  });
});

describe("outcome by hour", () => {
  test("counts posts that had two days, from 200 on", () => {
    const settled = makePosts(200, "2026-11-13T00:00:00Z", 1);
    const fresh = makePosts(30, "2026-11-15T03:00:00Z", 1);
    const posts = [...fresh, ...settled];
    const outcome = deriveFacts(makeFetched({ posts }), null, asOf).activity?.outcome;
    expect(sum(outcome?.posts ?? [])).toBe(200);
    const oneLess = deriveFacts(makeFetched({ posts: posts.slice(0, -1) }), null, asOf);
    expect(oneLess.activity?.outcome).toBeNull();
  });

  test("tells medians and the share with 10 points or more", () => {
    const scores = [0, 9, 10, 40];
    const atNine = scores.map((score, index) =>
      makePost({ score, comments: index, createdAt: new Date("2026-11-03T09:30:00Z") }),
    );
    const atTen = Array.from({ length: 200 }, (_, index) =>
      makePost({ score: 12, createdAt: new Date(Date.parse("2026-11-03T10:00:00Z") + index) }),
    );
    const old = makePost({ score: 7, createdAt: new Date("2026-10-20T23:00:00Z") });
    const posts = [...atTen, ...atNine, old];
    const outcome = deriveFacts(makeFetched({ posts }), null, asOf).activity?.outcome;
    const ofHour = (hour: number) => [
      outcome?.posts[hour],
      outcome?.medianScore[hour],
      outcome?.medianComments[hour],
      outcome?.shareOver10[hour],
    ];
    expect(ofHour(9)).toEqual([4, 9.5, 1.5, 0.5]);
    expect(ofHour(10)).toEqual([200, 12, 0, 1]);
    expect(ofHour(23)).toEqual([1, 7, 0, 0]);
    expect(ofHour(3)).toEqual([0, 0, 0, 0]);
  });
});

describe("rules", () => {
  test("are coded as they read now", () => {
    const rules = [{ name: "No self-promotion", text: "" }];
    const previous = makeFacts({
      rules: { asOf: "2023-03", count: 4, codes: { "no-memes": true } },
    });
    expect(deriveFacts(makeFetched({ rules }), previous, asOf).rules).toEqual({
      asOf,
      count: 1,
      codes: { "no-self-promotion": true },
    });
  });

  test.each([
    {
      name: "flair that is required",
      requirements: { isFlairRequired: true },
      takes: "any" as const,
      codes: { "flair-required": true },
    },
    {
      name: "flair that is not",
      requirements: { isFlairRequired: false },
      takes: "any" as const,
      codes: {},
    },
    { name: "requirements unknown", requirements: null, takes: "any" as const, codes: {} },
    {
      name: "text posts only",
      requirements: null,
      takes: "text" as const,
      codes: { "text-posts-only": true },
    },
    { name: "link posts only", requirements: null, takes: "links" as const, codes: {} },
  ])("the settings count as well: $name", ({ requirements, takes, codes }) => {
    const settings = requirements && { ...NO_REQUIREMENTS, ...requirements };
    const fetched = makeFetched({ requirements: settings, about: makeAbout({ takes }) });
    expect(deriveFacts(fetched, null, asOf).rules?.codes).toEqual(codes);
  });
});

describe("what was seen", () => {
  test("post types and flairs, most frequent first, without what moderators alone may use", () => {
    const posts = [
      makePost({ type: "link", flair: "Show" }),
      makePost({ type: "link", flair: "Official" }),
      makePost({ type: "image", flair: "Ask" }),
      makePost({ flair: "Ask" }),
      makePost({ type: "link" }),
    ];
    const linkFlairs = [
      { text: "Ask", isModeratorOnly: false },
      { text: "Official", isModeratorOnly: true },
    ];
    const facts = deriveFacts(makeFetched({ posts, linkFlairs }), null, asOf);
    expect(facts.postTypes).toEqual([
      { type: "link", posts: 3 },
      { type: "text", posts: 1 },
      { type: "image", posts: 1 },
    ]);
    expect(facts.flairs).toEqual([
      { text: "Ask", posts: 2 },
      { text: "Show", posts: 1 },
    ]);
  });

  test("the day they were seen, and no front page from before beside them", () => {
    const previous = makeFacts({
      postTypes: [{ type: "image", posts: 50 }],
      frontPage: { medianScore: 15, medianComments: 3, posts: 50 },
      seenAsOf: "2025-09",
    });
    const { postTypes, frontPage, seenAsOf } = previous;
    expect(deriveFacts(makeFetched(), previous, asOf)).toMatchObject({
      postTypes,
      frontPage,
      seenAsOf,
    });
    expect(deriveFacts(makeFetched({ posts: [makePost()] }), previous, asOf)).toMatchObject({
      postTypes: [{ type: "text", posts: 1 }],
      frontPage: null,
      seenAsOf: asOf,
    });
    expect(deriveFacts(makeFetched(), null, asOf).seenAsOf).toBeNull();
  });
});

describe("a community that was not known before", () => {
  const about = makeAbout({
    title: "The Makers' Den",
    description: "A community for pottery makers: kilns, glazes and C++ controlled wheels.",
  });

  test("is of no category yet, with the words of its texts", () => {
    const posts = [
      makePost({ title: "My kiln’s first glaze firing!" }),
      makePost({ title: "How do you fix a glaze that runs? 2026" }),
      makePost({ title: "Glaze glaze glaze" }),
    ];
    const facts = deriveFacts(makeFetched({ about, posts }), null, asOf);
    expect(facts).toMatchObject({
      name: "MakersDen",
      category: "Other",
      isCategoryEstimated: true,
      createdOn: "2014-03-09",
      topic: null,
      weeklyActive: null,
      related: [],
    });
    expect(facts.keywords.slice(0, 2)).toEqual(["glaze", "makers"]);
    expect(facts.keywords).toEqual(expect.arrayContaining(["kiln", "pottery", "c++"]));
    expect(facts.keywords).not.toEqual(expect.arrayContaining(["the"]));
    expect(facts.keywords).not.toContain("2026");
  });

  test("has at most 24 keywords, the same every time", () => {
    const title = Array.from({ length: 200 }, (_, index) => `word${index % 90}x`).join(" ");
    const fetched = makeFetched({ about, posts: [makePost({ title })] });
    const { keywords } = deriveFacts(fetched, null, asOf);
    expect(keywords).toHaveLength(24);
    expect(deriveFacts(fetched, null, asOf).keywords).toEqual(keywords);
  });

  test("what is known stays: category, topic, keywords, related", () => {
    const known = {
      category: "Home, Crafts & DIY" as const,
      topic: "Crafts and DIY",
      keywords: ["pottery"],
      related: ["Ceramics"],
      weeklyActive: 12,
    };
    expect(deriveFacts(makeFetched({ about }), makeFacts(known), asOf)).toMatchObject({
      ...known,
      isCategoryEstimated: false,
    });
  });
});

test("an adult community has no facts", () => {
  const fetched = makeFetched({ about: makeAbout({ isAdult: true }) });
  expect(() => deriveFacts(fetched, null, asOf)).toThrow("adult community");
});
