import { expect, test } from "vitest";
import { createTermFinder, stemWord, textOf } from "./match-terms.ts";

const find = (description: string, facts: { name: string; keywords: string[] }, name = "X") =>
  createTermFinder({ name, description })(facts);

test.each([
  ["freelance freelancer freelancers freelancing"],
  ["bake baker bakers baking"],
  ["movie movies"],
  ["cookie cookies"],
  ["wedding weddings"],
  ["seed seeds"],
  ["knit knitting knitters"],
  ["invoice invoices invoicing"],
  ["climb climber climbing"],
  ["box boxes"],
  ["game gamer gaming"],
  ["nurse nurses nursing"],
  ["travel traveller travelling"],
])("%s are one", (words) => {
  expect(new Set(words.split(" ").map(stemWord)).size).toBe(1);
});

test.each([
  ["beer be"],
  ["news new"],
  ["plane plan"],
  ["poster post"],
  ["notes not"],
  ["care cars"],
  ["wine wins"],
  ["training trains"],
  ["marketing market"],
  ["dating date"],
  ["seed see"],
])("%s are two", (words) => {
  expect(new Set(words.split(" ").map(stemWord)).size).toBe(2);
});

const INVOICING = "Invoicing and bookkeeping for freelancers who hate spreadsheets.";

test.each([
  ["freelance", ["clients", "invoice"], ["freelancers", "invoicing"]],
  ["Bookkeeping", ["quickbooks", "spreadsheet"], ["bookkeeping", "spreadsheets"]],
  ["gardening", ["plants", "app", "the", "tool"], []],
])("r/%s shares telling words only", (name, keywords, terms) => {
  expect(find(INVOICING, { name, keywords }).terms).toEqual(terms);
});

test.each<[string, string, string, string[], string[]]>([
  ["words together", "Made for small businesses.", "smallbusiness", [], ["small businesses"]],
  ["a joined name", "A self-hosted wiki.", "selfhosted", [], ["self-hosted"]],
  ["half of a pair says nothing", "It is open source.", "a", ["source"], []],
  ["a pair of empty words", "It is open source.", "a", ["source", "open"], ["open source"]],
  ["no word twice", "Vegan soap bars.", "soap", ["vegan", "bars"], ["vegan soap", "bars"]],
  ["no word in two forms", "Movie night: choose movies.", "movies", [], ["movies"]],
  ["names as they are written", "Runs on GitHub.", "git", ["github"], ["GitHub"]],
  ["plural where they say so", "For a dog owner.", "dogs", [], ["dogs"]],
  ["a pair too", "A Chrome extension.", "chrome_extensions", [], ["Chrome extensions"]],
  ["a gerund where they say so", "You cook less.", "Cooking", [], ["cooking"]],
  ["everyday words whole", "A craft beer journal.", "beer", ["near"], ["beer"]],
  ["not what is near", "It shows what is near you.", "tampa", ["near"], []],
  ["no trade of everyone's", "People buy and sell bikes.", "RealEstate", ["buying", "sell"], []],
  ["no part of a program", "A prompt library.", "javascript", ["library"], []],
  ["no small words of German", "Das ist ein Spiel und eine App.", "de", ["das", "ein"], []],
])("%s", (_, description, name, keywords, terms) => {
  expect(find(description, { name, keywords }).terms).toEqual(terms);
});

test("a project's own name is nobody's topic, unless it says more than the description", () => {
  const anvil = { name: "anvil", keywords: ["knives"] };
  const forges = "Anvil forges knives for cooks and keeps them sharp.";
  expect(find(forges, anvil, "Anvil").terms).toEqual(["knives"]);
  expect(find("Try it.", { name: "beer", keywords: [] }, "Beer Journal").terms).toEqual(["beer"]);
});

test("a community may be called after a word", () => {
  const beer = "Notes on every beer that you taste, and its brewery.";
  expect(find(beer, { name: "beer", keywords: [] }).isNamed).toBe(true);
  expect(find(beer, { name: "drinks", keywords: ["beer"] }).isNamed).toBe(false);
});

test.each([
  ["Pet", "Petition the council for parks and roads in town.", /^Petition/],
  ["St", "A guide to St. John and its beaches for sailors.", /John/],
  ["Anvil", "Anvil's forge sells knives to cooks of all kinds.", /^forge/],
  ["C++ (beta)", "C++ (beta) teaches C++ to children in short games.", /^teaches C\+\+/],
  ["Fern", "A calendar.", /^Fern\. A calendar\.$/],
])("the text of %s", (name, description, expected) => {
  expect(textOf({ name, description })).toMatch(expected);
});
