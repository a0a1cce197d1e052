import { expect, test } from "vitest";
import { findNeed } from "./find-need.ts";

test.each<[name: string, title: string, text: string, first: string]>([
  [
    "a question in the title",
    "How long do you wait before you cut rye?",
    "Mine is gummy.",
    "How long do you wait before you cut rye?",
  ],
  [
    "a question at the end",
    "Gummy rye",
    "I cut it after an hour. How long should I wait before I cut it?",
    "How long should I wait before I cut it?",
  ],
  [
    "one that says more than the last",
    "Trouble with rye",
    "What should I change about the kneading and the proofing? Any thoughts?",
    "What should I change about the kneading and the proofing?",
  ],
  ["no question at all", "Gummy rye bread", "It sticks to the knife.", "Gummy rye bread"],
  ["small letters", "rye bread", "it is gummy. how do i stop that? thanks", "how do i stop that?"],
  [
    "a wish without a question mark",
    "Rye bread",
    "It is gummy. I would like to know how long it has to rest.",
    "I would like to know how long it has to rest.",
  ],
  [
    "a question that somebody else asked",
    "Dense loaf again",
    '"Why bother?" my wife says. What flour do you use for a lighter loaf?',
    "What flour do you use for a lighter loaf?",
  ],
  ["only an empty question", "Rye", "Thoughts?", "Thoughts?"],
  ["no title", "", "It is gummy. What am I doing wrong?", "What am I doing wrong?"],
])("%s", (_name, title, text, first) => {
  expect(findNeed({ title, text })[0]).toBe(first);
});

test("at most three are shown, word by word", () => {
  const text = "Is it the flour? Is it the oven? Is it the pan? Is it the knife?";
  const needs = findNeed({ title: "Why is my rye gummy?", text });
  expect(needs).toHaveLength(3);
  for (const need of needs) expect(`Why is my rye gummy? ${text}`).toContain(need);
});

test("nothing asked, nothing needed", () => {
  expect(findNeed({ title: "", text: "" })).toEqual([]);
});
