import { describe, expect, test } from "vitest";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { countSlips, nearestWord } from "./nearest-word.ts";
import { readSearch } from "./read-search.ts";
import { splitName, splitWords, placeWords } from "./split-words.ts";

test.each([
  ["SideProject", ["side", "project"]],
  ["side_project", ["side", "project"]],
  ["SaaS", ["saas"]],
  ["MicroSaaSSales", ["micro", "saas", "sales"]],
  ["OpenAI", ["open", "ai"]],
  ["HTMLParser", ["html", "parser"]],
  ["3Dprinting", ["3", "dprinting"]],
])("the name %s splits", (name, words) => {
  expect(splitName(name)).toEqual(words);
});

test.each([
  ["Café & c++, C#!", ["cafe", "c++", "c#"]],
  ["don't", ["dont"]],
  ["программирование", ["программирование"]],
  ["'; drop table --", ["drop", "table"]],
])("the words of %s", (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

describe("a search", () => {
  test.each([
    ["r/SaaS", ["saas"], "saas"],
    ["/r/small_business", ["small", "business"], "small_business"],
    ["https://www.reddit.com/r/webdev/", ["webdev"], "webdev"],
    ["small  Business small", ["small", "business"], "smallbusinesssmall"],
    ["https://reddit.com/r/SaaS?x=1", ["saas"], "saas"],
    ["/r/SaaS/comments/abc/title", ["saas"], "saas"],
    ["reddit.com/r/SaaS#top", ["saas"], "saas"],
    ["café", ["cafe"], "cafe"],
    ["Über", ["uber"], "uber"],
    ["what's-up / node.js", ["whats", "up", "node", "js"], "whatsupnodejs"],
  ])("of %s", (text, words, joined) => {
    expect(readSearch(text)).toMatchObject({ words, joined });
  });

  test.each([
    ["c++", ["c++"]],
    ["C#", ["c#"]],
    ["c++ games", ["c++", "games"]],
    ["日本 a", ["日本", "a"]],
    ["a & b", ["a", "b"]],
  ])("of %s spells no name", (text, words) => {
    expect(readSearch(text)).toMatchObject({ words, joined: "" });
  });

  test.each([
    ["r/golang", "golang"],
    ["https://www.reddit.com/r/SaaS/comments/abc/title?x=1", "SaaS"],
    ["people who bake", "people who bake"],
  ])("of %s means %s", (text, phrase) => {
    expect(readSearch(text)?.phrase).toBe(phrase);
  });

  test("leaves out words longer than any that is kept", () => {
    expect(readSearch(`saas ${"㌖".repeat(30)}`)?.words).toEqual(["saas"]);
    expect(readSearch("x".repeat(41))).toBeNull();
  });

  test.each(["", "   ", "%%%", "🙂", "***"])("of %j finds no word in it", (text) => {
    expect(readSearch(text)).toBeNull();
  });

  test("of a whole book is cut to its first words", () => {
    expect(readSearch("one two three four five six seven eight")?.words).toHaveLength(6);
  });
});

test.each([
  ["marketing", "marketing", 0],
  ["markting", "marketing", 1],
  ["entreprenuer", "entrepreneur", 1],
  ["devlopement", "development", 2],
  ["", "abc", 3],
])("%s is %s with a few slips", (a, b, slips) => {
  expect(countSlips(a, b)).toBe(slips);
});

test("a misspelt word means the nearest one, and of equals the more common", () => {
  const known = [
    { word: "market", uses: 900 },
    { word: "marketing", uses: 10 },
    { word: "marking", uses: 50 },
  ];
  expect(nearestWord("markting", known)).toBe("marking");
  expect(nearestWord("marketnig", known)).toBe("marketing");
  expect(nearestWord("xylophone", known)).toBeNull();
  expect(nearestWord("invoice", [{ word: "voice", uses: 99 }])).toBeNull();
  expect(nearestWord("invoice", [{ word: "involve", uses: 99 }])).toBeNull();
  expect(nearestWord("cat", [{ word: "cars", uses: 9 }])).toBeNull();
});

test("each word is kept once, in the most telling place", () => {
  const facts = {
    name: "IndieGaming",
    keywords: ["gaming", "indie", "pixel-art", "steam", "demo", "trailer", "wishlist", "launch"],
    topic: "Gaming",
    category: "Gaming",
  } as unknown as SubredditFacts;
  const places = placeWords(facts, "Players and makers of the small games talk about releases.");
  expect(Object.fromEntries(places)).toEqual({
    indiegaming: "name",
    indie: "name",
    gaming: "name",
    pixel: "keyword",
    art: "keyword",
    steam: "keyword",
    demo: "keyword",
    trailer: "keyword",
    wishlist: "text",
    launch: "text",
    players: "text",
    makers: "text",
    small: "text",
    games: "text",
    talk: "text",
    releases: "text",
  });
});
