import { expect, test } from "vitest";
import { LOADS, NAMES } from "./promotion-weights.ts";
import { EVIDENCE, readSigns } from "./read-signs.ts";
import { readText } from "./read-text.ts";
import { scorePromotion } from "./score-promotion.ts";

const isEvidence = (sign: string) => EVIDENCE.has(sign.replace("^", ""));

test("more evidence never lowers the score, whatever else a draft has", () => {
  const evidence = NAMES.split("|").filter(isEvidence);
  expect(evidence.length).toBeGreaterThan(15);
  for (const sign of evidence) {
    const without = new Map([["#ask", 0.5]]);
    const once = new Map([...without, [sign, 1] as const]);
    const twice = new Map([...without, [sign, 2] as const]);
    expect(scorePromotion(once, true)).toBeGreaterThanOrEqual(scorePromotion(without, true));
    expect(scorePromotion(twice, true)).toBeGreaterThanOrEqual(scorePromotion(once, true));
  }
});

test("each sign has its weight, in characters that can be printed", () => {
  expect(LOADS).toMatch(/^[!-}]+$/);
  expect(LOADS).toHaveLength(NAMES.split("|").length);
});

test("without evidence the words weigh nothing", () => {
  const { signs, evidence } = readSigns(
    readText("A free app for the shop, out now"),
    readText("New and limited. The price is $5, the store has a page."),
  );
  expect(evidence).toEqual([]);
  expect(scorePromotion(signs, false)).toBe(0);
  expect(scorePromotion(signs, true)).toBeGreaterThan(0);
});

test.each([
  ["made", "I built a small tool for that."],
  ["own", "Mon premier album sort vendredi."],
  ["own", "For that we made Kestrel last spring."],
  ["bid", "Scrivetemi per una lezione."],
  ["pitch", "DM me for a quote."],
  ["sends", "Get it at https://counter.example"],
  [">store", "It is on https://www.etsy.com/listing/1"],
  [">form", "Here: https://docs.google.com/forms/d/1/viewform"],
  ["urge", "Come by on Saturday."],
])("evidence of '%s' in: %s", (sign, text) => {
  const { evidence } = readSigns(readText(""), readText(text));
  expect(evidence.map((each) => each.sign)).toContain(sign);
});

test.each([
  ["a manual", "See https://docs.example.com/guide and https://example.com/help/start"],
  ["a newspaper", "https://www.harbourtimes.example/tech/output-cut"],
  ["a picture", "https://imgur.com/a/abc"],
  ["what somebody else said", "> I built a small tool, DM me for a quote\n\nSo he wrote."],
])("%s is no evidence", (_, text) => {
  expect(readSigns(readText(""), readText(text)).evidence).toEqual([]);
});
