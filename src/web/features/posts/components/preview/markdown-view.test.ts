import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkdownView } from "./markdown-view.tsx";

test.each([
  ["a paragraph", "مرحبا", '<p dir="auto">مرحبا</p>'],
  // A direction of their own would keep the items' words from deciding the list's.
  ["a list", "- الطقس\n- الطرق", '<ul dir="auto"><li><p>الطقس</p></li><li><p>الطرق</p></li></ul>'],
  ["a quotation", "> مرحبا", '<blockquote dir="auto"><p>مرحبا</p></blockquote>'],
])("%s goes the way its words go", (_what, text, html) => {
  expect(renderToStaticMarkup(createElement(MarkdownView, { text, dialect: "new" }))).toBe(html);
});
