import { expect, test } from "vitest";
import { type KeyPlace, type KeyPress, type PageKey, readPageKey } from "./read-page-key.ts";

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  ...held,
});

test.each<[string, KeyPress, KeyPlace, PageKey | null]>([
  ["Left scrolls", press("ArrowLeft"), "page", "scroll-left"],
  ["Right scrolls, also when held", press("ArrowRight", { repeat: true }), "page", "scroll-right"],
  ["Left moves the caret in a field", press("ArrowLeft"), "field", null],
  ["Meta+Left is the way back", press("ArrowLeft", { metaKey: true }), "page", null],
  ["Shift+Right selects", press("ArrowRight", { shiftKey: true }), "page", null],
  ["Shift+Enter generates", press("Enter", { shiftKey: true }), "page", "generate"],
  ["Enter alone does not", press("Enter"), "page", null],
  ["a held Shift+Enter does not", press("Enter", { shiftKey: true, repeat: true }), "page", null],
  ["Shift+Enter breaks a line in a field", press("Enter", { shiftKey: true }), "field", null],
  ["Shift+Enter opens a link in a window", press("Enter", { shiftKey: true }), "link", null],
  ["a letter means nothing", press("g"), "page", null],
])("%s", (_, key, place, meaning) => {
  expect(readPageKey(key, place)).toBe(meaning);
});
