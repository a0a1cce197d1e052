import { describe, expect, test } from "vitest";
import { isWord, type WordGroup, WORDS } from "./words.ts";

const groups = Object.entries(WORDS).map(([group, words]) => ({
  group: group as WordGroup,
  words: words.split(" "),
}));

describe.each(groups)("$group", ({ group, words }) => {
  const isKnown = (word: string) => isWord(word, group);

  test("is each of its words, once", () => {
    expect(words.filter((word) => !isKnown(word.replace("*", "")))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  test("is no part of a longer word, but where it says so", () => {
    const open = words.filter((word) => word.includes("*"));
    expect(open.filter((word) => !isKnown(word.replace("*", "q")))).toEqual([]);
    const whole = words.filter((word) => !word.includes("*"));
    expect(whole.filter((word) => isKnown(`q${word}q`))).toEqual([]);
  });

  test("is nothing else", () => {
    expect(["", "qqq", undefined].filter((word) => isWord(word, group))).toEqual([]);
  });
});
