import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BannedWordList, describeCoverage } from "./rule-list.tsx";

test.each([
  [4, 11, "11 rules listed; we recognized 4 demands in them."],
  [1, 2, "2 rules listed; we recognized 1 demand in them."],
  [2, 1, "1 rule listed; we recognized 2 demands in it."],
  [0, 5, "5 rules listed; we recognized no demand in them."],
  [1, 0, "The community listed no rules."],
])("%i demands of %i rules", (demands, listed, text) => {
  expect(describeCoverage(demands, listed)).toBe(text);
});

test.each([
  ["none", [], ""],
  [
    "those of our note",
    [{ words: ["x.com", "twitter.com"], sourceWords: "our note, November 2025" }],
    "Words and links that get a post removed: x.com, twitter.com. our note, Nov 2025",
  ],
])("banned words: %s", (_, bannedWords, words) => {
  const html = renderToStaticMarkup(createElement(BannedWordList, { subreddit: { bannedWords } }));
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(words);
});
