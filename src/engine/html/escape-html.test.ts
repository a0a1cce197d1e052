import { expect, test } from "vitest";
import { escapeHtml, renderPlainPage } from "./escape-html.ts";

test("text from outside can't become markup", () => {
  expect(escapeHtml(`<img src=x onerror="alert('1')"> & more`)).toBe(
    "&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more",
  );
});

test("a page escapes its title", () => {
  expect(renderPlainPage("</title><script>", "<p>ok</p>")).not.toContain("<script>");
});
