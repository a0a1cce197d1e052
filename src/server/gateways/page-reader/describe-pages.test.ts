import { expect, test } from "vitest";
import { describePage } from "#engine/pages/describe-page.ts";
import { extractContent } from "./extract-content.ts";
import { SAMPLE_PAGES } from "./testing/sample-pages.ts";

const read = (html: string, url = "https://site.test/") => ({
  url,
  ...extractContent({ html, isXml: false }),
});

test.each(SAMPLE_PAGES)("describes $name", ({ url, html, description }) => {
  expect(describePage(read(html, url))).toBe(description);
});

test.each(SAMPLE_PAGES)("$name: short, in full stops, in the page's own words", ({ url, html }) => {
  const page = read(html, url);
  const text = describePage(page) ?? "";
  expect(text.length).toBeLessThanOrEqual(600);
  expect(text).toMatch(/^$|[.。]$/);

  const source = JSON.stringify(page).toLowerCase();
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  // 'Welcome to Larder, the …' becomes 'Larder is the …'.
  expect(words.filter((word) => word !== "is" && !source.includes(word))).toEqual([]);
});
