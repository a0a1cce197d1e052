import { describe, expect, test } from "vitest";
import { makeCodedPolicy } from "#engine/policy/testing/make-policy.ts";
import { applyOwn } from "#engine/policy/own-policy.ts";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";
import { readPaste } from "./read-paste.ts";
import { wordForeign, wordMeaning } from "./word-meaning.ts";
import { judgeSentence } from "../../../../scripts/sentences/judge-sentence.ts";

const AS_OF = "2026-11-17";
const own = (text: string, corrections = NO_CORRECTIONS) => readOwnPolicy(text, corrections, AS_OF);

/** 'promotion: thread-only (weekly thread)'. */
function listDemands(text: string): string[] {
  return (own(text).demands ?? []).map(({ of, code, value }) => {
    const words = Array.isArray(value) ? value.join(", ") : value;
    return `${of}: ${code}${words === null ? "" : ` (${words})`}`;
  });
}

type Case = [text: string, demands: string[]];

describe("exceptions come before prohibitions", () => {
  test.each<Case>([
    [
      "No advertising, except in the weekly Workbench thread.",
      ["promotion: thread-only (weekly Workbench thread)"],
    ],
    [
      "Self promotion is allowed in the Vendor Wednesday sticky.",
      ["promotion: thread-only (Vendor Wednesday sticky)"],
    ],
    ["No self-promotion unless the mods gave you permission.", ["promotion: ask-mods"]],
    ["No self-promotion. Only on Saturdays.", ["promotion: day (Saturday)"]],
    [
      "Promotion is fine unless you only came for that: be a regular first.",
      ["promotion: percent"],
    ],
    [
      "Feedback requests are not allowed outside the Friday Feedback thread.",
      ["feedback request: thread-only (Friday Feedback thread)"],
    ],
    ["Posts that are not flaired will be removed.", ["all: flair"]],
    ["Apps that were posted without permission are removed.", ["own software: ask-mods"]],
    ["No links unless they lead to a source.", []],
    ["Do not promote in the help thread.", []],
    ["No promotion on Mondays.", []],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });
});

describe("what a post must have comes before what gets it removed", () => {
  test.each<Case>([
    [
      'Every post must include the phrase "I will not promote", or it is removed.',
      ["all: phrase (i will not promote)"],
    ],
    [
      'All posts must have "I will not promote" in the title and in the body.',
      ["all: phrase (i will not promote)"],
    ],
    ['Posts without the phrase "no pitch" are deleted.', ["all: phrase (no pitch)"]],
    ["Every photo must include the camera you used.", ["image: contains (the camera you used)"]],
    ["AI-generated text has to be labelled, or we remove it.", ["AI-made: label-ai"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
    expect(own(text).bannedKeywords).toEqual([]);
  });

  test("a word not to use is no word to use", () => {
    expect(own('Do not use the word "guru".').bannedKeywords).toEqual(["guru"]);
    expect(listDemands('Do not use the word "guru".')).toEqual([]);
  });
});

describe("numbers are read with their unit and direction", () => {
  test.each<Case>([
    ["Founders may promote their product once every 60 days.", ["promotion: gap-days (60)"]],
    ["Do not post the same project twice within a month.", ["own work: gap-days (30)"]],
    ["One post per week, please.", ["all: gap-days (7)"]],
    ["No more than five posts per day.", []],
    ["Self-promotion: follow the 10 % rule.", ["promotion: percent (10)"]],
    ["Self-promotion follows the 90-10 rule.", ["promotion: percent (10)"]],
    ["Promotion: nine comments for others, in a ratio of 9:1.", ["promotion: percent (10)"]],
    ["Your account must be older than 30 days.", ["all: min-days (30)"]],
    ["You need 100 comment karma.", ["all: min-karma (100)"]],
    ["You need 50 karma in this community.", ["all: min-local-karma (50)"]],
    [
      "Self-promotion is not allowed if your account is younger than 30 days.",
      ["promotion: min-days (30)"],
    ],
    ["Posts have to have at least 150 words.", ["all: min-words (150)"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });

  test.each<[string, number | null, number | null]>([
    ["Posts with fewer than 200 characters go to the daily thread.", 200, null],
    ["Posts must have at least 250 characters.", 250, null],
    ["Posts can have at most 500 characters.", null, 500],
  ])("%s", (text, min, max) => {
    expect(own(text).requirements).toMatchObject([{ kind: "length", min, max }]);
  });
});

describe("headings are headings", () => {
  const SIDEBAR = `Rule
No self-promotion
Applies to
Posts & comments
Reported as
Promotion
Use the pinned thread for that.

Rule
Text posts only`;

  test.each<[string, string, string[]]>([
    ["a sidebar", SIDEBAR, ["No self-promotion", "Text posts only"]],
    ["'Rule 3 –'", "Rule 3 – No surveys\nRule 4 – Be kind", ["No surveys", "Be kind"]],
    [
      "German numbers",
      "Regel 1: Keine Werbung\nRegel 2: Seid nett",
      ["Keine Werbung", "Seid nett"],
    ],
    [
      "a list within a rule",
      "1. Prohibited content:\n1. Surveys\n2. Adverts\n2. Be kind",
      ["Prohibited content:", "Be kind"],
    ],
  ])("%s", (_, text, names) => {
    expect(readPaste(text).rules.map(({ name }) => name)).toEqual(names);
  });

  test("what a list is led by counts for its items", () => {
    expect(listDemands("1. Prohibited content:\n- Surveys\n- Adverts\n2. Be kind")).toEqual([
      "all: no-surveys",
      "promotion: unwanted",
    ]);
    expect(listDemands("1. These are welcome:\n- Surveys\n- Questions\n2. Be kind")).toEqual([]);
  });
});

describe("five languages", () => {
  test.each<Case>([
    [
      "Eigenwerbung ist nur im wöchentlichen Vorstellungsfaden erlaubt.",
      ["promotion: thread-only (wöchentlichen Vorstellungsfaden)"],
    ],
    ["Werbung nur nach Absprache mit den Mods.", ["promotion: ask-mods"]],
    ["Eigene Arbeiten dürft ihr nur samstags zeigen.", ["own work: day (Saturday)"]],
    [
      "La publicité est interdite, sauf dans le fil hebdomadaire.",
      ["promotion: thread-only (fil hebdomadaire)"],
    ],
    ["L'autopromotion est tolérée une fois par mois.", ["promotion: gap-days (30)"]],
    [
      "Demandez l'autorisation aux modérateurs avant de partager votre site.",
      ["own product: ask-mods"],
    ],
    [
      "No se permite publicidad, salvo con permiso previo de los moderadores.",
      ["promotion: ask-mods"],
    ],
    [
      "La autopromoción solo está permitida en el hilo semanal.",
      ["promotion: thread-only (hilo semanal)"],
    ],
    ["Toda publicación debe llevar flair.", ["all: flair"]],
    ["Divulgação apenas às sextas-feiras.", ["promotion: day (Friday)"]],
    [
      "Proibida a autopromoção, exceto no tópico mensal.",
      ["promotion: thread-only (tópico mensal)"],
    ],
    ["Posts devem ser em português.", ["all: language (pt)"]],
  ])("%s", (text, demands) => {
    expect(listDemands(text)).toEqual(demands);
  });

  test.each<[string, string, string | null]>([
    [
      "Polish",
      "Prosimy o kulturę. Nie wolno reklamować swoich produktów, to jest zabronione dla wszystkich.",
      "Polish",
    ],
    [
      "Italian",
      "Non è permessa la pubblicità di prodotti o servizi. Per favore, siate gentili con gli altri e non insultate.",
      "Italian",
    ],
    ["Japanese", "宣伝は禁止です。 みんなに親切にしてください。", "Japanese"],
    ["Russian", "Реклама запрещена. Будьте вежливы друг с другом.", null],
  ])("%s is said not to be read, and nothing is lost", (_, text, language) => {
    const reading = readPaste(text);
    expect(reading).toMatchObject({ state: "foreign", language });
    expect(own(text)).toMatchObject({ stance: null, demands: [], understood: 0 });
    expect(own(text).uncodedRules.length).toBeGreaterThan(0);
    expect(judgeSentence(wordForeign(language))).toEqual([]);
  });

  test("languages that are asked for are called by their names, those that we can't read too", () => {
    const [rule] = readPaste("1. Posts must be in English or Italian.").rules;
    const meanings = rule?.statements.flatMap((statement) => statement.meanings) ?? [];
    expect(meanings.map(wordMeaning)).toEqual(["Posts are in English or Italian"]);
  });

  test("the sentence names the language", () => {
    expect(wordForeign("Polish")).toBe(
      "We can't read Polish rules yet. We keep your text, so please fill in the fields yourself.",
    );
  });
});

describe("what can be read in two ways is asked", () => {
  const text = "1. Be kind\n2. Self-promotion is limited";
  const { key = "" } = readPaste(text).rules[1]?.statements[0] ?? {};
  const choose = (choice: "little" | "ask" | "never" | "unsure") =>
    own(text, { ...NO_CORRECTIONS, choices: { [key]: choice } });

  test.each([
    "Self-promotion is limited",
    "Self-promotion is discouraged",
    "No self-promotion unless it is of interest",
    "Self-promotion\nWe have a policy for that.",
  ])("%s", (rule) => {
    const meanings = readPaste(`1. ${rule}\n2. Bring cake`).rules.flatMap(({ statements }) =>
      statements.flatMap((each) => each.meanings),
    );
    expect(meanings).toMatchObject([{ kind: "question", of: "promotion" }]);
  });

  test("until it is answered, the rule stays in its own words", () => {
    expect(own(text)).toMatchObject({
      stance: null,
      demands: [],
      uncodedRules: [{ text: "Self-promotion is limited" }],
    });
    expect(choose("unsure").stance).toBeNull();
  });

  test("the answer counts", () => {
    expect(choose("little").stance?.is).toBe("share");
    expect(choose("ask").stance?.is).toBe("ask");
    expect(choose("never")).toMatchObject({
      stance: { is: "closed" },
      demands: [{ of: "promotion", code: "unwanted" }],
      uncodedRules: [],
    });
  });
});

describe("never the opposite of what is written", () => {
  test.each([
    "There is no rule against self-promotion.",
    "Self-promotion isn't banned.",
    "Adverts will not be removed.",
    "Personal stories under 500 characters",
    "Self-promotion is not prohibited.",
    "Werbung ist nicht verboten.",
    "Post dank memes",
    "Share your own work",
    "We love seeing what you built!",
    "Original non-AI art can be posted twice.",
  ])("%s forbids nothing", (text) => {
    expect(listDemands(text)).toEqual([]);
    expect(own(text).rules?.codes).toEqual({});
  });

  test.each([
    "Share your original work on other subreddits such as r/example.",
    "Your project can inspire others.",
    "Do not message us to ask for an exception.",
    "These guidelines do not apply to giveaways.",
  ])("%s neither allows nor forbids", (text) => {
    expect(own(text)).toMatchObject({ stance: null, demands: [] });
  });

  test.each([
    "Self-promotion is not welcome.",
    "No longer allowed: adverts",
    "Advertising? Not here.",
  ])("%s forbids it", (text) => {
    expect(own(text).stance?.is).toBe("closed");
  });
});

test("demands of the paste come first, and replace what was known of the same", () => {
  const source = { kind: "note", asOf: "2025-11" } as const;
  const known = {
    value: null,
    detail: null,
    countsComments: false,
    source,
    certainty: "sure",
  } as const;
  const base = {
    ...makeCodedPolicy({}),
    demands: [
      { ...known, of: "promotion", code: "gap-days", value: 14 } as const,
      { ...known, of: "all", code: "flair" } as const,
      { ...known, of: "image", code: "day", value: "Friday" } as const,
    ],
  };
  const { demands } = applyOwn(base, own("Promote once every 60 days.\nAll posts need a flair."));
  expect(demands.map(({ of, code, value, source: { kind } }) => [of, code, value, kind])).toEqual([
    ["promotion", "gap-days", 60, "yours"],
    ["all", "flair", null, "yours"],
    ["image", "day", "Friday", "note"],
  ]);
});
