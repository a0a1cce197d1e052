import { expect, test } from "vitest";
import { pickKeywords } from "./pick-keywords.ts";

test.each<[string, string[], string[]]>([
  ["addresses, numbers and contractions", ["discord.gg", "2024", "you've", "guitar"], ["guitar"]],
  ["words of any community", ["dedicated", "general", "discussing", "welcome"], []],
  ["verbs and adjectives", ["printed", "quickly", "wonderful", "famous", "violin"], ["violin"]],
  ["activities stay", ["fishing", "sharing", "knitting"], ["fishing", "knitting"]],
  [
    "nouns that end like verbs stay",
    ["seed", "family", "detective"],
    ["seed", "family", "detective"],
  ],
  ["the name and its parts", ["examples", "town", "exampletown"], []],
  ["what the kind says already", ["music", "guitar"], ["guitar"]],
  ["one of several forms", ["cookie", "cookies", "recipe", "recipes"], ["cookie", "recipe"]],
  [
    "names get their capitals",
    ["nfl", "europe", "ukraine", "dlc"],
    ["NFL", "Europe", "Ukraine", "DLC"],
  ],
  ["adjectives come last", ["historical", "castle"], ["castle", "historical"]],
  ["harsh words are not repeated", ["scammer", "neo-nazi", "guitar"], ["guitar"]],
  [
    "phrases stay",
    ["sight reading", "chord charts", "nfl draft"],
    ["sight reading", "chord charts", "NFL draft"],
  ],
  ["a phrase that says nothing", ["new posts", "welcome everyone"], []],
  ["a phrase that is the name", ["example town", "example town hall"], []],
  ["a harsh word in a phrase", ["scammer list", "guitar"], ["guitar"]],
  ["one explicit word silences the rest", ["guitar", "nudes", "piano"], []],
])("%s", (_, keywords, picked) => {
  const said = { name: "Example_Town", kind: "music ~" };
  expect(pickKeywords(keywords, said)).toEqual(picked);
});
