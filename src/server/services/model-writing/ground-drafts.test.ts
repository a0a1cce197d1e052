import { expect, test } from "vitest";
import { makeBrief, takes } from "#engine/posts/testing/make-brief.ts";
import { groundDrafts } from "./ground-drafts.ts";
import type { Ask } from "./word-brief.ts";

/** A model that swears that the first answer bears out everything. */
const lie = (async () => ({
  drafts: [{ draft: 1, sentences: [1, 2].map((sentence) => ({ sentence, rests: "what" })) }],
})) as unknown as Ask;

async function findGroundless(sentence: string): Promise<string[]> {
  const draft = { title: "I wrote Lockpeek", content: sentence, editSection: null, flair: null };
  const [found = []] = await groundDrafts(lie, makeBrief(takes("welcome")), [draft]);
  return found.map(({ text }) => text);
}

test.each([
  ["short advice to readers", "Pick a quiet evening before you leave."],
  ["what kind of post this is", "This is a bit of a niche request."],
  ["who asks", "Genuine question from someone who sells the stuff."],
  ["what the founder said in other words", "It reads the migration and names the locks."],
])("%s is no claim", async (_case, sentence) => {
  expect(await findGroundless(sentence)).toEqual([]);
});

test.each([
  ["somebody nobody spoke of", "Accountants across Europe recommend it to their friends."],
  ["long advice", "Ask your accountant about insurance, pensions and parking before breakfast."],
  ["a claim that begins like a question", "Genuine question: 40 hospitals bought licences."],
  [
    "a claim behind what kind of post it is",
    "This is a small story about how accountants across Europe came to love parking.",
  ],
])("%s rests on nothing, whatever the model swears", async (_case, sentence) => {
  expect(await findGroundless(sentence)).toEqual([sentence]);
});
