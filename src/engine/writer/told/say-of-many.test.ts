import { expect, test } from "vitest";
import { sayOfMany } from "./say-of-many.ts";

test.each([
  ["It opens without cutting.", "Opens without cutting.", "They open without cutting."],
  ["It doesn't bounce.", "doesn't bounce", "They don't bounce."],
  ["It's made in Brno.", "Made in Brno.", "They're made in Brno."],
  ["It matches most strings.", "Matches most strings.", "They match most strings."],
  ["It carries 40 g.", "Carries 40 g.", "They carry 40 g."],
])("what we put before a note is said of several: %s", (sentence, typed, expected) => {
  expect(sayOfMany(sentence, typed)).toBe(expected);
});

test.each([
  ["It opens without cutting.", "It opens without cutting."],
  ["It took us 5 months to admit.", "Took us 5 months to admit."],
  ["I sew them.", "Sew them."],
])("what the founder typed, and what is said of something else, stays: %s", (sentence, typed) => {
  expect(sayOfMany(sentence, typed)).toBe(sentence);
});
