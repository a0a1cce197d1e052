import type { PostRequirements } from "./policy-facts.ts";
import { describe, expect, test } from "vitest";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { derivePolicy, type PolicySources } from "./derive-policy.ts";
import { readNote, readNotedFlairs } from "./note.ts";
import { applyOwn, type OwnPolicy } from "./own-policy.ts";
import type { Policy } from "./policy.ts";
import type { Stance } from "./stances.ts";
import { levelOfStance, wordStance } from "./word-policy.ts";
import { addImplied } from "./unwanted/add-implied.ts";
import { wordRequirements } from "./word-requirements.ts";

const note = (line: string) => readNote(`Example ${line}`.split(/\s*\|\s*|(?<=^Example) /));
const CLOSED = note("C | no ads | text | - | - | en | hobby | h");
const WELCOME = note("W | own projects | text,link | - | - | en | maker | m");
const GUESS = note("W | perhaps | ? | - | - | en | hobby | l");
const NOTHING_NOTED = note("U | - | ? | - | - | en | hobby | l");

function derive(
  known: Partial<PolicySources> & { codes?: RuleCodes | null; facts?: SubredditFacts },
): Policy {
  const { codes = null, ...sources } = known;
  const rules = codes && { asOf: "2023-03", count: 5, codes };
  return derivePolicy({
    subredditId: "example",
    facts: makeFacts({ rules }),
    origin: "catalogue",
    note: null,
    own: null,
    ...sources,
  });
}

const own = (known: Partial<OwnPolicy>): OwnPolicy => ({
  asOf: "2026-11-16",
  source: { kind: "yours", asOf: "2026-11-16" },
  rules: null,
  understood: 0,
  uncodedRules: [],
  stance: null,
  requirements: [],
  formats: null,
  bannedKeywords: [],
  ...known,
});

test.each<[string, RuleCodes, boolean]>([
  ["SampleSize", { "no-surveys": true }, false],
  ["Cooking", { "no-surveys": true }, true],
  ["steam_giveaway", { "no-giveaways": true }, false],
  ["PythonJobs", { "no-hiring": true }, false],
  ["Catswithjobs", { "no-memes": true }, true],
])("nobody bans what r/%s is called after: %o stays: %s", (name, codes, stays) => {
  const rules = { asOf: "2023-03" as const, count: 5, codes };
  const policy = derive({ facts: makeFacts({ name, rules }) });
  expect(Object.keys(policy.codes)).toEqual(stays ? Object.keys(codes) : []);
});

test.each([
  ["a note before the facts", CLOSED, "en", "hobby"],
  ["the facts where nobody noted anything", null, "de", "market"],
])("language and kind come from %s", (_, noted, language, kind) => {
  const facts = makeFacts({ language: "de", kind: "market" });
  expect(derive({ facts, note: noted })).toMatchObject({ language, kind });
});

describe("the better source wins", () => {
  const BANNED = { "no-self-promotion": true } as const;
  test.each<[string, Parameters<typeof derive>[0], Stance, string]>([
    ["nothing at all", {}, "unknown", "none"],
    ["a note that knows nothing", { note: NOTHING_NOTED }, "unknown", "none"],
    ["silent rules permit nothing", { codes: { "be-respectful": true } }, "unknown", "rules"],
    ["a guess alone", { note: GUESS }, "welcome", "hint"],
    ["rules before a guess", { note: GUESS, codes: BANNED }, "closed", "rules"],
    ["a guess before silent rules", { note: GUESS, codes: { "no-spam": true } }, "welcome", "hint"],
    ["a note before old rules", { note: WELCOME, codes: BANNED }, "welcome", "note"],
    [
      "Reddit's own rules before a note",
      { note: WELCOME, codes: BANNED, origin: "reddit" },
      "closed",
      "reddit",
    ],
    [
      "a note where Reddit's rules are silent",
      { note: WELCOME, codes: { "no-spam": true }, origin: "reddit" },
      "welcome",
      "note",
    ],
    [
      "what the user pasted before everything",
      {
        note: CLOSED,
        codes: BANNED,
        origin: "reddit",
        own: own({
          stance: {
            is: "weekday",
            detail: null,
            flairs: [],
            day: "friday",
            sharePercent: null,
            source: { kind: "yours", asOf: "2026-11-16" },
          },
        }),
      },
      "weekday",
      "yours",
    ],
  ])("%s", (_, sources, is, kind) => {
    const { stance } = derive(sources);
    expect(stance.is).toBe(is);
    expect(stance.source.kind).toBe(kind);
  });

  test("field by field: an old list still says what a note does not", () => {
    const policy = derive({
      note: WELCOME,
      codes: { "no-self-promotion": true, "min-karma": 50, "no-memes": true },
    });
    expect(policy.codes).toEqual({ "min-karma": 50, "no-memes": true });
    expect(policy.codeSources["min-karma"]).toEqual({ kind: "rules", asOf: "2023-03" });
    expect(policy.formats).toEqual({
      allowed: ["text", "link"],
      source: { kind: "note", asOf: "2026-11" },
    });
  });

  test("a list that bans the very thing a note knows to be the purpose is out of date", () => {
    const fundraisers = note("W | own fundraisers only | text | - | - | en | support | h");
    const policy = derive({
      note: fundraisers,
      codes: { "no-fundraising": true, "no-spam": true },
    });
    expect(Object.keys(policy.codes)).toEqual(["no-spam"]);
  });
});

describe("a stance comes to a rule, and to a level", () => {
  test.each<[string, RuleCodes, string, string]>([
    ["W | own work | text | - | - | en | maker | h", {}, "SAFE", "Projects welcome"],
    [
      "W | own work | text | - | - | en | maker | l",
      {},
      "MODERATE",
      "Projects are probably welcome",
    ],
    [
      "W | members sell used hardware | text | - | - | en | market | h",
      {},
      "MODERATE",
      "A marketplace: only what its members sell or seek",
    ],
    [
      "F | Self Promo flair | text | flair | - | en | maker | m",
      { "flair-required": true },
      "SAFE",
      "Allowed with “Self Promo”",
    ],
    [
      "F | Showcase or My Project flair; code visible | ? | - | - | en | dev | m",
      {},
      "SAFE",
      "Allowed with “Showcase” or “My Project”",
    ],
    [
      "F | the matching flair | ? | - | - | en | dev | l",
      {},
      "MODERATE",
      "Probably allowed with the right flair or tag",
    ],
    [
      "D | Saturday with Showoff Saturday flair | ? | flair | - | en | dev | h",
      { "promotion-on-day": "saturday", "flair-required": true },
      "MODERATE",
      "Only on Saturdays",
    ],
    [
      "D | weekend | ? | - | - | en | dev | m",
      { "promotion-on-day": "weekend" },
      "MODERATE",
      "Only at weekends",
    ],
    [
      "T | weekly self-promotion thread | ? | - | - | en | dev | h",
      { "promotion-in-thread-only": true },
      "MODERATE",
      "Only in the weekly self-promotion thread",
    ],
    [
      "T | recurring thread for promotion | ? | - | - | en | hobby | m",
      { "promotion-in-thread-only": true },
      "MODERATE",
      "Only in the recurring promotion thread",
    ],
    [
      "R | limited share | ? | - | - | en | dev | m",
      { "promotion-limited": true },
      "MODERATE",
      "For regulars, in small doses",
    ],
    [
      "V | own recipes; links tolerated | ? | - | - | en | hobby | m",
      {},
      "MODERATE",
      "No ads; your own recipes are fine",
    ],
    [
      "A | moderators first | ? | - | - | en | hobby | m",
      { "ask-moderators-first": true },
      "MODERATE",
      "Ask the moderators first",
    ],
    [
      "C | no ads | ? | - | some | en | hobby | m",
      { "no-self-promotion": true, "min-karma": true },
      "RISKY",
      "Closed to promotion",
    ],
    [
      "N | memes | ? | - | karma:10,age:5 | en | humor | h",
      { "no-self-promotion": true, "min-karma": 10, "min-account-age-days": 5 },
      "RISKY",
      "Not a place for projects",
    ],
    ["U | - | ? | - | - | en | hobby | l", {}, "MODERATE", "Rules not known to us"],
  ])("%s", (line, codes, level, words) => {
    const policy = derive({ note: note(line) });
    expect(policy.codes).toEqual(codes);
    expect(levelOfStance(policy.stance, policy.kind)).toBe(level);
    expect(wordStance(policy.stance, policy.kind)).toBe(words);
  });
});

test("what Reddit enforces becomes demands of its own", () => {
  const requirements: PostRequirements = {
    asOf: "2026-11-15",
    isFlairRequired: true,
    titleMinLength: 10,
    titleMaxLength: null,
    titleRequiredStrings: ["[OC]"],
    titleBannedStrings: ["giveaway"],
    body: "required",
    bodyMinLength: null,
    bodyMaxLength: 900,
    bodyBannedStrings: ["promo code"],
    bannedDomains: ["example.com"],
    allowedDomains: null,
  };
  const policy = derive({ facts: makeFacts({ requirements }) });
  expect(policy.requiresFlair).toBe(true);
  expect(policy.bannedKeywords).toEqual(["giveaway", "promo code"]);
  expect(policy.requirements.map(({ kind }) => kind)).toEqual([
    "title-strings",
    "length",
    "length",
    "body",
    "domains",
  ]);
  expect(policy.requirements.every(({ source }) => source.kind === "reddit")).toBe(true);
});

test("banned words are those of every source, each with its own", () => {
  const ofNote = { kind: "note", asOf: "2025-11" } as const;
  const mine = own({ bannedKeywords: ["Giveaway"] });
  const policy = derive({
    bannedWords: { words: ["x.com", "giveaway"], source: ofNote },
    own: mine,
  });
  expect(policy.bannedKeywords).toEqual(["Giveaway", "x.com"]);
  expect(policy.keywordSources).toEqual({ Giveaway: mine.source, "x.com": ofNote });
  expect(derive({}).bannedKeywords).toEqual([]);
});

describe("a bad line", () => {
  test.each([
    ["Example\tC\tno ads", "it has 3 columns instead of 9"],
    ["no name!\tC\t-\t?\t-\t-\ten\thobby\th", "'no name!' is not the name of a community"],
    ["Example\tX\t-\t?\t-\t-\ten\thobby\th", "the stance 'X' is not known"],
    ["Example\tC\t-\tsound\t-\t-\ten\thobby\th", "the post type 'sound' is not known"],
    ["Example\tC\t-\t?\ttag:\t-\ten\thobby\th", "'tag:' is not a requirement"],
    ["Example\tC\t-\t?\t-\tkarma\ten\thobby\th", "the minimum 'karma' is not known"],
    ["Example\tC\t-\t?\t-\t-\tEnglish\thobby\th", "'English' is not a language"],
    ["Example\tC\t-\t?\t-\t-\ten\tplace\th", "the kind 'place' is not known"],
    ["Example\tC\t-\t?\t-\t-\ten\thobby\tsure", "the confidence 'sure' is not h, m or l"],
  ])("%j", (line, fault) => {
    expect(() => readNote(line.split("\t"))).toThrow(fault);
  });
});

describe("a thread by its name", () => {
  test.each([
    ["weekly promo thread (Promo Weekly)", "the weekly promo thread"],
    ["weekly thread for new tools and projects", "the weekly thread for new tools and projects"],
    ["promotion only in its dedicated thread", "its dedicated thread"],
    ["brands only in the promotion thread", "the promotion thread"],
    ["makers and sales only in set threads", "threads set aside for it"],
    ["third-party apps in a thread only; see pinned", "its promotion thread"],
    ["promotion only in thread, per rule name", "its promotion thread"],
    ["Sharing Saturday; full post needs depth", "the Sharing Saturday thread"],
    ["Feedback Friday and Music Monday for music", "the Feedback Friday and Music Monday threads"],
    ["Blog/Project Post Friday thread", "the Blog/Project Post Friday thread"],
    ["monthly promotional post", "the monthly promotional post"],
    ["The New Agora", "the thread “The New Agora”"],
  ])("%s", (detail, thread) => {
    const { stance, postingFrequency } = derive({
      note: note(`T | ${detail} | ? | - | - | en | hobby | m`),
    });
    expect(wordStance(stance)).toBe(`Only in ${thread}`);
    expect(postingFrequency).toBe(`In ${thread} only`);
  });
});

describe("flairs that a note names", () => {
  test.each([
    ["Showcase, Tool or Blog flair, in moderation", ["Showcase", "Tool", "Blog"]],
    ["SHARE, for open source work", ["SHARE"]],
    ["tool-links, Actual-Play-Links and similar flairs", ["tool-links", "Actual-Play-Links"]],
    ["Built with Claude flair; free to try", ["Built with Claude"]],
    ["title tag such as [FREE], [PAID] or [PROMOTION]", ["FREE", "PAID", "PROMOTION"]],
    ["Promo (Developer) or (YouTuber) flair", ["Promo (Developer)", "Promo (YouTuber)"]],
    ["price drops with platform title tag", []],
    ["developer flair or promotion thread", []],
    ["submission flair for own scripts", []],
  ])("%s", (detail, flairs) => {
    expect(readNotedFlairs(detail)).toEqual(flairs);
  });
});

describe("what a stance implies", () => {
  test.each([
    ["C", ["No market research.", PLANTED]],
    ["V", [PLANTED]],
    ["W", []],
    ["U", []],
  ])("%s", (letter, texts) => {
    const { requirements } = addImplied(derive({ note: note(`${letter} | - | ? | - | - | en | hobby | h`) })); // prettier-ignore
    const implied = requirements.flatMap((each) => (each.kind === "unwanted" ? [each.text] : []));
    expect(implied).toEqual(texts);
  });

  test("what a user says of the stance lifts it", () => {
    const { stance } = derive({ note: WELCOME });
    const { requirements } = applyOwn(addImplied(derive({ note: CLOSED })), own({ stance }));
    expect(requirements).toEqual([]);
  });

  test("nobody lists it among the demands", () => {
    const policy = addImplied(
      derive({ note: note("C | - | ? | unwanted:simple | - | en | hobby | h") }),
    );
    expect(wordRequirements(policy).map(({ text }) => text)).toEqual(["No short questions"]);
  });
});

const PLANTED = "No recommendations that read like planted ads.";

test("flairs for own work that were seen count beside the noted one, and words stay as they were", () => {
  const { stance, stanceWords, flairText } = derive({
    own: own({}),
    facts: makeFacts({
      flairs: [
        { text: "C. C. / Feedback", posts: 20 },
        { text: "Totally Lost", posts: 3 },
      ],
    }),
    note: note("F | Announcement flair | ? | - | - | en | hobby | m"),
  });
  expect(stance.flairs).toEqual(["Announcement", "C. C. / Feedback"]);
  expect([stanceWords, flairText].join()).not.toContain("Feedback");
});

test("a title has one of several words", () => {
  const { requirements } = derive({
    note: readNote("Example\tN\t-\t?\ttitle:AITA|WIBTA\t-\ten\tqa\th".split("\t")),
  });
  expect(requirements[0]).toMatchObject({ kind: "title-strings", strings: ["AITA", "WIBTA"] });
});
