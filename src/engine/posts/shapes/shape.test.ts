import { expect, test } from "vitest";
import { readShape, type ShapeRow } from "./shape.ts";

test.each<[string, ShapeRow, string]>([
  [
    "a scene may come before the name",
    ["story", "scene introduction unusual link"],
    "scene introduction unusual link",
  ],
  [
    "a detail comes after it",
    ["showcase", "unusual introduction forWhom? stack"],
    "introduction forWhom unusual stackOrMaterial",
  ],
  [
    "so does advice",
    ["lesson", "surprise teach introduction why? link"],
    "surprise introduction why teach link",
  ],
  [
    "limits come after a detail",
    ["feedback", "limits introduction premise link"],
    "introduction premise limits link",
  ],
  [
    "a quotation opens nothing",
    ["story", "userSaid introduction unusual"],
    "introduction unusual userSaid",
  ],
  [
    "a question is asked at the end",
    ["question", "askReaders introduction scene link"],
    "scene introduction link askReaders",
  ],
])("%s", (_, row, expected) => {
  const { parts } = readShape("x", row, "software", ["askReaders"]);
  expect(parts.map(({ options }) => options[0]).join(" ")).toBe(expected);
});
