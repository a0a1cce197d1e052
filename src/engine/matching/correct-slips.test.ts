import { beforeAll, expect, test } from "vitest";
import { loadModel } from "#catalogue/load-model.ts";
import { correctSlips } from "./correct-slips.ts";
import type { MatcherModel } from "./matcher-model.ts";

let model: MatcherModel;
beforeAll(async () => {
  model = await loadModel();
});

test.each([
  [
    "a letter is missing",
    "hand made woden toys for kids, cars and animals",
    "hand made wooden toys for kids, cars and animals",
  ],
  ["one is too many", "an app for guitarrists", "an app for guitarists"],
  ["another one stands there", "wool for knittung", "wool for knitting"],
  ["two are swapped", "yarn for kintting", "yarn for knitting"],
])("%s", (_, text, meant) => {
  expect(correctSlips(model, text)).toBe(meant);
});

test.each([
  ["a word that is known", "A plan for sowing and weeding the garden"],
  [
    "a rare word that only looks like another",
    "An app that stitches varnished fillets at a cannery",
  ],
  ["a name", "Woden makes toys for kids, cars and animals"],
  ["an address", "toys for kids at woden.example, cars and animals"],
  ["nothing the matcher knows", "zzzzz qqqqq"],
  ["nothing", ""],
])("%s stays", (_, text) => {
  expect(correctSlips(model, text)).toBe(text);
});
