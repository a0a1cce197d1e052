import { describe, expect, test } from "vitest";
import { type Phrase, PHRASES, SAYS } from "./phrases.ts";

const rows = Object.entries(PHRASES).map(([phrase, row]) => ({
  phrase: phrase as Phrase,
  words: row.words.split("|"),
  at: row.at,
  isCased: "isCased" in row,
}));

describe.each(rows)("$phrase", ({ phrase, words, at, isCased }) => {
  const says = (text: string) => SAYS[phrase].test(text);

  test("is each of its phrases, once, without a sign of a pattern", () => {
    expect(words.filter((word) => !says(word))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => !/^[\p{L}'’ -]+$/u.test(word))).toEqual([]);
  });

  test("is no part of a longer word", () => {
    const known = new Set(words.map((word) => word.toLowerCase()));
    const longer = words.filter((word) => !known.has(`${word}x`.toLowerCase()));
    expect(longer.filter((word) => says(`${word}x`))).toEqual([]);
    expect(words.filter((word) => says(`xx${word}`))).toEqual([]);
  });

  test("counts where it is said to", () => {
    expect(words.filter((word) => says(`${word}, 7`))).toEqual(at === "whole" ? [] : words);
    expect(words.filter((word) => says(`7, ${word}`))).toEqual(at === "anywhere" ? words : []);
  });

  test("minds large letters only where they tell something", () => {
    const other = words.map((word) =>
      word === word.toLowerCase() ? word.toUpperCase() : word.toLowerCase(),
    );
    expect(other.filter(says)).toEqual(isCased ? [] : other);
  });
});
