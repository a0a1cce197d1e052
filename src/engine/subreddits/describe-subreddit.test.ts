import { describe, expect, test } from "vitest";
import { CATEGORIES } from "./categories.ts";
import { describeSubreddit } from "./describe-subreddit.ts";
import type { SubredditFacts } from "./subreddit-facts.ts";
import { makeFacts } from "./testing/make-facts.ts";

const seen: Partial<SubredditFacts> = {
  postTypes: [
    { type: "image", posts: 35 },
    { type: "text", posts: 15 },
  ],
  frontPage: { medianScore: 40, medianComments: 60, posts: 50 },
};

test.each<[string, Partial<SubredditFacts>, string]>([
  [
    "topic, words and front page",
    {
      name: "AskBaking",
      topic: "Food and Drink",
      keywords: ["baking", "cake", "cookies", "cookie", "flour"],
      ...seen,
    },
    "A community about food and drink. The front page is mostly images, and threads run long.",
  ],
  [
    "the newest posts, where those were read",
    { name: "AskBaking", topic: "Food and Drink", ...seen, frontPage: null },
    "A community about food and drink. The newest posts are mostly images.",
  ],
  [
    "topic and words, no posts seen",
    {
      name: "ClickAndGrow",
      topic: "Home and Garden",
      keywords: ["click", "grow", "gardens", "indoor"],
    },
    "A community about home and garden.",
  ],
  [
    "an estimated category says nothing",
    { name: "Tiny", category: "Gaming", isCategoryEstimated: true, keywords: ["raids", "guild"] },
    "",
  ],
  [
    "another language",
    { name: "FutbolLatino", keywords: ["copa", "futbol", "libertadores", "para", "sobre", "todo"] },
    "A community, apparently in Spanish.",
  ],
  [
    "another language that is known",
    { name: "Kochen", category: "Food & Drink", language: "de", keywords: ["kochen", "rezepte"] },
    "A community on food and drink, in German.",
  ],
  [
    "English, which need not be said",
    { name: "therapists", category: "Health & Fitness", language: "en" },
    "A community on health or fitness.",
  ],
  [
    "a small one, words that repeat its name",
    { name: "Lamps", members: 400, keywords: ["lamps"] },
    "",
  ],
  [
    "stray words are left out",
    { name: "jpouch", topic: "Medical and Mental Health", keywords: ["pouches", "surgeons"] },
    "A community about health.",
  ],
  [
    "a large one; its age says nothing",
    { name: "knots", members: 2_000_000, topic: "Hobbies", createdOn: "2010-03" },
    "A large hobby community.",
  ],
])("%s", (_, known, text) => {
  expect(describeSubreddit(makeFacts(known))).toBe(text);
});

describe("whatever is known", () => {
  const facts = ["a", "Lamps", "some_town", "VeryLongNameOfAPlace21"].flatMap((name) =>
    CATEGORIES.flatMap((category) => [
      makeFacts({ name, category, isCategoryEstimated: true }),
      makeFacts({ name, category, keywords: ["guild"] }),
      makeFacts({
        name,
        category,
        ...seen,
        createdOn: "2011",
        keywords: Array.from(
          { length: 20 },
          (__, index) => `${"word".repeat(8)}${"abcdefghijklmnopqrst"[index]}`,
        ),
      }),
    ]),
  );

  test("it is at most 220 characters of whole sentences, or nothing", () => {
    for (const each of facts) {
      const text = describeSubreddit(each);
      expect(text.length, text).toBeLessThanOrEqual(220);
      expect(text).toMatch(/^$|^[A-Z].*\.$/);
      expect(text).not.toMatch(/undefined|word|guild|\bsafe\b|!| {2}|~/);
    }
  });
});
