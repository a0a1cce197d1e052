import { describe, expect, test } from "vitest";
import { sampleOutlook } from "#web/features/posts/testing/sample-outlook.ts";
import {
  findAsking,
  groupCommunities,
  pickFirst,
  pickForQuestions,
  wordHindrance,
  wordMissing,
  wordNeeds,
  listTitles,
} from "./outlook.ts";

const ready = sampleOutlook({ subredditId: "saas", fullName: "r/SaaS" });
const asks = sampleOutlook({ subredditId: "webdev", fullName: "r/webdev", is: "asks", questions: ["scene", "limits"] }); // prettier-ignore
const asksOne = sampleOutlook({ subredditId: "startups", fullName: "r/startups", is: "asks", questions: ["scene"] }); // prettier-ignore
const closed = sampleOutlook({ subredditId: "askreddit", fullName: "r/AskReddit", is: "closed", closedReason: "comments-only" }); // prettier-ignore

test("groups come in the order in which they help, and none is empty", () => {
  const titles = (groups: ReturnType<typeof groupCommunities>) => groups.map(({ title }) => title);
  expect(titles(groupCommunities([closed, asks, ready]))).toEqual([
    "Ready to write",
    "Needs answers from you",
    "Not open to posts",
  ]);
  expect(titles(groupCommunities([closed]))).toEqual(["Not open to posts"]);
  expect(groupCommunities([])).toEqual([]);
});

describe("where one begins", () => {
  test.each([
    ["the one that was named", [ready, asks], "webdev", asks],
    ["what can be written", [asks, ready], null, ready],
    ["what is nearest to it", [closed, asks], null, asks],
    ["one that is gone is forgotten", [asks, ready], "gone", ready],
    ["no community at all", [], null, null],
  ])("%s", (_, communities, wanted, first) => {
    expect(pickFirst(communities, wanted)).toBe(first);
  });
});

test.each([
  ["what the questions suffice for, before a better match", [asks, asksOne], ["scene"], asksOne],
  ["what is ready, before all that asks", [asksOne, ready], ["scene"], ready],
  ["what needs the fewest others", [asks, asksOne], [], asksOne],
  ["the first of equals", [asks, asksOne], ["scene", "limits"], asks],
  ["what asks, before what is closed", [closed, asks], [], asks],
  ["no community at all", [], ["scene"], null],
] as const)("a first draft is for %s", (_, communities, asked, first) => {
  expect(pickForQuestions(communities, asked)).toBe(first);
});

describe("asked on the page", () => {
  test.each([
    ["nothing while a post can be written", [ready, asks], null, null],
    ["the first that asks otherwise", [closed, asks, asksOne], null, asks],
    ["the same until it is written, though it is ready", [ready, asks], "saas", ready],
    ["nothing where all are closed", [closed], null, null],
  ])("%s", (_, communities, askedId, asking) => {
    expect(findAsking(communities, { askedId, hasPlans: false })).toBe(asking);
  });

  test("can wait while a post is planned, unless they are being answered", () => {
    expect(findAsking([asks, closed], { askedId: null, hasPlans: true })).toBeNull();
    expect(findAsking([asks, closed], { askedId: "webdev", hasPlans: true })).toBe(asks);
  });
});

test.each([
  [asks, "Two answers are missing for a good post in r/webdev."],
  [
    { ...closed, sentence: "Take part in r/AskReddit by comments." },
    "Take part in r/AskReddit by comments.",
  ],
  [closed, "r/AskReddit takes no posts about projects."],
])("what keeps a post from being written: %#", (community, words) => {
  expect(wordHindrance(community)).toBe(words);
});

test("how many answers are missing", () => {
  expect(wordMissing("r/SaaS", ["scene"])).toBe("One answer is missing for a good post in r/SaaS");
  expect(wordMissing("r/SaaS", ["scene", "limits"])).toBe(
    "Two answers are missing for a good post in r/SaaS",
  );
});

describe("what some communities need while others get their posts", () => {
  test.each([
    [[], null],
    [[asksOne], "r/startups needs one more answer from you."],
    [[asks], "r/webdev needs two more answers from you."],
    [[asksOne, asks], "r/startups needs one more answer from you. So does r/webdev."],
    [
      [asksOne, asks, asks],
      "r/startups needs one more answer from you. So do 2 other communities.",
    ],
  ])("%#", (asking, words) => {
    expect(wordNeeds(asking)).toBe(words);
  });
});

const OFFERED = ["I forgot three invoices", "Ledgerly: invoices from a calendar"];
const own = (text: string) => ({ text, isOwn: true });
const offered = OFFERED.map((text) => ({ text, isOwn: false }));

describe("the titles to pick from", () => {
  test.each([
    ["those that were offered", OFFERED, OFFERED[0], null, offered],
    [
      "each once, without blanks around it",
      [...OFFERED, ` ${OFFERED[0]} `, " "],
      OFFERED[1],
      null,
      offered,
    ],
    ["a title of one's own as well", OFFERED, " Mine ", null, [...offered, own("Mine")]],
    [
      "one's own stays while another is tried",
      OFFERED,
      OFFERED[0],
      "Mine",
      [...offered, own("Mine")],
    ],
    ["the newest of one's own", OFFERED, "Mine too", "Mine", [...offered, own("Mine too")]],
    ["an empty field is no title", OFFERED, "", null, offered],
    ["nothing offered, nothing typed", [], "", null, []],
  ] as const)("%s", (_, titles, title, lastOwn, expected) => {
    expect(listTitles(titles, title ?? "", lastOwn)).toEqual(expected);
  });
});
