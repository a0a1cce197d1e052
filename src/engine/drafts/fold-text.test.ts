import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

test.each([
  ["a plain text", "Check it out at example.com", "Check it out at example.com"],
  ["characters without width", "ch\u200beck my si\u200dte", "check my site"],
  ["look-alikes in a Latin word", "sіgn uр tоday", "sign up today"],
  ["a word of another script", "привет всем", "привет всем"],
  ["full-width letters", "ｂｕｙ ｎｏｗ", "buy now"],
  ["mathematical letters", "𝐛𝐮𝐲 now", "buy now"],
  ["a written dot", "ledgerly (dot) com", "ledgerly.com"],
  ["a written dot in words", "go to ledgerly dot io please", "go to ledgerly.io please"],
  ["a spaced dot", "ledgerly . app", "ledgerly.app"],
  ["a spaced-out address", "l e d g e r l y . c o m", "ledgerly.com"],
  ["a spaced-out name", "just search l e d g e r l y online", "just search ledgerly online"],
  ["single letters that belong", "a b c, then I a m here", "a b c, then I a m here"],
  ["a dot before a rarer ending", "ledgerly dot net, free", "ledgerly.net, free"],
  [
    "a language that begins with a dot",
    "six years of .NET at a bank",
    "six years of .NET at a bank",
  ],
  ["digits for letters", "fr33 d0wnl0ad, l1nk below", "free download, link below"],
  ["digits that belong", "b2b, 3d, h264 and web3", "b2b, 3d, h264 and web3"],
  ["a sentence with a dot", "the dot product of it", "the dot product of it"],
  ["accents", "café déjà vu", "café déjà vu"],
])("%s", (_, text, folded) => {
  expect(foldText(text).text).toBe(folded);
});

test("places lead back to the words as they were written", () => {
  const text = "Go: l e d g e r l y (dot) c o m, then s\u200bign up";
  const folded = foldText(text);
  const start = folded.text.indexOf("sign up");
  const original = text.slice(folded.toOriginal(start), folded.toOriginal(start + 7));
  expect(original).toBe("s\u200bign up");
});

test("emoji are left alone, and no place begins in the middle of one", () => {
  const text = "🙈 fr33 🙈";
  const { text: folded, toOriginal } = foldText(text);
  expect(folded).toBe("🙈 free 🙈");
  expect(Array.from({ length: 9 }, (_, at) => toOriginal(at))).toEqual([0, 0, 2, 3, 4, 5, 6, 7, 8]);
  expect(foldText("a 🙈 b").toOriginal(3)).toBe(2);
});

test("a text of any length is read once", () => {
  const text = "a1".repeat(20_000) + " . ".repeat(2000) + "о".repeat(5000);
  expect(foldText(text).text.length).toBeGreaterThan(30_000);
});
