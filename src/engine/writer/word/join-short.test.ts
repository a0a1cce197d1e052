import { expect, test } from "vitest";
import { joinShort, type Part } from "./join-short.ts";

const stack: Part = { id: "stackOrMaterial", paragraphs: ["It's written in Kotlin."] };
const limits: Part = { id: "limits", paragraphs: ["The limits: no iPhone."] };
const said: Part = { id: "userSaid", paragraphs: ['Ada said: "Fine."'] };
const long: Part = { id: "numbers", paragraphs: ["It has 212 installs. ".repeat(9).trim()] };

test("remarks of a line each are one paragraph", () => {
  expect(joinShort([stack, limits])).toEqual(["It's written in Kotlin. The limits: no iPhone."]);
});

test("what is long, or something else, keeps a paragraph of its own", () => {
  expect(joinShort([stack, said, limits])).toHaveLength(3);
  expect(joinShort([stack, long])).toHaveLength(2);
  expect(joinShort([{ ...stack, paragraphs: ["- one\n- two"] }, limits])).toHaveLength(2);
});
