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

test("a text of any length is read once", () => {
  const text = "a1".repeat(20_000) + " . ".repeat(2000) + "о".repeat(5000);
  expect(foldText(text).text.length).toBeGreaterThan(30_000);
});
