import { describe, expect, test } from "vitest";
import { judgeSentence } from "../../../../../scripts/sentences/judge-sentence.ts";
import { sampleOutlook } from "#web/features/posts/testing/sample-outlook.ts";
import {
  findAsking,
  findMissing,
  groupCommunities,
  pickFirst,
  pickForQuestions,
  wordHindrance,
  wordMissing,
  wordNeeds,
  wordReady,
  wordWhy,
  listTitles,
} from "./outlook.ts";

const ready = sampleOutlook({ subredditId: "saas", fullName: "r/SaaS" });
const asks = sampleOutlook({
  subredditId: "webdev",
  fullName: "r/webdev",
  is: "asks",
  questions: ["scene", "limits"],
});
const asksOne = sampleOutlook({
  subredditId: "startups",
  fullName: "r/startups",
  is: "asks",
  questions: ["scene"],
});
const closed = sampleOutlook({
  subredditId: "askreddit",
  fullName: "r/AskReddit",
  is: "closed",
  closedReason: "comments-only",
});

const instead = sampleOutlook({
  subredditId: "indiehackers",
  fullName: "r/indiehackers",
  is: "instead",
});

const ALL_SAID =
  "What fits here is already in your post for r/SaaS. One more answer gives another.";
const told = sampleOutlook({
  subredditId: "golang",
  fullName: "r/golang",
  is: "told",
  sentence: "What fits here is already in your post for r/SaaS. There's nothing left to ask.",
});

test("groups come in the order in which they help, and none is empty", () => {
  const titles = (groups: ReturnType<typeof groupCommunities>) => groups.map(({ title }) => title);
  expect(titles(groupCommunities([closed, told, asks, instead, ready]))).toEqual([
    "Ready to write",
    "Instead of one of these",
    "Needs answers from you",
    "Nothing new to say yet",
    "Comments rather than posts",
  ]);
  expect(titles(groupCommunities([closed]))).toEqual(["Comments rather than posts"]);
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
    ["nothing while one can be written instead of another", [instead, asks], null, null],
    ["the one that asks the least otherwise", [closed, asks, asksOne], null, asksOne],
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
  [{ ...asksOne, sentence: ALL_SAID }, ALL_SAID],
  [
    { ...asksOne, sentence: "One answer is missing for a good post here." },
    "One answer is missing for a good post in r/startups.",
  ],
  [told, told.sentence],
  [
    { ...closed, sentence: "Take part in r/AskReddit by comments." },
    "Take part in r/AskReddit by comments.",
  ],
  [closed, "r/AskReddit takes no posts about projects."],
])("what keeps a post from being written: %#", (community, words) => {
  expect(wordHindrance(community, {})).toBe(words);
});

test("that nothing is about a community's subject is said once, and asks nothing besides its questions", () => {
  const community = {
    ...asksOne,
    isOffSubject: true,
    sentence: "One answer is missing for a good post here: nothing you said so far is about it.",
  };
  expect(wordWhy(community)).toBe("Your answers aren't about what r/startups talks about.");
});

test("how many answers are missing", () => {
  expect(wordMissing("r/SaaS", ["scene"], {})).toBe(
    "One answer is missing for a good post in r/SaaS",
  );
  expect(wordMissing("r/SaaS", ["scene", "limits"], {})).toBe(
    "Two answers are missing for a good post in r/SaaS",
  );
  expect(wordMissing("r/SaaS", ["scene", "limits"], { scene: "It began." })).toBe(
    "One answer is missing for a good post in r/SaaS",
  );
  expect(wordMissing("r/SaaS", ["scene"], { scene: "It began." })).toBe(
    "A good post in r/SaaS needs a fuller answer from you: how it began",
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
    expect(wordNeeds(asking, {})).toBe(words);
  });

  test("what was answered already isn't called one more answer", () => {
    const said = { scene: "It began.", limits: "None." };
    expect(wordNeeds([asksOne], said)).toBe(
      "r/startups needs a fuller answer from you: how it began.",
    );
    expect(wordNeeds([asks], said)).toBe(
      "r/webdev needs 2 fuller answers from you: how it began and limits.",
    );
    expect(wordNeeds([asks], { scene: "It began." })).toBe(
      "r/webdev needs one more answer from you.",
    );
  });
});

const next = (then: number, questions: ("scene" | "limits")[]) => ({
  subredditId: "webdev",
  fullName: "r/webdev",
  questions,
  ready: then,
});
const two = ["scene", "limits"] as ("scene" | "limits")[];

describe("what a press of the button writes", () => {
  test.each([
    [{ room: 5, ready: 3, next: null }, "3 posts are ready to be written."],
    [{ room: 5, ready: 1, next: null }, "1 post is ready to be written."],
    [{ room: 2, ready: 7, next: next(9, two) }, "2 posts are ready to be written."],
    [
      { room: 5, ready: 1, next: next(3, two) },
      "1 post is ready to be written. 2 more need 2 answers: how it began and limits.",
    ],
    [
      { room: 5, ready: 3, next: next(4, ["scene"]) },
      "3 posts are ready to be written. A fourth needs one answer: how it began.",
    ],
    [
      { room: 5, ready: 0, next: next(3, two) },
      "Answer 2 questions, then up to 3 posts are ready.",
    ],
    [{ room: 5, ready: 0, next: next(1, ["scene"]) }, "Answer 1 question, then 1 post is ready."],
    [{ room: 1, ready: 0, next: next(4, two) }, "Answer 2 questions, then 1 post is ready."],
    [{ room: 5, ready: 0, next: null }, null],
    [{ room: 0, ready: 3, next: null }, null],
  ])("%#", (outlook, words) => {
    expect(wordReady(outlook)).toBe(words);
    expect(judgeSentence(words ?? "")).toEqual([]);
  });

  test("is nothing only while answers are missing for all of them", () => {
    const missing = { room: 5, ready: 0, next: next(3, two) };
    expect(findMissing(missing)).toEqual({
      subredditId: "webdev",
      sentence: "Answer 2 questions, then up to 3 posts are ready.",
    });
    expect(findMissing({ ...missing, ready: 1 })).toBeNull();
    expect(findMissing({ ...missing, room: 0 })).toBeNull();
    expect(findMissing({ ...missing, next: null })).toBeNull();
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
