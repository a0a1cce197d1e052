import { expect, test } from "vitest";
import {
  beginsWithCapital,
  beginsWithLetter,
  beginsWithNumber,
  beginsWithOne,
  beginsWithScheme,
  beginsWithWordCharacter,
  dropAccents,
  dropFullStop,
  dropHalfCharacter,
  dropPointedBrackets,
  dropQuotes,
  endsWithOne,
  endsWithWordCharacter,
  hasDigit,
  hasLetter,
  hasSpace,
  hasWordCharacter,
  isAscii,
  keepWordCharacters,
  LIST_SIGN,
  listLetterRuns,
  listLetters,
  listWordRuns,
  splitAtSpaces,
  splitParagraphs,
  squeezeSpaces,
  unifyLineEnds,
} from "./characters.ts";

test.each<[ask: (text: string) => boolean, yes: string[], no: string[]]>([
  [hasSpace, ["a b", "\n"], ["ab", ""]],
  [hasDigit, ["v2", "7"], ["two", "½"]],
  [beginsWithNumber, ["7 days", "½ hour"], ["day 7", ""]],
  [beginsWithCapital, ["Ärger", "A"], ["ärger", "7", "中"]],
  [hasLetter, ["7é", "中"], ["7", "_"]],
  [beginsWithLetter, ["é", "中7"], ["7a", " a", ""]],
  [hasWordCharacter, ["—é—", "7"], ["…", "_", ""]],
  [beginsWithWordCharacter, ["中文", "7."], [" a", "_a"]],
  [endsWithWordCharacter, ["café", "#7"], ["a.", "a_"]],
  [(text) => beginsWithOne(text, "#*"), ["# a", "*"], ["", "a#"]],
  [(text) => endsWithOne(text, ".!"), ["a.", "!"], ["", ".a"]],
  [isAscii, ["plain ~", ""], ["café", "a\nb"]],
  [beginsWithScheme, ["https://example.org", "HTTP://x"], ["example.org", "ftp://x", " http://x"]],
  [(text) => LIST_SIGN.test(text), ["- one", " 2) two", "• three"], ["one", "-one", "2 two"]],
])("%o", (ask, yes, no) => {
  expect(yes.filter((text) => !ask(text))).toEqual([]);
  expect(no.filter(ask)).toEqual([]);
});

test.each<[change: (text: string) => unknown, from: string, to: unknown]>([
  [squeezeSpaces, " a \n\t b", " a b"],
  [splitAtSpaces, "a  b\nc", ["a", "b", "c"]],
  [splitAtSpaces, "", [""]],
  [splitParagraphs, "a\nb\n\n\nc", ["a\nb", "c"]],
  [listLetters, "a1é", ["a", "é"]],
  [listLetters, "1", []],
  [listLetterRuns, "it's 2nd", ["it", "s", "nd"]],
  [listWordRuns, "it's 2nd", ["it", "s", "2nd"]],
  [keepWordCharacters, "Left-handed 🙂 2", "Lefthanded2"],
  [dropHalfCharacter, "ok🙂".slice(0, 3), "ok"],
  [dropHalfCharacter, "ok🙂", "ok🙂"],
  [unifyLineEnds, "a\r\nb\rc\nd", "a\nb\nc\nd"],
  [dropPointedBrackets, "<https://example.org>", "https://example.org"],
  [dropAccents, "Öl, café", "Ol, cafe"],
  [dropQuotes, "a “b” \"c\" 'd'", "a b c 'd'"],
  [dropFullStop, "It works.", "It works"],
  [dropFullStop, "Lamps, e.g.", "Lamps, e.g."],
])("%o of %j", (change, from, to) => {
  expect(change(from)).toEqual(to);
});
