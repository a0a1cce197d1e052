import { expect, test } from "vitest";
import { decodeEntities, escapeHtml, renderPlainPage } from "./escape-html.ts";

test("text from outside can't become markup", () => {
  expect(escapeHtml(`<img src=x onerror="alert('1')"> & more`)).toBe(
    "&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more",
  );
});

test("a page escapes its title", () => {
  expect(renderPlainPage("</title><script>", "<p>ok</p>")).not.toContain("<script>");
});

test("entities become the signs that they are written for, and others stay", () => {
  expect(decodeEntities("a &amp;&NBSP;&#39;b&#x27; &#x200B;&lt;c&gt; &copy; & d;")).toBe(
    "a & 'b' <c> &copy; & d;",
  );
});
