import { describe, expect, test } from "vitest";
import { makeCodedPolicy, makePolicy } from "#engine/policy/testing/make-policy.ts";
import { type Assessed, CALM_TEXT, NOW, OWN_TEXT } from "#engine/risk/testing/assess-draft.ts";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import type { RemovalSighting } from "./removal.ts";
import { diagnoseDraft, PERMALINK } from "./testing/diagnose-draft.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { findNamedRule } from "./diagnose-removal.ts";

const PROMOTION = `${OWN_TEXT} https://ledgerly.io`;
const earlier = (subredditId: string, content: string): PastPost => ({
  id: "earlier",
  subredditId,
  title: "What helped with late invoices this year",
  content,
  at: new Date(NOW.getTime() - 48 * HOUR_MS),
  isPosted: true,
  isPromotional: true,
});

type Case = [
  name: string,
  sighting: RemovalSighting,
  assessed: Assessed,
  cause: string,
  headline: string,
  finding: string | null,
  quote: string | null,
];

const CASES: Case[] = [
  [
    "promotion where it is banned",
    "removed-by-moderators",
    { draft: { content: PROMOTION }, policy: makeCodedPolicy({ "no-self-promotion": true }) },
    "rule",
    "A rule of r/Example is the most likely cause.",
    "The post promotes Ledgerly, and r/Example is closed to promotion.",
    "https://ledgerly.io",
  ],
  [
    "a mention where promotion is banned",
    "not-listed",
    { draft: { content: OWN_TEXT }, policy: makeCodedPolicy({ "no-self-promotion": true }) },
    "rule",
    "A rule of r/Example is a likely cause.",
    "You mention Ledgerly, and r/Example is closed to promotion.",
    "I made Ledgerly",
  ],
  [
    "the wrong day",
    "removed-by-moderators",
    {
      draft: { content: PROMOTION },
      policy: makeCodedPolicy({ "promotion-on-day": "saturday" }),
    },
    "rule",
    "A rule of r/Example is the most likely cause.",
    "You posted it on a Tuesday (UTC), and r/Example allows this only on Saturdays.",
    "https://ledgerly.io",
  ],
  [
    "too little karma, and a rule beside it",
    "not-listed",
    {
      draft: { content: OWN_TEXT },
      author: { karma: 12, accountAgeDays: 400 },
      policy: makeCodedPolicy({ "min-karma": 100, "no-self-promotion": true }),
    },
    "gate",
    "Your karma is the most likely cause.",
    "Your account has 12 karma, and r/Example asks for 100.",
    null,
  ],
  [
    "an account that was too young",
    "removed-by-moderators",
    {
      author: { karma: 500, accountAgeDays: 5 },
      policy: makeCodedPolicy({ "min-account-age-days": 30 }),
    },
    "gate",
    "The age of your account is the most likely cause.",
    "Your account was 5 days old when you posted, and r/Example asks for 30 days.",
    null,
  ],
  [
    "a new account that Reddit's filter caught",
    "removed-by-reddit",
    { draft: { content: PROMOTION }, author: { karma: 3, accountAgeDays: 2 } },
    "gate",
    "A new or low-karma account is a possible cause.",
    "Your account is only 2 days old.",
    null,
  ],
  [
    "a banned word",
    "removed-by-moderators",
    {
      draft: { content: `${CALM_TEXT} There is a free trial.` },
      policy: makePolicy({ bannedKeywords: ["free trial"] }),
    },
    "words",
    "A banned word is the most likely cause.",
    "The post has words that r/Example bans.",
    "free trial",
  ],
  [
    "a shortened link",
    "removed-by-reddit",
    { draft: { content: `${CALM_TEXT} See https://bit.ly/3abc` } },
    "words",
    "A link is the most likely cause.",
    "Reddit filters shortened links.",
    "https://bit.ly/3abc",
  ],
  [
    "the same text elsewhere",
    "removed-by-reddit",
    { draft: { content: OWN_TEXT }, posts: [earlier("saas", OWN_TEXT)] },
    "words",
    "A text much like another of yours is a likely cause.",
    "100% of the post is also in your r/saas post.",
    null,
  ],
  [
    "promotion too often",
    "removed-by-moderators",
    {
      draft: { content: OWN_TEXT },
      posts: [earlier("example", "A word on taxes in small towns.")],
    },
    "rule",
    "How often you promote is a likely cause.",
    "One promotion in 14 days is our own norm; we know of no limit in r/Example. Your last one was November 15.",
    null,
  ],
  [
    "a missing flair",
    "not-listed",
    { policy: makeCodedPolicy({ "flair-required": true }) },
    "rule",
    "A missing flair is a possible cause.",
    "r/Example wants a flair on every post, and you noted none.",
    null,
  ],
  [
    "a comment",
    "removed-by-moderators",
    {
      postType: "thread-comment",
      draft: { content: `${OWN_TEXT} DM me` },
      policy: makeCodedPolicy({ "no-dm-requests": true }),
    },
    "rule",
    "A rule of r/Example is the most likely cause.",
    "The comment asks for private messages, and r/Example doesn't allow that.",
    "DM me",
  ],
  [
    "a rule, but Reddit removed it: its filter knows no rules",
    "removed-by-reddit",
    { draft: { content: PROMOTION }, policy: makeCodedPolicy({ "no-self-promotion": true }) },
    "unknown",
    "We don't know why: nothing in the post is what Reddit's filters usually catch.",
    null,
    null,
  ],
  [
    "nothing in it",
    "removed-by-moderators",
    {},
    "unknown",
    "We don't know why: nothing in the post explains it.",
    null,
    null,
  ],
  [
    "rules that nobody knows",
    "removed-by-moderators",
    { policy: { ...unknownPolicy("example"), fullName: "r/Example" } },
    "unknown",
    "We don't know why, and we don't know the rules of r/Example.",
    null,
    null,
  ],
];

describe("the cause", () => {
  test.each(CASES)("%s (%s)", (_name, sighting, assessed, cause, headline, finding, quote) => {
    const diagnosis = diagnoseDraft(sighting, assessed);
    expect(diagnosis).toMatchObject({ cause, headline });
    const [first] = diagnosis.evidence;
    expect(first?.text ?? null).toBe(finding);
    expect(first?.quote ?? null).toBe(quote);
  });

  test("a rule comes with its date, in the evidence and in what to do", () => {
    const { evidence, nextSteps } = diagnoseDraft("removed-by-moderators", {
      draft: { content: PROMOTION },
      policy: makeCodedPolicy({ "no-self-promotion": true }),
    });
    expect(evidence[0]?.basis).toMatchObject({ kind: "rule", source: { asOf: "2025-09" } });
    expect(nextSteps.join(" ")).toContain("rules of September 2025");
  });

  test("no more than three findings are named, the weightiest first", () => {
    const { evidence } = diagnoseDraft("removed-by-moderators", {
      draft: {
        title: "BEST TOOL EVER!!!",
        content: `${PROMOTION} https://bit.ly/3abc DM me. Fill in my survey.`,
      },
      policy: makeCodedPolicy({
        "no-self-promotion": true,
        "no-surveys": true,
        "no-dm-requests": true,
      }),
    });
    expect(evidence).toHaveLength(3);
    expect(evidence[0]?.text).toContain("promotes Ledgerly");
  });
});

test("words that the finding quotes are not quoted twice, and the longest says most", () => {
  const { evidence } = diagnoseDraft("removed-by-moderators", {
    draft: { title: "The ULTIMATE INVOICE tool!!!", content: `${OWN_TEXT} Sign up now. Buy now.` },
  });
  const byText = (words: string) => evidence.find(({ text }) => text.includes(words));
  expect(byText("Sales words ('sign up' and 'buy now')")).toMatchObject({ quote: null });
  expect(byText("The title shouts")).toMatchObject({ quote: "ULTIMATE" });
});

describe("what to do next", () => {
  test.each(CASES)("%s (%s)", (_name, sighting, assessed) => {
    const { nextSteps } = diagnoseDraft(sighting, assessed);
    expect(nextSteps.length).toBeGreaterThanOrEqual(3);
    expect(nextSteps.length).toBeLessThanOrEqual(5);
    expect(nextSteps.join(" ")).not.toMatch(/repost|post it again|\bsafe\b|!/i);
    expect(
      nextSteps.filter((step) =>
        /ask the moderators once|send the moderators the message below/i.test(step),
      ),
    ).toHaveLength(1);
  });

  test.each([
    ["removed-by-moderators", "Read the removal message first."],
    ["removed-by-reddit", "Check your Reddit inbox."],
    ["not-listed", "Leave the post as it is for a few hours."],
  ] as const)("%s: %s", (sighting, words) => {
    expect(diagnoseDraft(sighting).nextSteps[0]).toContain(words);
  });

  test.each<[string, Assessed, string]>([
    [
      "a gate that nobody could compare",
      {
        author: { karma: null, accountAgeDays: null },
        policy: makeCodedPolicy({ "min-karma": 1500 }),
      },
      "r/Example asks for 1,500, and we don't know yours.",
    ],
    [
      "rules that no machine can check",
      { policy: makeCodedPolicy({ "on-topic": true, "source-required": true }) },
      "We can't check some of them.",
    ],
    [
      "unknown rules",
      { policy: { ...unknownPolicy("example"), fullName: "r/Example" } },
      "Read the rules of r/Example on Reddit",
    ],
  ])("%s", (_name, assessed, words) => {
    const { nextSteps } = diagnoseDraft("removed-by-moderators", assessed);
    expect(nextSteps.join(" ")).toContain(words);
  });
});

describe("the message to the moderators", () => {
  test.each(CASES)("%s (%s)", (_name, sighting, assessed) => {
    const { message } = diagnoseDraft(sighting, assessed);
    expect(message.length).toBeLessThan(700);
    expect(message).toContain(PERMALINK);
    expect(message).toMatch(/which rule|which one/);
    expect(message).toContain("If a change would make it fit, I'll make it.");
    expect(message).not.toMatch(/sorry|please|unfair|didn't know|promise|!/i);
  });

  test("names the title, what happened, and the rule that is suspected", () => {
    const { message } = diagnoseDraft("removed-by-moderators", {
      draft: { content: PROMOTION },
      policy: makeCodedPolicy({ "no-self-promotion": true }),
    });
    expect(message).toContain('My post "What helped with late invoices this year" in r/Example');
    expect(message).toContain("I think it may be your rule on self-promotion.");
  });

  test("stays short and on its lines with the longest title and address", () => {
    const address = `https://www.reddit.com/r/Example/comments/1abcde/${"x".repeat(440)}/`;
    const draft = { title: `Line\u202e one\nline two ${"word ".repeat(60)}` };
    const { message } = diagnoseDraft("not-listed", { draft }, address);
    expect(message.length).toBeLessThan(700);
    expect(message).toContain('My post "Line one line two word');
    expect(message).toContain("\nhttps://www.reddit.com/r/Example/comments/1abcde/\n");
  });

  test("does without an address that nobody gave", () => {
    const { message } = diagnoseDraft("removed-by-moderators", {}, null);
    expect(message).toContain("was removed.\n\nCould you");
  });
});

describe("a reason that was given", () => {
  const given = (reason: string, assessed: Assessed = {}) =>
    diagnoseDraft("removed-by-moderators", assessed, PERMALINK, reason);
  const banned = makeCodedPolicy({ "no-self-promotion": true, "min-karma": 100 });

  test("that names a rule comes first, with the rule as we know it", () => {
    const reason = "Rule 4: no self promotion here, see the sidebar";
    const diagnosis = given(reason, { draft: { content: PROMOTION }, policy: banned });
    expect(diagnosis).toMatchObject({
      cause: "rule",
      headline: `The moderators wrote: “${reason}”`,
      isByGivenReason: true,
    });
    const [first, second] = diagnosis.evidence;
    expect(first).toMatchObject({ basis: { kind: "rule", source: { asOf: "2025-09" } } });
    expect(second?.text).toContain("promotes Ledgerly");
  });

  test("that names a rule we do not know of says so", () => {
    const { evidence, nextSteps } = given("No surveys, please", { policy: banned });
    expect(evidence).toMatchObject([
      {
        basis: {
          kind: "unlisted",
          text: "It isn't among the rules of r/Example that we know.",
        },
      },
    ]);
    expect(nextSteps[0]).toContain("isn't among the rules of r/Example that we know");
  });

  test("about karma is about the account", () => {
    expect(given("Your account has too little karma", { policy: banned })).toMatchObject({
      cause: "gate",
    });
  });

  test("that names no rule is the cause all the same, and our findings come after it", () => {
    const reason = "Simple questions belong in the weekly thread";
    const diagnosis = given(reason, {
      draft: { content: `${CALM_TEXT} There is a free trial.` },
      policy: makePolicy({ bannedKeywords: ["free trial"] }),
    });
    expect(diagnosis).toMatchObject({
      cause: "told",
      headline: `The moderators wrote: “${reason}”`,
      isByGivenReason: true,
    });
    expect(diagnosis.evidence[0]?.basis.text).toBe("It names no rule we could look up.");
    expect(diagnosis.evidence[1]?.quote).toBe("free trial");
  });

  test.each([
    "Rule 4: no self promotion here, see the sidebar",
    "Your account has too little karma",
    "Simple questions belong in the weekly thread",
    "Rule 3",
  ])("is not asked for again: %s", (reason) => {
    const { headline, nextSteps, message } = given(reason, { policy: banned });
    expect(headline).not.toContain("unknown");
    expect(nextSteps).toHaveLength(3);
    expect(nextSteps.join(" ")).not.toMatch(/removal message|names no rule|repost/);
    expect(message).toContain(`Thank you for the reason: "${reason}".`);
    expect(message).toContain("be welcome here, or is there a better place for it?");
    expect(message).not.toMatch(/which rule|I think it may be/);
  });

  test("by Reddit is not put into the moderators' mouth, and spaces are no reason", () => {
    const by = (reason: string) => diagnoseDraft("removed-by-reddit", {}, PERMALINK, reason);
    expect(by("Removed by our filters").headline).toBe("Reddit wrote: “Removed by our filters”");
    expect(by("  ")).toEqual(diagnoseDraft("removed-by-reddit"));
  });

  test("keeps the message short, whatever its length", () => {
    const { headline, message } = given(`No promotion. ${"It is all there. ".repeat(28)}`);
    expect(message.length).toBeLessThan(700);
    expect(headline.length).toBeLessThan(200);
  });
});

test.each<[string, RuleCodes, string | null]>([
  ["Removed: self-promotion", {}, "no-self-promotion"],
  ["Advertising is not what this place is for", {}, "no-self-promotion"],
  ["No promotion", { "promotion-limited": true }, "promotion-limited"],
  ["Promotion goes to the weekly thread", {}, "promotion-in-thread-only"],
  ["Self promo only on Saturdays", { "promotion-on-day": "saturday" }, "promotion-on-day"],
  ["Spam", {}, "no-spam"],
  ["Spam", { "no-self-promotion": true }, "no-self-promotion"],
  ["You need 100 comment karma", {}, "min-karma"],
  ["Your account is too new", {}, "min-account-age-days"],
  ["New accounts can't post", {}, "min-account-age-days"],
  ["Please add a flair", {}, "flair-required"],
  ["Low-effort post", {}, "no-low-effort"],
  ["Written by ChatGPT or other AI", {}, "no-ai-content"],
  ["This was off topic", {}, "on-topic"],
  ["Duplicate", {}, "no-reposts"],
  ["Two reasons: a survey, and no flair", { "no-surveys": true }, "no-surveys"],
  ["Posts asking for feedback are not allowed", {}, "no-feedback-requests"],
  ["This is a repost", {}, "no-reposts"],
  ["You promote your app too often", {}, "promotion-limited"],
  ["Too much swearing", {}, null],
  ["Posted without approval", {}, "ask-moderators-first"],
  ["No source", {}, "source-required"],
  ["Rule 7", {}, null],
  ["If you want to contest this, send us a direct message", {}, null],
  ["Feel free to repost once you have read the rules", {}, null],
  ["Caught by the spam filter", {}, null],
  ["Thank you for your feedback", {}, null],
  ["We remain unconvinced, and said so again", {}, null],
  ["", {}, null],
])("'%s' with %j", (reason, known, code) => {
  expect(findNamedRule(reason, known)).toBe(code);
});

test("where nothing in the post explains a removal, what nobody could check is named as possible, and no more than that", () => {
  const policy = makePolicy();
  const source = { kind: "yours", asOf: "2026-11-16" } as const;
  const { headline, evidence, cause } = diagnoseDraft("removed-by-moderators", {
    policy: {
      ...policy,
      demands: [
        {
          of: "other",
          code: "unwanted",
          value: null,
          detail: "adverts for services",
          countsComments: false,
          words: "Some posts (adverts for services) get removed.",
          source,
          certainty: "sure",
        },
      ],
    },
  });
  expect(cause).toBe("unknown");
  expect(headline).toBe("We don't know why, but it may be a rule that we couldn't check.");
  expect(evidence.map(({ text }) => text)).toEqual([
    "It may be this: Some posts (adverts for services) get removed.",
  ]);
});
