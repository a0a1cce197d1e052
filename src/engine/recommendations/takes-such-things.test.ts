import { expect, test } from "vitest";
import type { StanceOnPromotion } from "#engine/policy/policy.ts";
import type { Stance } from "#engine/policy/stances.ts";
import { readBrought } from "./reading/read-brought.ts";
import { takesSuchPieces, takesSuchThings } from "./takes-such-things.ts";

const stance = (is: Stance, detail: string): StanceOnPromotion => ({
  is,
  detail,
  flairs: [],
  day: null,
  sharePercent: null,
  source: { kind: "note", asOf: null },
});
const bring = (text: string) => readBrought(text, null, "other");

test.each([
  ["a free app, where free tools are", "value", "free tools", "A free app", true],
  ["an app for money, where free tools are", "value", "free tools", "An app, $9 a month", false],
  ["a course, where tools are", "value", "own tools", "A video course, 12 lessons", false],
  ["closed software, where open source is", "value", "open source tools", "A paid app", false],
  ["open source", "value", "open source tools", "An MIT app on GitHub", true],
  ["an article about anything", "value", "articles and open tools", "An app, $9 a month", true],
  ["an app, where maps are welcome", "welcome", "own maps, with credit", "An app for maps", false],
  ["a game, where games are welcome", "welcome", "own games", "A puzzle game on Steam", true],
  ["an app, with a flair for anybody", "flair", "Self-Promotion", "An app, $9 a month", true],
  [
    "an app, where sauces are shown with a method",
    "value",
    "own sauces with method",
    "An app, $4.99",
    false,
  ],
  ["what nobody can name", "value", "own paintings", "A thing", true],
] as const)("%s is taken or not", (_, is, detail, text, isTaken) => {
  expect(takesSuchThings(stance(is, detail), bring(text))).toBe(isTaken);
});

test.each([
  ["the trade itself", "own leatherwork photos", "I stitch leather wallets", true],
  ["another trade", "own leatherwork photos", "I carve spoons with an axe", false],
  ["work of every craft", "own work", "I carve spoons with an axe", true],
  ["what it is for", "own tanks", "Leaves for shrimp tanks", false],
  ["what it is grown for", "own tanks", "Live aquarium plants, shipped on Mondays", false],
])("pieces of %s are taken or not", (_, detail, text, isTaken) => {
  expect(takesSuchPieces(stance("value", detail), text)).toBe(isTaken);
});
