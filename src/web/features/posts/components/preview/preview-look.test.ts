import { expect, test } from "vitest";
import { readPreviewLook } from "./preview-look.ts";

const FRESH = { look: "new", theme: "dark", width: "wide" };

test.each<[string, string | null, object]>([
  ["nothing kept", null, FRESH],
  [
    "a choice",
    '{"look":"old","theme":"light","width":"phone"}',
    { look: "old", theme: "light", width: "phone" },
  ],
  ["half a choice", '{"look":"old"}', { ...FRESH, look: "old" }],
  ["unknown choices", '{"look":"newest","size":"big","toString":"x"}', FRESH],
  ["no JSON", "{", FRESH],
  ["no object", "3", FRESH],
])("%s", (_, kept, look) => {
  const storage = { getItem: () => kept, setItem: () => {}, removeItem: () => {} };
  expect(
    readPreviewLook(
      () => storage,
      () => "dark",
    ),
  ).toEqual(look);
});

test("a storage that is forbidden", () => {
  const forbid = () => {
    throw new Error("forbidden");
  };
  expect(readPreviewLook(forbid, () => "dark")).toEqual(FRESH);
});
