import type { PostRequirements } from "./policy-facts.ts";
import { describe, expect, test } from "vitest";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { derivePolicy, type PolicySources } from "./derive-policy.ts";
import { applyOwn, type OwnPolicy } from "./own-policy.ts";
import type { Policy, PostFormat } from "./policy.ts";
import { makeNote } from "./testing/make-note.ts";
import type { Stance } from "./stances.ts";
import { levelOfStance } from "./risk-level.ts";
import { wordStance } from "./word-policy.ts";
import { addImplied } from "./unwanted/add-implied.ts";
import { wordRequirements } from "./word-requirements.ts";

const CLOSED = makeNote("C | no ads | hobby | h", { formats: ["text"] });
const WELCOME = makeNote("W | own projects | maker | m", { formats: ["text", "link"] });
const GUESS = makeNote("W | perhaps | hobby | l");
const NOTHING_NOTED = makeNote("U | - | hobby | l");

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
      source: { kind: "note", asOf: null },
    });
  });

  test("a list that bans the very thing a note knows to be the purpose is out of date", () => {
    const fundraisers = makeNote("W | own fundraisers only | support | h", { formats: ["text"] });
    const policy = derive({
      note: fundraisers,
      codes: { "no-fundraising": true, "no-spam": true },
    });
    expect(Object.keys(policy.codes)).toEqual(["no-spam"]);
  });
});

const MARKETPLACE = "A marketplace: only what its members sell or seek";
const ofPromotion = (code: string, value?: unknown) => ({ of: "promotion", code, value });

test.each<[string, RuleCodes, PostFormat[], boolean]>([
  ["only texts, where pictures are noted", { "text-posts-only": true }, ["image"], false],
  ["only texts, as noted", { "text-posts-only": true }, ["text"], true],
  ["no videos, where they are what is noted", { "no-video-links": true }, ["video"], false],
  ["no videos, where texts are as well", { "no-video-links": true }, ["text", "video"], true],
])("a list has %s", (_name, codes, formats, stays) => {
  const note = makeNote("V | own clips | hobby | m", { formats });
  const kept = Object.keys(derive({ codes, note }).codes);
  expect(Object.keys(codes).every((code) => kept.includes(code))).toBe(stays);
});

describe("a stance comes to a rule, and to a level", () => {
  const FLAIR = { of: "all", code: "flair" };
  test.each<[string, Record<string, unknown>[], RuleCodes, string, string]>([
    ["W | own work | maker | h", [], {}, "SAFE", "Projects welcome"],
    ["W | own work | maker | l", [], {}, "MODERATE", "Projects are probably welcome"],
    ["W | members sell used hardware | market | h", [], {}, "MODERATE", MARKETPLACE],
    [
      "F | For Hire tag | market | h",
      [ofPromotion("title-tag", "[For Hire]")],
      {},
      "MODERATE",
      MARKETPLACE,
    ],
    [
      "F | Self Promo flair | maker | m",
      [FLAIR, ofPromotion("flair", "Self Promo")],
      { "flair-required": true },
      "SAFE",
      "Allowed with “Self Promo”",
    ],
    [
      "F | code visible | dev | m",
      [ofPromotion("flair", ["Showcase", "My Project"])],
      {},
      "SAFE",
      "Allowed with “Showcase” or “My Project”",
    ],
    [
      "F | the matching flair | dev | l",
      [],
      {},
      "MODERATE",
      "Probably allowed with the right flair or tag",
    ],
    [
      "D | Saturday with Showoff Saturday flair | dev | h",
      [FLAIR, ofPromotion("day", "Saturday"), ofPromotion("flair", "Showoff Saturday")],
      { "promotion-on-day": "saturday", "flair-required": true },
      "MODERATE",
      "Only on Saturdays",
    ],
    [
      "D | weekend | dev | m",
      [ofPromotion("day", "weekend")],
      { "promotion-on-day": "weekend" },
      "MODERATE",
      "Only at weekends",
    ],
    [
      "D | two days | dev | m",
      [ofPromotion("day", "Tuesday or Friday")],
      { "promotion-on-day": true },
      "MODERATE",
      "Only on a set day",
    ],
    [
      "T | in a thread | dev | h",
      [ofPromotion("thread-only", "weekly self-promotion thread")],
      { "promotion-in-thread-only": true },
      "MODERATE",
      "Only in the weekly self-promotion thread",
    ],
    [
      "R | limited share | dev | m",
      [],
      { "promotion-limited": true },
      "MODERATE",
      "For regulars, in small doses",
    ],
    [
      "R | one in ten | dev | m",
      [ofPromotion("percent", 10)],
      { "promotion-limited": 10 },
      "MODERATE",
      "For regulars, at most 10% of what you post",
    ],
    [
      "R | rarely | dev | m",
      [ofPromotion("gap-days", 60)],
      { "promotion-limited": true },
      "MODERATE",
      "For regulars, one promotion in 60 days",
    ],
    [
      "V | own recipes; links tolerated | hobby | m",
      [],
      {},
      "MODERATE",
      "No ads. Your own recipes are fine",
    ],
    [
      "A | moderators first | hobby | m",
      [],
      { "ask-moderators-first": true },
      "MODERATE",
      "Ask the moderators first",
    ],
    [
      "C | no ads | hobby | m",
      [{ of: "all", code: "min-karma" }],
      { "no-self-promotion": true, "min-karma": true },
      "RISKY",
      "Closed to promotion",
    ],
    [
      "N | memes | humor | h",
      [
        { of: "all", code: "min-karma", value: 10 },
        { of: "all", code: "min-days", value: 5 },
      ],
      { "no-self-promotion": true, "min-karma": 10, "min-account-age-days": 5 },
      "RISKY",
      "Not a place for projects",
    ],
    ["U | - | hobby | l", [], {}, "MODERATE", "Rules not known to us"],
  ])("%s %j", (line, demands, codes, level, words) => {
    const policy = derive({ note: makeNote(line, demands.length > 0 ? { demands } : {}) });
    expect(policy.codes).toEqual(codes);
    expect(levelOfStance(policy.stance, policy.kind)).toBe(level);
    expect(wordStance(policy.stance, policy.kind)).toBe(words);
  });
});

test("an old ban on what a note has a day for is out of date", () => {
  const codes = { "no-feedback-requests": true, "no-hiring": true } as const;
  const demands = [{ of: "feedback request", code: "day", value: "Saturday" }];
  const note = makeNote("W | own projects | maker | h", { demands });
  expect(Object.keys(derive({ codes, note }).codes)).toEqual(["no-hiring"]);
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
  const says = { asOf: "2025-11", bannedWords: ["x.com", "giveaway"] };
  const policy = derive({ note: makeNote("C | - | hobby | h", says), own: mine });
  expect(policy.bannedKeywords).toEqual(["Giveaway", "x.com"]);
  expect(policy.keywordSources).toEqual({ Giveaway: mine.source, "x.com": ofNote });
  expect(derive({}).bannedKeywords).toEqual([]);
});

describe("a thread by its name", () => {
  test.each([
    ["weekly promo thread", "the weekly promo thread"],
    ["dedicated thread", "its dedicated thread"],
    ["threads set aside for it", "threads set aside for it"],
    [undefined, "its promotion thread"],
    ["Sharing Saturday", "the thread “Sharing Saturday”"],
    ["Blog/Project Post Friday thread", "the Blog/Project Post Friday thread"],
    ["monthly promotional post", "the monthly promotional post"],
    ["The New Agora", "the thread “The New Agora”"],
    ["[D] Self-Promotion Thread", "the thread “[D] Self-Promotion Thread”"],
    ["a name that is too long for any card ".repeat(3).trim(), "its promotion thread"],
  ])("%s", (name, thread) => {
    const demands = [ofPromotion("thread-only", name)];
    const { stance, postingFrequency } = derive({
      note: makeNote("T | only there | hobby | m", { demands }),
    });
    expect(wordStance(stance)).toBe(`Only in ${thread}`);
    expect(postingFrequency).toBe(`In ${thread} only`);
  });
});

describe("what a stance implies", () => {
  test.each([
    ["C", ["No market research.", PLANTED, DENIED, "No job adverts.", INSULTS, VOTES]],
    ["V", [PLANTED, DENIED, INSULTS, VOTES]],
    ["W", [INSULTS, VOTES]],
    ["U", [INSULTS, VOTES]],
  ])("%s", (letter, texts) => {
    const { requirements } = addImplied(derive({ note: makeNote(`${letter} | - | hobby | h`) }));
    const implied = requirements.flatMap((each) => (each.kind === "unwanted" ? [each.text] : []));
    expect(implied).toEqual(texts);
  });

  test("what a user says of the stance lifts it", () => {
    const { stance } = derive({ note: WELCOME });
    const { requirements } = applyOwn(addImplied(derive({ note: CLOSED })), own({ stance }));
    expect(requirements).toMatchObject([{ text: INSULTS }, { text: VOTES }]);
  });

  test("nobody lists it among the demands", () => {
    const policy = addImplied(
      derive({
        note: makeNote("C | - | hobby | h", {
          demands: [{ of: "special question", code: "unwanted", finds: "simple" }],
        }),
      }),
    );
    expect(wordRequirements(policy).map(({ text }) => text)).toEqual(["No short questions"]);
  });
});

test("a closed community keeps what an older statement asks of some things", () => {
  const older = makeNote("F | Lesson flair | hobby | m | 2023-03", {
    demands: [
      { of: "own work", code: "day", value: "Friday", detail: "own performance" },
      { of: "own work", code: "day", value: "Sunday" },
    ],
  });
  const daysUnder = (line: string) => {
    const note = makeNote(line);
    const statements = [...note.statements, ...older.statements];
    return derive({ note: { ...note, statements } }).demands.map(({ value }) => value);
  };
  expect(daysUnder("C | no ads | hobby | h")).toEqual(["Friday"]);
  expect(daysUnder("W | own work | hobby | h")).toEqual([]);
});

test("where low effort is barred, what says that nothing went into it is looked for", () => {
  const lazy = (codes: RuleCodes) =>
    addImplied(derive({ codes })).requirements.filter(
      (each) => each.kind === "unwanted" && each.text.includes("no effort"),
    );
  expect(lazy({ "no-low-effort": true })).toHaveLength(1);
  expect(lazy({})).toEqual([]);
});

test("where a subject is known, what calls itself off topic is looked for", () => {
  const texts = (topic?: string) =>
    addImplied(derive({ note: makeNote("W | - | hobby | h", { topic }) })).requirements.flatMap(
      (each) => (each.kind === "unwanted" ? [each.text] : []),
    );
  expect(texts("knots")).toEqual([INSULTS, VOTES, "No posts that call themselves off topic."]);
  expect(texts()).toEqual([INSULTS, VOTES]);
});

test("a market that bars one way of selling doesn't bar its goods", () => {
  const demands = [{ of: "advert or sale", code: "unwanted" }];
  const barred = (line: string) =>
    addImplied(derive({ note: makeNote(line, { demands }) })).demands.map(({ code }) => code);
  expect(barred("W | members sell pens | market | h")).toEqual([]);
  expect(barred("C | no ads | market | h")).toEqual(["unwanted"]);
  expect(barred("W | own pens | hobby | h")).toEqual(["unwanted"]);
});

const DENIED = "No praise that denies a tie to what it sends readers to.";
const INSULTS = "No insults: Reddit's own rules forbid harassment.";
const VOTES = "No asking for votes: Reddit's own rules forbid it.";
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
    note: makeNote("F | Announcement flair | hobby | m", {
      demands: [ofPromotion("flair", "Announcement")],
    }),
  });
  expect(stance.flairs).toEqual(["Announcement", "C. C. / Feedback"]);
  expect([stanceWords, flairText].join()).not.toContain("Feedback");
});

test("a title has one of several words", () => {
  const demands = [{ of: "all", code: "phrase", value: ["AITA", "WIBTA"] }];
  const policy = derive({ note: makeNote("N | - | qa | h", { demands }) });
  const [worded] = wordRequirements(policy);
  expect(worded?.text).toBe("The words “AITA” or “WIBTA” in the title");
});
