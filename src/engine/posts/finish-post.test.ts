import { expect, test } from "vitest";
import { checkDraft } from "#engine/checks/check-draft.ts";
import { readDraftAlone } from "#engine/checks/situation.ts";
import { makeCodedPolicy, makePolicy } from "#engine/policy/testing/make-policy.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { finishPost } from "./finish-post.ts";

const policy = makePolicy();

/** Rules that have no code, in a community's own words. */
const pasted = (...rules: string[]): Partial<Policy> => ({
  uncodedRules: rules.map((text) => ({ text, source: { kind: "yours", asOf: "2026-11-16" } })),
});

const findBroken = (finished: Draft, rules: Partial<Policy>) =>
  checkDraft(readDraftAlone(finished, { ...policy, ...rules }, "story")).filter(
    ({ outcome }) => outcome === "broken",
  );

const draft: Draft = {
  title: "A planner for choirs",
  content: "I made a planner for choirs.\n\nIt sends the plan to everyone.",
  editSection: null,
  flair: null,
};

const finish = (changes: Partial<Draft>, rules: Partial<Policy>) =>
  finishPost({ ...draft, ...changes }, { ...policy, ...rules });

test("a draft that passes is left alone", () => {
  expect(finish({}, pasted("No spam."))).toEqual({ draft, unrepaired: [] });
});

test.each([
  ["buying", "No self-promotion.", "You can buy it. I made it.", "You can get it. I made it."],
  ["signing up", "No promotion.", "Sign up for it.", "Join it."],
  [
    "hate",
    "Be respectful.",
    "I hate invoices, whatever the client.",
    "I dislike invoices, whatever the client.",
  ],
  [
    "words without a milder one go with their sentence",
    "Be kind.",
    "I made it. You idiot!",
    "I made it.",
  ],
  ["words inside of words", "No self-promotion.", "Buyers like it. I made it.", "I made it."],
])("%s", (_, rule, content, expected) => {
  const { draft: done, unrepaired } = finish({ content }, pasted(rule));
  expect(done.content).toBe(expected);
  expect(unrepaired).toEqual([]);
});

test.each([
  ["be-respectful", "It holds six dumbbells on each side. Bring whatever plates you have."],
  ["be-respectful", "A stupid mistake of mine cost me a week."],
  ["no-self-promotion", "A buyer once told me that flat is a feeling. I needed a planer to buy."],
  ["no-apps-or-sites", "I download every plan that I can find."],
] as const)("a plain word beside a coded rule (%s) changes nothing: %s", (code, content) => {
  const rules = makeCodedPolicy({ [code]: true });
  expect(finish({ content }, rules)).toEqual({ draft: { ...draft, content }, unrepaired: [] });
});

test("links move to the edit section where only text is allowed", () => {
  const content =
    "I made a planner. It's here: https://choir.example/a.\n\nWhat is [missing](https://choir.example)?";
  const { draft: done, unrepaired } = finish({ content }, pasted("Text posts only."));
  expect(done.content).toBe("I made a planner.\n\nWhat is missing?");
  expect(done.editSection).toContain("https://choir.example/a");
  expect(unrepaired).toEqual([]);
});

test("where the code of a rule says so, addresses are spelled out", () => {
  const content = "It's at https://www.choir.example/a. What is [missing](https://choir.example)?";
  const { codes, codeSources } = makeCodedPolicy({ "text-posts-only": true });
  const { draft: done, unrepaired } = finish({ content }, { codes, codeSources });
  expect(done.content).toBe("It's at choir.example/a. What is missing (choir.example)?");
  expect(unrepaired).toEqual([]);
});

test.each<[string, Partial<Draft>, Partial<Policy>]>([
  [
    "banned keywords",
    { content: "I made a crypto planner. It is mine." },
    { bannedKeywords: ["crypto"] },
  ],
  [
    "banned keywords in the title",
    { title: "A crypto planner for choirs" },
    { bannedKeywords: ["Crypto"] },
  ],
  ["a flair", {}, { requiresFlair: true, flairsSeen: [{ text: "Discussion", posts: 9 }] }],
  ["a flair of which none is known", {}, { requiresFlair: true }],
])("repairs %s", (_, changes, rules) => {
  const { draft: done, unrepaired } = finish(changes, rules);
  expect(unrepaired).toEqual([]);
  expect(findBroken(done, rules)).toEqual([]);
});

test.each<[string, Partial<Draft>, Partial<Policy>, string]>([
  ["repeated words", { title: "the the the the the the" }, pasted("No spam."), "No spam."],
  [
    "too little to discuss",
    { content: "Planner." },
    makeCodedPolicy({ "no-low-effort": true }),
    "No low effort posts: give enough detail to discuss.",
  ],
  [
    "a type of post",
    { content: "It sends plans." },
    { allowedPostTypes: ["question"] },
    "Allowed post types",
  ],
  [
    "a title of banned words",
    { title: "Crypto" },
    { bannedKeywords: ["crypto"] },
    "Banned keywords",
  ],
])("nothing is made up for %s: it is named", (_, changes, rules, label) => {
  const { draft: done, unrepaired } = finish(changes, rules);
  expect(unrepaired).toMatchObject([{ label, outcome: "broken" }]);
  expect(`${done.title} ${done.content}`).not.toContain("{{");
});

test.each([
  ["40,000 characters", "word after word. ".repeat(2350)],
  ["right-to-left text", "مرحبا بكم في كل مكان ".repeat(20)],
  ["script", "<script>alert('buy')</script> ".repeat(20)],
  ["nothing", ""],
])("%s never breaks it", (_, content) => {
  const rules = ["No self-promotion.", "Be kind.", "Text posts only."];
  expect(finish({ content }, { ...pasted(...rules), requiresFlair: true }).unrepaired).toEqual([]);
});
