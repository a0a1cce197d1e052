import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CardMatch } from "./subreddit-list.tsx";

const bestMatch = { projectName: "Oddmonth" };

test.each([
  ["a good match", { relevanceScore: 0.874, bestMatch }, "87% match for Oddmonth"],
  ["a low match", { relevanceScore: 0.031, bestMatch }, "3% match for Oddmonth"],
  ["no match at all", { relevanceScore: 0, bestMatch }, "0% match for Oddmonth"],
  ["no project to match", { relevanceScore: null, bestMatch: null }, ""],
])("a card with %s", (_, subreddit, words) => {
  const html = renderToStaticMarkup(createElement(CardMatch, { subreddit }));
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(words);
});
