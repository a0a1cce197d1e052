import { expect, test } from "vitest";
import { pointsAtNothing } from "./points-at-nothing.ts";

test.each([
  "I bought a box of 31 of them for six dollars at an estate sale in Raytown.",
  "We reported eleven of them one at a time through the council's form.",
  "Do you try to solve them as you go?",
  "People who own one of these books.",
  "I wrote it in a week.",
  "Left one died at my daughter's graduation.",
  "I promised a fella in Denmark fifty in walnut.",
  "I printed 200 and I have 6 under the bed.",
])("points at something that nobody named: %s", (sentence) => {
  expect(pointsAtNothing(sentence)).toBe(true);
});

test.each([
  "My father had eleven pairs of broken skis and I could not burn them.",
  "It was the last pass before Grenoble.",
  "A tester asked if they could turn the money off.",
  "Janet turned back 300 metres from the hospital with her chair.",
  "I dropped a wrench in bin 14 and never found it.",
  "Those who bake rye know this.",
  "These days nobody writes letters.",
  "Everybody brings what they have.",
  "My old mug broke and the new one leaks.",
  "I ordered 100 laser cut boxes before I'd settled the size.",
  "My nails were gone, so I ordered fifty in brass.",
  "I sold two dozen minnows in an hour.",
  "We sent the text at 7 in the morning.",
])("names what it points at, or means nothing by it: %s", (sentence) => {
  expect(pointsAtNothing(sentence)).toBe(false);
});

test("what was told before names it, too", () => {
  expect(pointsAtNothing("I bought a box of 31 of them.", "I collect cookbooks.")).toBe(false);
  expect(pointsAtNothing("I own one of these books.", "I cook from an old book.")).toBe(false);
});
