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
    "A community about food and drink. Posts and the community's own words often mention cake, cookies and flour. The front page is mostly images, and threads run long.",
  ],
  [
    "the newest posts, where those were read",
    { name: "AskBaking", topic: "Food and Drink", ...seen, frontPage: null },
    "A community about food and drink; its name says more about it than we can. The newest posts are mostly images.",
  ],
  [
    "topic and words, no posts seen",
    {
      name: "ClickAndGrow",
      topic: "Home and Garden",
      keywords: ["click", "grow", "gardens", "indoor"],
    },
    "A community about home and garden. The word 'indoor' stands out.",
  ],
  [
    "an estimated category is called one",
    { name: "Tiny", category: "Gaming", isCategoryEstimated: true, keywords: ["raids", "guild"] },
    "Probably a community on games, since it mentions raids and guild.",
  ],
  [
    "another language",
    { name: "FutbolLatino", keywords: ["copa", "futbol", "libertadores", "para", "sobre", "todo"] },
    "A community, apparently in Spanish, with words such as libertadores.",
  ],
  [
    "a small one, words that repeat its name",
    { name: "Lamps", members: 400, keywords: ["lamps"] },
    "What it is about is not known to us beyond its name. Have a look before you post.",
  ],
  [
    "one word",
    { name: "jpouch", topic: "Medical and Mental Health", keywords: ["pouches", "surgeons"] },
    "A community about health; its own words mention 'surgeons'.",
  ],
  [
    "a large one, age",
    { name: "knots", members: 2_000_000, topic: "Hobbies", createdOn: "2010-03" },
    "A large hobby community, of which we know little more than the topic. Around since 2010.",
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

  test("it is 30 to 220 characters of whole sentences", () => {
    for (const each of facts) {
      const text = describeSubreddit(each);
      expect(text.length, text).toBeGreaterThanOrEqual(30);
      expect(text.length, text).toBeLessThanOrEqual(220);
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/undefined|\bsafe\b|!| {2}|~/);
    }
  });

  test("it reads the same every time, and not the same for every name", () => {
    const known = { topic: "Music", keywords: ["guitar", "album", "drums"] };
    const texts = ["Aa", "Bb", "Cc", "Dd", "Ee", "Ff"].map((name) =>
      describeSubreddit(makeFacts({ name, ...known })),
    );
    expect(new Set(texts).size).toBeGreaterThan(1);
    expect(describeSubreddit(makeFacts({ name: "Aa", ...known }))).toBe(texts[0]);
  });
});
