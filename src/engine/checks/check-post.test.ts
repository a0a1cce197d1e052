import { expect, test } from "vitest";
import { RULE_CODES } from "#engine/rules/rule-table.ts";
import { wordRule } from "#engine/rules/rule-table.ts";
import { checkPost } from "./check-post.ts";
import { makeDraft, makePolicy } from "#engine/policy/testing/make-policy.ts";

const LONG =
  "A plain account with enough detail for readers who like to know how something works. ";

test.each<[name: string, rule: string, text: string, isFollowed: boolean]>([
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
])("%s", (_, rule, text, isFollowed) => {
  const checks = checkPost(makeDraft({ content: text }), makePolicy({ extractedRules: [rule] }));
  const message = isFollowed ? "Rule followed" : "Rule may be violated";
  const expected = { kind: "rule", label: rule, isFollowed, message, isMachineChecked: true };
  expect(checks).toEqual([{ id: "rule-0", ...expected }]);
});

test("title and content are read together", () => {
  const policy = makePolicy({ extractedRules: ["No spam", "No low effort"] });
  const draft = makeDraft({ title: "tea tea tea", content: "tea tea" });
  expect(checkPost(draft, policy).map(({ isFollowed }) => isFollowed)).toEqual([false, false]);
  const halves = makeDraft({ title: "x".repeat(50), content: "y".repeat(50) });
  expect(checkPost(halves, policy).map(({ isFollowed }) => isFollowed)).toEqual([true, false]);
});

test("the edit section is not part of the post yet", () => {
  const draft = makeDraft({ content: LONG, editSection: "EDIT: https://example.com" });
  const policy = makePolicy({ extractedRules: ["Text posts only"] });
  expect(checkPost(draft, policy)[0]?.isFollowed).toBe(true);
});

test("one rule may demand several things, and all of them count", () => {
  const policy = makePolicy({ extractedRules: ["Be kind, no spam, no self-promotion"] });
  const check = (content: string) => checkPost(makeDraft({ content }), policy)[0]?.isFollowed;
  expect(check("hello there")).toBe(true);
  expect(check("subscribe")).toBe(false);
  expect(check("dumb")).toBe(false);
  expect(check("a a a a a")).toBe(false);
});

test("other rules always pass and are marked as not machine-checked", () => {
  const phrases = ["no-self-promotion", "be-respectful", "no-spam", "text-posts-only"];
  const others = RULE_CODES.filter((code) => ![...phrases, "no-low-effort"].includes(code));
  const extractedRules = others.map((code) => wordRule(code, true));
  for (const check of checkPost(makeDraft(), makePolicy({ extractedRules }))) {
    expect(check).toMatchObject({ isFollowed: true, message: "Rule followed" });
    expect(check.isMachineChecked).toBe(false);
  }
});

test.each<[string, string[], string | null, boolean | null]>([
  ["one found", ["crypto", "casino"], "Found banned keywords: crypto", false],
  ["several found", ["CRYPTO", "moon"], "Found banned keywords: CRYPTO, moon", false],
  ["none found", ["casino"], "No banned keywords found", true],
  ["none known", [], null, null],
  ["blank ones are none", ["", "  "], null, null],
])("banned keywords: %s", (_, bannedKeywords, message, isFollowed) => {
  const draft = makeDraft({ title: "Crypto", content: "to the Moon" });
  const [check] = checkPost(draft, makePolicy({ bannedKeywords }));
  expect(check?.message ?? null).toBe(message);
  expect(check?.isFollowed ?? null).toBe(isFollowed);
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
])("allowed post types: %s", (_, allowedPostTypes, title, message, isFollowed) => {
  const [check] = checkPost(makeDraft({ title }), makePolicy({ allowedPostTypes }));
  expect(check?.message ?? null).toBe(message);
  expect(check?.isFollowed ?? true).toBe(isFollowed);
});

test("a type that passes whatever is written is not machine-checked", () => {
  const isMachineChecked = (allowedPostTypes: string[]) =>
    checkPost(makeDraft(), makePolicy({ allowedPostTypes }))[0]?.isMachineChecked;
  expect(isMachineChecked(["story", "question"])).toBe(true);
  expect(isMachineChecked(["story", "Text"])).toBe(false);
});

test.each<[string, string, string | null, string | null, string, boolean]>([
  ["none", "text", null, null, "Post requires a flair", false],
  ["none, and one is known", "text", null, "Showoff", "Requires flair: Showoff", false],
  ["a tag in the content", "[Showoff] text", null, "Showoff", "Post includes flair", true],
  ["half a tag", "[Showoff text", null, null, "Post requires a flair", false],
  ["one was chosen", "text", "Showoff", "Showoff", "Post includes flair", true],
  ["a blank one was chosen", "text", " ", null, "Post requires a flair", false],
  ["an open one", "text", "{{yours}}", null, "Still open: choose a flair on Reddit", true],
])("flair: %s", (_, content, flair, flairText, message, isFollowed) => {
  const draft = makeDraft({ title: "[tag]", content, flair });
  const [check] = checkPost(draft, makePolicy({ requiresFlair: true, flairText }));
  const isMachineChecked = !flair?.includes("{{");
  expect(check).toMatchObject({ kind: "flair", message, isFollowed, isMachineChecked });
});

test("no flair is asked for where none is required", () => {
  expect(checkPost(makeDraft(), makePolicy({ flairText: "Showoff" }))).toEqual([]);
});

test("the posting frequency is always valid", () => {
  const [check] = checkPost(makeDraft(), makePolicy({ postingFrequency: "Once a week" }));
  expect(check).toMatchObject({ isFollowed: true, message: "Recommended: Once a week" });
});

test("ids are apart and do not follow the draft", () => {
  const policy = makePolicy({
    extractedRules: ["No spam", "No spam"],
    bannedKeywords: ["x"],
    allowedPostTypes: ["story"],
    requiresFlair: true,
    postingFrequency: "Daily",
  });
  const ids = checkPost(makeDraft(), policy).map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
  expect(checkPost(makeDraft({ title: "x", content: LONG }), policy).map(({ id }) => id)).toEqual(
    ids,
  );
});
