import { expect, test } from "vitest";
import { previewContent } from "./preview-content.ts";

test("lines become one, and a short text stays whole", () => {
  expect(previewContent("One.\n\n  Two.\n")).toBe("One. Two.");
});

test("a long text is cut", () => {
  const preview = previewContent("word ".repeat(8000));
  expect(preview.length).toBeLessThan(230);
  expect(preview).toMatch(/^word( word)+.*…$/);
});

test("nothing is nothing", () => {
  expect(previewContent("")).toBe("");
});
