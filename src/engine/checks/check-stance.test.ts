import { ANYBODY } from "#engine/ledger/account.ts";
import { addImplied } from "#engine/policy/unwanted/add-implied.ts";
import { signStance } from "#engine/policy/unwanted/sign-stance.ts";
import { PLAIN_POINTS } from "./plain-words.ts";
import { describe, expect, test } from "vitest";
import type { Draft } from "#engine/drafts/draft.ts";
import { derivePolicy } from "#engine/policy/derive-policy.ts";
import { wordStance } from "#engine/policy/word-policy.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { toAnsweredStance } from "#engine/posts/community/moderator-note.ts";
import { makeNote } from "#engine/policy/testing/make-note.ts";
import { makeDraft } from "#engine/policy/testing/make-policy.ts";
import { assessDraft } from "#engine/risk/assess-ban-risk.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import type { Check } from "./check.ts";
import { isOnDay } from "./check-stance.ts";
import { isFault } from "./summarise-checks.ts";
import { setAnswer } from "./ticks.ts";
import type { RuleValue } from "#engine/rules/rule-row.ts";

const SATURDAY = new Date("2026-11-21T15:00:00Z");
const MONDAY = new Date("2026-11-23T15:00:00Z");

function policyOf(line: string): Policy {
  const note = makeNote(line, SAYS[line]);
  const sources = { subredditId: "example", facts: makeFacts(), own: null };
  const policy = derivePolicy({ ...sources, origin: "catalogue", note });
  return { ...policy, stance: signStance(policy) };
}

const ADVERT = makeDraft({
  title: "Introducing Ledgerly, the invoicing app for freelancers",
  content:
    "Full disclosure: I made it. Ledgerly sends your invoices on time. Sign up for the free plan today and get started in a minute: https://ledgerly.io. Check it out!",
});
const LESSON = makeDraft({
  title: "What a year of late invoices taught me",
  content:
    "Last year half of the invoices I sent went out late, because I wrote them at night and forgot the ones that were not urgent. At first I tried a shared sheet, which fell apart after two weeks. In the end a fixed hour every Friday worked, and so did telling clients the date in advance. I learned that the reminder matters more than the invoice itself, and that nobody minds being reminded twice. I also got one thing wrong: I sent the first reminder after a month, when a week is what people expect. I made Ledgerly out of what was left over, but the hour on Friday is what did it. What has worked for you?",
});

const SHARE = makeDraft({
  title: "A look at Ledgerly",
  content: "I made Ledgerly. It sends invoices on time, and it counts what came in.",
});

type Given = { at?: Date; isComment?: boolean; karma?: number | null; answers?: string[] };

function assess(policy: Policy, draft: Draft, input: Given = {}) {
  return assessDraft({
    draft,
    policy,
    postType: input.isComment ? "thread-comment" : "story",
    author: { karma: input.karma === undefined ? 900 : input.karma, accountAgeDays: 900 },
    posts: [],
    comments: [],
    promoter: ANYBODY,
    postId: null,
    at: input.at ?? MONDAY,
    timezone: "UTC",
    now: new Date("2026-11-16T12:00:00Z"),
    projectName: "Ledgerly",
    projectUrl: "https://ledgerly.io",
    answers: input.answers ?? [],
  });
}

const check = (line: string, draft: Draft, input = {}): Check | undefined =>
  assess(policyOf(line), draft, input).checks.find(({ kind }) => kind === "stance");

const of = (concern: string, code: string, value: string, more = {}) => ({
  demands: [{ of: concern, code, value, ...more }],
});

const W = "W | own work | maker | h";
const F = "F | Self Promo flair | maker | h";
const D = "D | Saturday | maker | h";
const T = "T | weekly thread | maker | h";
const V = "V | lessons tolerated | maker | h";
const A = "A | ask first | maker | h";
const C = "C | no ads | hobby | h";
const N = "N | memes | humor | h";
const R = "R | limited share | dev | h";
const U = "U | - | hobby | l";
const HOME = "C | no ads | trade | h";
const TAGGED = "T | thread | hobby | h";
const GAMES = "W | own games | hobby | h";

/** What is noted beside the stance. */
const SAYS: Record<string, Record<string, unknown>> = {
  [W]: { formats: ["text", "link"] },
  [F]: of("promotion", "flair", "Self Promo"),
  [D]: of("promotion", "day", "Saturday"),
  [T]: of("promotion", "thread-only", "weekly thread"),
  "F | PAID flair; services only, not games | market | h": of("promotion", "flair", "PAID"),
  "T | weekly Promote your business thread | maker | h": of(
    "promotion",
    "thread-only",
    "weekly Promote your business thread",
  ),
  [HOME]: of("special question", "unwanted", "r/AskElectricians", { finds: "home" }),
  [GAMES]: of("special question", "unwanted", "r/gamingsuggestions", { finds: "recommend" }),
  [TAGGED]: of("all", "title-tag", "[WP]"),
};

describe("what each stance says to a draft", () => {
  const flair = (name: string) => ({ ...ADVERT, flair: name });
  const approved = { ...LESSON, content: `${LESSON.content} Posted with the mods' permission.` };
  test.each<[string, string, Draft, object, Check["outcome"]]>([
    ["welcome takes an advert", W, ADVERT, {}, "kept"],
    ["a flair that is missing", F, ADVERT, {}, "broken"],
    ["another flair", F, flair("Question"), {}, "broken"],
    ["the flair", F, flair("Self-Promo 🚀"), {}, "kept"],
    ["the tag in the title", F, { ...ADVERT, title: `[Self Promo] ${ADVERT.title}` }, {}, "kept"],
    ["the day", D, ADVERT, { at: SATURDAY }, "kept"],
    ["another day", D, ADVERT, { at: MONDAY }, "broken"],
    ["a post instead of a comment", T, ADVERT, {}, "broken"],
    ["a comment in the thread", T, ADVERT, { isComment: true }, "kept"],
    ["an advert where value is wanted", V, ADVERT, {}, "broken"],
    ["what only shows where value is wanted", V, SHARE, {}, "read"],
    ["a lesson", V, LESSON, {}, "kept"],
    ["without asking", A, ADVERT, {}, "read"],
    ["approved", A, approved, {}, "kept"],
    ["closed", C, LESSON, {}, "broken"],
    ["no place", N, LESSON, {}, "broken"],
    ["unknown", U, LESSON, {}, "read"],
  ])("%s", (_, line, draft, input, outcome) => {
    expect(check(line, draft, input)?.outcome).toBe(outcome);
  });

  test.each<[string, Check["outcome"], string]>([
    [V, "kept", "Rule followed"],
    [C, "kept", "Rule followed"],
    [N, "kept", "Rule followed"],
    [W, "note", "Only for promotion"],
    [F, "note", "Only for promotion"],
    [D, "note", "Only for promotion"],
    [T, "note", "Only for promotion"],
    [A, "note", "Only for promotion"],
    [R, "note", "Only for promotion"],
  ])(
    "where nothing is promoted, a ban is kept and a condition concerns nobody: %s",
    (line, outcome, message) => {
      const draft = makeDraft({ title: "How do you keep your books?", content: "I use a sheet." });
      expect(check(line, draft)).toMatchObject({ outcome, message, finding: null });
    },
  );

  test("a sale in percent is a deal like others where deals are shared", () => {
    const store = "A | only store representatives cleared | market | m";
    const deal = makeDraft({
      title: "[Steam] Hades (75% off / $6.24)",
      content: "https://store.steampowered.com/app/1145360/Hades/",
    });
    expect(check(store, deal)).toMatchObject({ outcome: "read", finding: null });
  });

  test("codes belong where codes are shared, and an app is no code elsewhere", () => {
    const code = makeDraft({
      title: "Basketto app: $30 for both of us",
      content: "Sign up with my referral link and we both get $30: https://basketto.example/r/abc",
    });
    const shared = "W | members post referral codes | market | m";
    expect(check(shared, code)?.outcome).toBe("kept");
    const goods = "W | members sell and trade games | market | m";
    expect(check(goods, code)?.outcome).toBe("broken");
  });

  test("a site with an account is not wanted where sites are to be open", () => {
    const open = "V | free site usable without login | showcase | m";
    const site = makeDraft({
      title: "Turn drawings into short films",
      content:
        "I made this over a year. You create an account, then it draws: https://scribble.example",
    });
    expect(check(open, site)?.outcome).toBe("broken");
    const told =
      "I drew it over a year, one frame at a time. It needs no account, and what you upload stays in the browser";
    const free = { ...site, content: `${told}: https://scribble.example` };
    expect(check(open, free)?.outcome).toBe("kept");
  });

  test("where deals are shared, a shop's price is somebody else's until the author says otherwise", () => {
    const deals = "C | deals only; no self-promotion | market | m";
    const deal = makeDraft({
      title: "[Deal] Selvedge jeans $29.90 (was $49.90)",
      content:
        "Free shipping in the US over $99, the sale ends on Monday: https://jeans.example/us/men/selvedge",
    });
    expect(check(deals, deal)).toMatchObject({ outcome: "read", finding: null });
    const ours = { ...deal, content: `${deal.content} We're a young brand, order from us.` };
    expect(check(deals, ours)?.outcome).toBe("broken");
  });

  test("in a market for work, what a job is for is no advert", () => {
    const jobs = "F | PAID flair; services only, not games | market | h";
    const draft = {
      title: "[PAID] Looking for a pixel artist, $2,400",
      content: "Game: Ledgerly, a turn-based RPG. Please answer with a link to similar work.",
      flair: "PAID",
    };
    expect(check(jobs, makeDraft(draft))?.outcome).toBe("kept");
    expect(check(jobs, makeDraft({ ...draft, title: "Play our RPG" }))?.outcome).toBe("broken");
  });

  test("in a market, members' goods are at home and a project is not", () => {
    const market = "W | members sell pens | market | h";
    expect(check(market, ADVERT)?.outcome).toBe("broken");
    const pen = makeDraft({
      title: "Selling two fountain pens I made",
      content:
        "I turned both on my lathe last winter, 60 EUR each, photos at https://pens.example.",
    });
    expect(check(market, pen)).toMatchObject({ outcome: "read", finding: null });
  });
});

describe("the risk follows the policy's order, for the same disclosed post", () => {
  const score = (line: string, draft: Draft, input = {}) =>
    assess(policyOf(line), draft, input).risk.score;
  const order: [string, number][] = [
    ["N", score(N, ADVERT)],
    ["C", score(C, ADVERT)],
    ["T broken", score(T, ADVERT)],
    ["D broken", score(D, ADVERT)],
    ["V for an advert", score(V, ADVERT)],
    ["U", score(U, ADVERT)],
    ["A", score(A, ADVERT)],
    ["R for an advert", score(R, ADVERT)],
    ["F kept", score(F, { ...ADVERT, flair: "Self Promo" })],
    ["W", score(W, ADVERT)],
  ];

  test("each is at least as risky as the next", () => {
    const scores = order.map(([, points]) => points);
    expect(scores, JSON.stringify(order)).toEqual(scores.toSorted((a, b) => b - a));
  });

  test("a flair of makers that nobody noted costs less than none or one for talk", () => {
    const none = score(F, ADVERT);
    expect(score(F, { ...ADVERT, flair: "Release" })).toBeLessThan(none);
    expect(score(F, { ...ADVERT, flair: "Discussion" })).toBe(none);
  });

  test("a lesson where value is wanted is between a kept condition and welcome, and what is not allowed", () => {
    expect(score(V, LESSON)).toBeLessThan(score(R, ADVERT));
    expect(score(V, LESSON)).toBeGreaterThan(score(W, LESSON));
    expect(score(T, LESSON, { isComment: true })).toBeGreaterThan(score(W, LESSON));
  });
});

test.each<[string, RuleValue, boolean]>([
  ["2026-11-21T00:00:00Z", "saturday", true],
  ["2026-11-20T23:59:59Z", "saturday", false],
  ["2026-11-22T12:00:00Z", "weekend", true],
  ["2026-11-23T00:00:00Z", "weekend", false],
  ["2026-11-21T12:00:00Z", true, false],
])("%s is on %s: %s", (at, day, isOn) => {
  expect(isOnDay(new Date(at), day)).toBe(isOn);
});

test("a thread is named once", () => {
  const { checks } = assess(
    policyOf("T | weekly Promote your business thread | maker | h"),
    LESSON,
  );
  const label = checks.find(({ kind }) => kind === "stance")?.label ?? "";
  expect(label.match(/Promote your business/g)).toHaveLength(1);
});

test("a question that another place takes is at medium risk, with that place", () => {
  const policy = policyOf(HOME);
  const question = makeDraft({
    title: "Homeowner here, can I swap this breaker myself?",
    content:
      "The circuit in the garage trips whenever the saw and the vacuum run together, and there is a spare breaker in the drawer. Is it as simple as taking the old one out and pushing the new one in, with the main switched off?",
  });
  const { risk } = assess(policy, question);
  expect(risk.level).toBe("medium");
  expect(risk.reasons[0]?.text).toContain("r/AskElectricians takes them");
  expect(risk.reasons[0]?.id).toMatch(/^requirement-unwanted-/);
  const lesson = assess(policy, LESSON).risk.reasons.map(({ id }) => id);
  expect(lesson).not.toContain(risk.reasons[0]?.id);
});

test("what is noted beside a stance that is kept is for the author to read, and counts as nothing that was followed", () => {
  const { checks } = assess(policyOf("W | own work; say what it costs | maker | h"), ADVERT);
  const [stance, detail] = checks.filter(({ kind }) => kind === "stance");
  expect(stance).toMatchObject({ label: "Projects welcome", outcome: "kept" });
  expect(detail).toMatchObject({
    label: "own work; say what it costs",
    outcome: "read",
    finding: null,
  });
});

test("who shows a game of their own asks for none, whatever it is like", () => {
  const policy = policyOf(GAMES);
  const shown = makeDraft({
    title: "I made Ledgerly, a tactics game about double entry",
    content:
      "I made it with my sister over three winters. Any suggestions for the tutorial are welcome: https://ledgerly.io",
  });
  const asked = { ...shown, title: "A game like chess?", content: "Any suggestions for me?" };
  const reasons = (draft: Draft) => assess(policy, draft).risk.reasons.map(({ id }) => id);
  expect(reasons(asked).join()).toContain("requirement-unwanted-");
  expect(reasons(shown).join()).not.toContain("requirement-unwanted-");
});

test.each([
  ["has some karma", 100],
  ["is new", 99],
  ["has never said how much karma", null],
])(
  "where only regulars may show their own, somebody who %s is asked whether they are one",
  (_, karma) => {
    const found = check(R, LESSON, { karma });
    expect(found?.outcome).toBe("asked");
    expect(found?.question).toMatchObject({ text: found?.finding?.text, answer: null });
    expect(found && isFault(found)).toBe(true);
  },
);

test.each([
  ["yes", true, "kept", 2],
  ["no", false, "broken", 17],
] as const)(
  "where only regulars may show their own, their %s counts",
  (_, answer, outcome, points) => {
    const answers = setAnswer([], "stance", answer);
    expect(check(R, LESSON, { answers })).toMatchObject({ outcome, finding: { points } });
  },
);

test("a planted recommendation is at medium risk, and nothing is said of it elsewhere", () => {
  const policy = addImplied(policyOf("C | no ads | support | h"));
  const planted = makeDraft({
    title: "Finally no more fights about screens",
    content:
      "Every evening was a war, and we tried sticker charts, timers and taking the tablets away. A mother at school told me about Marblemint. The kids earn marbles and decide when to spend them, and honestly I cried a little when the dishwasher was emptied. It is $6 a month. Has anyone else tried it?",
  });
  const { risk } = assess(policy, planted);
  expect(risk.level).toBe("medium");
  expect(risk.reasons[0]?.text).toContain("planted ads");
  expect(
    assess(policy, LESSON)
      .checks.map(({ label }) => label)
      .join(),
  ).not.toContain("planted");
});

describe("ordinary posts in places of their own kind", () => {
  const weigh = (line: string, title: string, content: string) =>
    assess(policyOf(line), makeDraft({ title, content })).degree;
  const support = "N | support group | support | h";
  const form = TAGGED;
  const hobby = "T | its thread | hobby | h";
  const bike =
    "I've been using one of those free counter apps that shows the money you haven't spent. It said $1,840 this morning. I used to buy the big bottles on sale and tell myself I was being thrifty. So I went to the shop at lunch and got the bike. The guy asked if it was a special occasion and I nearly cried in front of the helmets. Not everything is fixed. My sister still doesn't answer. But I rode home the long way by the river and I'll remember it tomorrow, which is new.";
  const prompt =
    "[WP] Your free trial of immortality ends tomorrow. You forgot to cancel, and today you find out what the subscription costs.";
  const credit = (whose: string) =>
    `It's the Sunday Morning Cardigan (free pattern, link: https://patterns.example/sunday-morning-cardigan${whose}). Size M, 5mm hook, 9 balls that I got in the Black Friday sale, so about £24 in all. The ribbing was frogged three times.`;

  test("a story in a support group", () => {
    const day = "Day 100 and I bought myself the stupid expensive bike";
    expect(weigh(support, day, bike)).toBe("none");
    expect(weigh(support, day, `${bike} Get it at https://counter.example`)).toBe("promotion");
    const named =
      "Calmly is free. Calmly helped me sleep, and Calmly has a free trial: try Calmly!";
    expect(weigh(support, "This app changed my nights", named)).toBe("promotion");
  });

  test("a story prompt in the words of adverts, which offers nothing", () => {
    expect(weigh(form, prompt, "")).toBe("none");
    expect(weigh(hobby, prompt, "")).toBe("none");
    expect(weigh(form, "[WP] Introducing Ledgerly", ADVERT.content)).toBe("promotion");
  });

  test("a link to what is somebody else's", () => {
    const title = "Finished my first wearable!";
    expect(weigh(hobby, title, credit(", designer isn't me lol"))).toBe("none");
    expect(weigh(hobby, title, credit(""))).toBe("promotion");
  });

  test("an insult to oneself is none to others", () => {
    const { codes } = policyOf(hobby);
    const policy = { ...policyOf(hobby), codes: { ...codes, "be-respectful": true as const } };
    const points = (content: string) =>
      assess(policy, makeDraft({ content })).checks.find(({ id }) => id === "be-respectful")
        ?.finding?.points;
    // The word is named all the same, and weighs next to nothing.
    expect(points("I said £180 before I began, like an idiot.")).toBe(PLAIN_POINTS);
    expect(points("I end up looking like the idiot.")).toBe(PLAIN_POINTS);
    expect(points("Only an idiot charges that.")).toBe(40);
    expect(points("You are such an idiot.")).toBe(40);
  });
});

test("a yes of the moderators is kept, and their conditions are to be read", () => {
  const policy = policyOf(A);
  const stance = { ...policy.stance, ...toAnsweredStance("conditions", "no link, only once") };
  const { checks } = assess({ ...policy, stance, stanceWords: wordStance(stance) }, ADVERT);
  expect(checks.filter(({ kind }) => kind === "stance")).toMatchObject([
    { label: "The moderators said yes, with conditions", outcome: "kept" },
    { label: "The moderators said yes, if: no link, only once", outcome: "read" },
  ]);
});

test("what moderators answered is said once", () => {
  const policy = policyOf(C);
  const asked = { ...policy.stance, ...toAnsweredStance("no", "") };
  const { checks } = assess({ ...policy, stance: asked, stanceWords: wordStance(asked) }, ADVERT);
  expect(checks.find(({ id }) => id === "stance")?.label).toBe("The moderators said no");
});
