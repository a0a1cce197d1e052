import { describe, expect, test } from "vitest";
import { SENTENCE_SIGNS, type SentenceSign, type SignRow, hasSign } from "./sentence-signs.ts";

const rows = Object.entries(SENTENCE_SIGNS) as [SentenceSign, SignRow][];

describe.each(rows)("%s", (sign, { has, lacks }) => {
  test.each(has)("is in: %s", (sentence) => expect(hasSign(sentence, sign)).toBe(true));
  test.each(lacks)("is not in: %s", (sentence) => expect(hasSign(sentence, sign)).toBe(false));
});
