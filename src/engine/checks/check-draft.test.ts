import { expect, test } from "vitest";
import type { Draft, PostType } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { makeCodedPolicy, makeDraft, makePolicy } from "#engine/policy/testing/make-policy.ts";
import { RULES, RULE_CODES, type RuleCode, type RuleCodes } from "#engine/rules/rule-table.ts";
import { assessDraft } from "#engine/risk/assess-ban-risk.ts";
import { checkDraft } from "./check-draft.ts";
import type { Check } from "./check.ts";
import { toRiskInput } from "./risk-input.ts";
import { readDraftAlone } from "./situation.ts";

/** The checks of a draft by itself, without the stance, which has tests of its own. */
function checkPost(draft: Draft, policy: Policy): Check[] {
  return checkDraft(readDraftAlone(draft, policy, null)).filter(({ kind }) => kind !== "stance");
}

const SOURCE = { kind: "yours", asOf: "2026-11-16" } as const;

/** Rules that a user pasted and that have no code. */
const uncoded = (...rules: string[]) => ({
  uncodedRules: rules.map((text) => ({ text, source: SOURCE })),
});

const LONG =
  "A plain account with enough detail for readers who like to know how something works. ";

test.each<[name: string, rule: string, text: string, isKept: boolean]>([
  ["no sales words", "No self-promotion", "How we plan our week", true],
  ["buy", "No self-promotion", "Buy it today", false],
  ["purchase", "no promotion please", "after PURCHASE", false],
  ["sign up", "No Promotion", "You can Sign Up there", false],
  ["subscribe", "No self-promotion", "please subscribe", false],
  ["download", "No self-promotion", "the downloads page", false],
  ["free plan", "No self-promotion", "there is a free plan", false],
  ["signup is not 'sign up'", "No self-promotion", "signup", true],
  ["a calm text", "Be kind", "Thank you all", true],
  ["hate", "Be kind", "I hate that", false],
  ["stupid", "be respectful of others", "a stupid question", false],
  ["idiot", "Be respectful", "IDIOTS", false],
  ["dumb", "Be respectful", "dumb", false],
  ["terrible", "Be respectful", "a terrible day", false],
  ["a word four times", "No spam", "one one one one two", true],
  ["a word five times", "No spam", "one One ONE one, one.", false],
  ["a small word five times", "No spam", "the a the b the c the d the", false],
  ["punctuation is no word", "No spam", "a, b, c, d, e, f, g, h", true],
  ["the same with and without punctuation", "no spam", "tool tool, tool. (tool) tool", false],
  ["words in another script", "no spam", "да да да да да", false],
  ["no address", "Text posts only", "a plain text", true],
  ["http", "Text posts only", "see HTTP://example.com", false],
  ["www.", "Text posts only", "see www.example.com", false],
  ["101 characters", "No low effort", "x".repeat(101), true],
  ["100 characters", "No low effort", "x".repeat(100), false],
  ["nothing at all", "No low effort", "", false],
])("a pasted rule: %s", (_, rule, text, isKept) => {
  const checks = checkPost(makeDraft({ content: text }), makePolicy(uncoded(rule)));
  const message = isKept ? "Rule followed" : "Rule may be violated";
  const outcome = isKept ? "kept" : "broken";
  expect(checks).toMatchObject([{ kind: "rule", label: rule, outcome, message }]);
  expect(checks[0]?.source).toEqual(SOURCE);
});

test.each<[code: RuleCode, text: string, isKept: boolean]>([
  ["no-self-promotion", "How we plan our week", true],
  ["no-self-promotion", "Buy it today", false],
  ["no-self-promotion", "after the PURCHASE", false],
  ["no-self-promotion", "You can sign up there", false],
  ["no-self-promotion", "please Subscribe", false],
  ["no-self-promotion", "the downloads page", false],
  ["no-self-promotion", "there is a free plan", false],
  ["no-apps-or-sites", "there is a free plan", false],
  ["be-respectful", "Thank you all", true],
  ["be-respectful", "I hate Mondays", false],
  ["be-respectful", "That was STUPID of me", false],
  ["be-respectful", "what an idiot I was", false],
  ["be-respectful", "a dumb mistake", false],
  ["be-respectful", "a terrible day", false],
  ["be-respectful", "whatever the chateau is", true],
  ["text-posts-only", "a plain text", true],
  ["text-posts-only", "see http://example.com", false],
  ["text-posts-only", "see www.example.com", false],
])("a rule that is known by its code %s: %s", (code, text, isKept) => {
  const policy = makeCodedPolicy({ [code]: true });
  const outcome = isKept ? "kept" : "broken";
  const message = isKept ? "Rule followed" : "Rule may be violated";
  for (const draft of [{ title: text }, { content: `${LONG}${text}` }]) {
    const checks = checkDraft(readDraftAlone(makeDraft(draft), policy, null));
    expect(checks.find(({ id }) => id === code)).toMatchObject({ outcome, message, kind: "rule" });
  }
});

test("a comment is no post: where only texts are posted, it may name an address", () => {
  const policy = makeCodedPolicy({ "text-posts-only": true });
  const draft = makeDraft({ content: `${LONG}See https://example.com` });
  const outcomes = ([null, "thread-comment"] as const).map(
    (type) =>
      checkDraft(readDraftAlone(draft, policy, type)).find(({ id }) => id === "text-posts-only")
        ?.outcome,
  );
  expect(outcomes).toEqual(["broken", "kept"]);
});

test("a ban on promotion is broken with the stance that says so, and counts once", () => {
  const policy = makeCodedPolicy({ "no-self-promotion": true });
  const content = `I built a planner for bakers and you can try it at https://planner.example. ${LONG}`;
  const checks = checkDraft(
    readDraftAlone(makeDraft({ title: "My planner", content }), policy, null),
  );
  const [stance, rule] = ["stance", "no-self-promotion"].map((id) =>
    checks.find((check) => check.id === id),
  );
  expect([stance?.outcome, rule?.outcome]).toEqual(["broken", "broken"]);
  expect(stance?.finding).not.toBeNull();
  expect(rule?.finding).toBeNull();
});

test("title and content are read together", () => {
  const policy = makePolicy(uncoded("No spam", "No low effort"));
  const draft = makeDraft({ title: "tea tea tea", content: "tea tea" });
  expect(checkPost(draft, policy).map(({ outcome }) => outcome)).toEqual(["broken", "broken"]);
  const halves = makeDraft({ title: "x".repeat(50), content: "y".repeat(50) });
  expect(checkPost(halves, policy).map(({ outcome }) => outcome)).toEqual(["kept", "broken"]);
});

test("the edit section is not part of the post yet", () => {
  const draft = makeDraft({ content: LONG, editSection: "EDIT: https://example.com" });
  const policy = makePolicy(uncoded("Text posts only"));
  expect(checkPost(draft, policy)[0]?.outcome).toBe("kept");
});

test("one rule may demand several things, and all of them count", () => {
  const policy = makePolicy(uncoded("Be kind, no spam, no self-promotion"));
  const check = (content: string) => checkPost(makeDraft({ content }), policy)[0]?.outcome;
  expect(check("hello there")).toBe("kept");
  expect(check("subscribe")).toBe("broken");
  expect(check("dumb")).toBe("broken");
  expect(check("a a a a a")).toBe("broken");
});

test("a rule that no machine can check passes, and is for the author to read", () => {
  const [pasted] = checkPost(makeDraft(), makePolicy(uncoded("Mind the gap.")));
  expect(pasted).toMatchObject({ outcome: "read", message: "Rule followed", finding: null });
  for (const code of RULE_CODES) {
    if (RULES[code].detection.by !== "reader") continue;
    const [coded] = checkPost(makeDraft({ content: LONG }), makeCodedPolicy({ [code]: true }));
    expect(coded, code).toMatchObject({ id: code, outcome: "read", message: "Rule followed" });
  }
});

test.each(RULE_CODES)("%s is listed once, and a calm draft does not break it", (code) => {
  const policy = makeCodedPolicy({ [code]: true });
  const draft = makeDraft({
    title: "How do you plan a week of meals?",
    content: LONG.repeat(3),
    flair: "Help",
  });
  const all = checkDraft(readDraftAlone(draft, policy, null));
  expect(all.filter(({ outcome }) => outcome === "broken")).toEqual([]);
  const { by } = RULES[code].detection;
  const listedAs = by === "stance" ? "stance" : by === "form" ? "flair" : code;
  // What bans AI text is a demand as well, and held against a draft as one.
  const isListed = ({ id, demand }: Check) =>
    id === listedAs || (code === "no-ai-content" && demand === "no-ai");
  expect(all.filter(isListed)).toHaveLength(1);
});

test.each<[string, string[], string | null, string | null]>([
  ["one found", ["crypto", "casino"], "Found banned keywords: crypto", "broken"],
  ["several found", ["CRYPTO", "moon"], "Found banned keywords: CRYPTO, moon", "broken"],
  ["none found", ["casino"], "No banned keywords found", "kept"],
  ["none known", [], null, null],
  ["blank ones are none", ["", "  "], null, null],
])("banned keywords: %s", (_, bannedKeywords, message, outcome) => {
  const draft = makeDraft({ title: "Crypto", content: "to the Moon" });
  const [check] = checkPost(draft, makePolicy({ bannedKeywords }));
  expect(check?.message ?? null).toBe(message);
  expect(check?.outcome ?? null).toBe(outcome);
});

test("banned keywords stand by themselves, and say who bans them", () => {
  const note = { kind: "note", asOf: "2025-11" } as const;
  const policy = makePolicy({
    bannedKeywords: ["x.com", "emoji"],
    keywordSources: { "x.com": note, emoji: { kind: "reddit", asOf: null } },
  });
  const check = (content: string) => checkPost(makeDraft({ content }), policy)[0];
  expect(check("The file is at https://dropbox.com/x")).toMatchObject({ outcome: "kept" });
  const found = check("As said at https://x.com/a/1 today");
  expect(found).toMatchObject({ message: "Found banned keywords: x.com", source: note });
  // The address goes as a whole.
  expect(found?.finding?.fix).toMatchObject({
    kind: "remove-links",
    places: [{ start: 11, end: 28 }],
  });
  expect(check("It works 🚀")?.message).toBe("Found banned keywords: emoji");
});

test.each<[string, string[], string, string | null, boolean]>([
  ["story by 'I'", ["story"], "Then I left", "Matches allowed types: story", true],
  ["story by 'my'", ["Story"], "My dog", "Matches allowed types: Story", true],
  ["story by 'we'", ["story"], "we went", "Matches allowed types: story", true],
  ["no story", ["story"], "Nobody", "Should be one of: story", false],
  ["question by its mark", ["question"], "Why?", "Matches allowed types: question", true],
  ["question by 'how'", ["question"], "How do you", "Matches allowed types: question", true],
  ["question by 'what'", ["question"], "what now", "Matches allowed types: question", true],
  ["no question", ["question"], "Whatever", "Should be one of: question", false],
  ["showcase by 'built'", ["showcase"], "Rebuilt it", "Matches allowed types: showcase", true],
  ["showcase by 'created'", ["SHOWCASE"], "Created", "Matches allowed types: SHOWCASE", true],
  ["showcase by 'made'", ["showcase"], "home-made", "Matches allowed types: showcase", true],
  ["no showcase", ["showcase"], "Look", "Should be one of: showcase", false],
  ["any of them", ["story", "question"], "Why?", "Matches allowed types: question", true],
  ["none of them", ["story", "question"], "Look", "Should be one of: story, question", false],
  ["any other type passes", ["Text", "Link"], "", "Matches allowed types: Text, Link", true],
  ["none known", [], "", null, true],
])("allowed post types: %s", (_, allowedPostTypes, title, message, isKept) => {
  const [check] = checkPost(makeDraft({ title }), makePolicy({ allowedPostTypes }));
  expect(check?.message ?? null).toBe(message);
  expect(check?.outcome !== "broken").toBe(isKept);
});

test("a type that passes whatever is written counts as nothing that was checked", () => {
  const check = (allowedPostTypes: string[]) =>
    checkPost(makeDraft(), makePolicy({ allowedPostTypes }))[0]?.outcome;
  expect(check(["story", "question"])).toBe("broken");
  expect(check(["story", "Text"])).toBe("note");
});

test.each<[string, string, string | null, string | null, string, string]>([
  ["none", "text", null, null, "Post requires a flair", "broken"],
  ["none, and one is known", "text", null, "Showoff", "Requires flair: Showoff", "broken"],
  ["a tag in the content", "[Showoff] text", null, "Showoff", "Post includes flair", "kept"],
  [
    "a link in the content",
    "[my site](https://a.example)",
    null,
    null,
    "Post requires a flair",
    "broken",
  ],
  ["half a tag", "[Showoff text", null, null, "Post requires a flair", "broken"],
  ["one was chosen", "text", "Showoff", "Showoff", "Post includes flair", "kept"],
  ["a blank one was chosen", "text", " ", null, "Post requires a flair", "broken"],
  ["an open one", "text", "{{yours}}", null, "Still open: choose a flair on Reddit", "read"],
])("flair: %s", (_, content, flair, flairText, message, outcome) => {
  const draft = makeDraft({ title: "[tag]", content, flair });
  const [check] = checkPost(draft, makePolicy({ requiresFlair: true, flairText }));
  expect(check).toMatchObject({ kind: "flair", message, outcome });
});

test.each([
  ["[NeedAdvice] I finish nothing", "read"],
  ["[N] I finish nothing", "read"],
  ["[Rant] I finish nothing", "broken"],
])(
  "flair: with none chosen, a title that begins %s is %s where flairs are tags, and never a pass",
  (title, outcome) => {
    const flairsSeen = [{ text: "💡 Need Advice", posts: 40 }];
    const [check] = checkPost(
      makeDraft({ title }),
      makePolicy({ requiresFlair: true, flairsSeen }),
    );
    expect(check).toMatchObject({ kind: "flair", outcome });
  },
);

test("an ordinary post is not asked for the flair of promotion", () => {
  const policy = makePolicy({ requiresFlair: true, flairText: "Showoff" });
  const stance = { ...policy.stance, flairs: ["Showoff"] };
  const [check] = checkPost(makeDraft({ title: "How do you test?" }), { ...policy, stance });
  expect(check?.message).toBe("Post requires a flair");
});

test("no flair is asked for where none is required", () => {
  expect(checkPost(makeDraft(), makePolicy({ flairText: "Showoff" }))).toEqual([]);
});

test("the posting frequency is always valid", () => {
  const [check] = checkPost(makeDraft(), makePolicy({ postingFrequency: "Once a week" }));
  expect(check).toMatchObject({ outcome: "note", message: "Recommended: Once a week" });
});

test("ids are apart and do not follow the draft", () => {
  const policy = makePolicy({
    ...uncoded("No spam", "Be kind", "No spam"),
    bannedKeywords: ["x"],
    allowedPostTypes: ["story"],
    requiresFlair: true,
    postingFrequency: "Daily",
  });
  const ids = checkPost(makeDraft(), policy).map(({ id }) => id);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
  expect(checkPost(makeDraft({ title: "x", content: LONG }), policy).map(({ id }) => id)).toEqual(
    ids,
  );
});

const TOPIC = { levels: ["knead", "", "dough", "", "bread flour sourdough"] };
const BIKES = makeDraft({
  title: "I built Ridelog, an app for rides along the river",
  content:
    "I built Ridelog because the chain broke and we had to walk home. Sign up for the free plan at https://ridelog.example and download it today. ".repeat(
      2,
    ),
});
const RIDE = makeDraft({
  title: "Forty kilometres along the river",
  content: "We rode along the river until the chain broke and had to walk home. ".repeat(5),
});
const BREAD = makeDraft({
  title: "More water in the dough",
  content: "The sourdough bread takes more water than the flour on the bag says. ".repeat(5),
});

const from = (kind: Policy["stance"]["source"]["kind"]): Partial<Policy> => ({
  topic: TOPIC,
  stance: { ...makeCodedPolicy({}).stance, source: { kind, asOf: null } },
});

function checkSubject(
  codes: RuleCodes,
  known: Partial<Policy>,
  draft: Draft,
  type: PostType | null,
) {
  const checks = checkDraft(readDraftAlone(draft, makeCodedPolicy(codes, known), type));
  const found = checks.filter(({ id }) => id === "on-topic");
  return found.map(({ outcome, finding }) => [outcome, finding?.points ?? 0]);
}

const RULE: RuleCodes = { "on-topic": true };

const OWN_BREAD = makeDraft({
  title: "I built Loafer, an app for sourdough",
  content: `I built Loafer at https://loafer.example. ${BREAD.content}`,
});

test.each([
  ["another thing", BIKES, "broken", false],
  ["such a thing", OWN_BREAD, "kept", true],
])("a flair for what is shown there lets in %s or not", (_, draft, outcome, isOffered) => {
  const { stance, ...known } = from("note");
  const policy = makeCodedPolicy(RULE, {
    ...known,
    ...(stance && { stance: { ...stance, is: "flair", flairs: ["My Bread"] } }),
  });
  const given = (flair: string | null) => toRiskInput({ draft: { ...draft, flair }, policy });
  const { checks } = assessDraft(given("My Bread"));
  expect(checks.find(({ id }) => id === "stance")?.outcome).toBe(outcome);
  const { risk } = assessDraft(given(null));
  expect(risk.reasons.some(({ fix }) => fix?.kind === "choose-flair")).toBe(isOffered);
});

test("whether a text says enough is not passed by its length", () => {
  const policy = makeCodedPolicy({ "no-low-effort": true });
  const checks = checkDraft(readDraftAlone(BREAD, policy, null));
  expect(checks.find(({ id }) => id === "no-low-effort")?.outcome).toBe("read");
});

test.each<[name: string, RuleCodes, Partial<Policy>, Draft, PostType | null, unknown[]]>([
  ["far off, by the rule", RULE, from("note"), BIKES, null, [["broken", 35]]],
  ["far off, without a rule", {}, from("note"), BIKES, null, [["broken", 28]]],
  ["far off where we only guess", {}, from("hint"), BIKES, null, [["broken", 17]]],
  ["far off, by a rule, where we only guess", RULE, from("hint"), BIKES, null, [["broken", 21]]],
  ["far off, but promotes nothing", {}, from("note"), RIDE, null, []],
  [
    "far off, promotes nothing, the rule is for the author",
    RULE,
    from("note"),
    RIDE,
    null,
    [["read", 0]],
  ],
  ["on topic, the rule is for the author", RULE, from("note"), BREAD, null, [["read", 0]]],
  ["on topic, and no rule", {}, from("note"), BREAD, null, []],
  ["nobody knows the subject", {}, { topic: null }, BIKES, null, []],
  ["nobody knows the subject, with a rule", RULE, { topic: null }, BIKES, null, [["read", 0]]],
  ["a comment in a thread", {}, from("note"), BIKES, "thread-comment", []],
])("%s", (_, codes, known, draft, type, expected) => {
  expect(checkSubject(codes, known, draft, type)).toEqual(expected);
});

test("what is asked of comments does not hide what is asked of every account", () => {
  const demand = { of: "other", code: "min-karma", value: 20, detail: "comment" } as const;
  const policy = {
    ...makeCodedPolicy({ "min-karma": 75 }),
    demands: [
      { ...demand, narrows: ["comment"], countsComments: false, source: SOURCE, certainty: "sure" },
    ],
  } satisfies Policy;
  const author = { karma: 9, accountAgeDays: 300 };
  const draft = makeDraft({ title: "How do you read this?", content: LONG });
  const checks = checkDraft({ ...readDraftAlone(draft, policy, null), author });
  const karma = checks.find(({ id }) => id === "min-karma");
  expect(karma?.outcome).toBe("broken");
});
