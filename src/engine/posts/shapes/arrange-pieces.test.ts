import { expect, test } from "vitest";
import { type Arranging, arrangePieces } from "./arrange-pieces.ts";
import { countSubject } from "../community/subject.ts";
import type { Piece } from "./shape.ts";

const texts: Partial<Record<Piece["is"], string>> = {
  stackOrMaterial: "I wrote it in Flutter.",
  unusual: "A bed has five stripes.",
  teach: "Warm the lino before you cut.",
};

const arrange = (order: string, subject: string[] = [], more: Partial<Arranging> = {}) =>
  arrangePieces(
    order.split(" ").map((each) => piece(each as Piece["is"])),
    {
      weigh: (text) => countSubject(text, subject),
      wanted: [],
      isClear: () => true,
      isTalk: false,
      numbers: null,
      ...more,
    },
  )
    .map(({ is }) => is)
    .join(" ");

function piece(is: Piece["is"]): Piece {
  return { is, sentences: [texts[is] ?? "Something else."], isOptional: false };
}

test.each([
  [
    "what readers came for follows the introduction",
    "before introduction unusual stackOrMaterial",
    "before introduction stackOrMaterial unusual",
    ["flutter"],
  ],
  [
    "it stays behind for whom and why",
    "introduction forWhom unusual stackOrMaterial numbers",
    "introduction forWhom stackOrMaterial unusual numbers",
    ["flutter"],
  ],
  [
    "no subject, no change",
    "scene introduction unusual numbers",
    "scene introduction unusual numbers",
    [],
  ],
  [
    "no end on limits",
    "introduction numbers unusual limits",
    "introduction unusual limits numbers",
    [],
  ],
  [
    "limits before a question",
    "introduction limits askReaders",
    "introduction limits askReaders",
    [],
  ],
  [
    "the address follows the price",
    "introduction price unusual link",
    "introduction unusual price link",
    [],
  ],
])("%s", (_, order, expected, subject) => {
  expect(arrange(order, subject)).toBe(expected);
});

test("figures are added where nothing else ends it", () => {
  expect(arrange("introduction unusual limits link", [], { numbers: piece("numbers") })).toBe(
    "introduction unusual limits numbers link",
  );
});

test.each<[string, string, string, Partial<Arranging>]>([
  [
    "what can't be understood alone follows the introduction",
    "mistake introduction forWhom unusual",
    "introduction forWhom unusual mistake",
    { isClear: () => false },
  ],
  ["a scene never does", "scene introduction unusual", "scene introduction unusual", { isClear: () => false }], // prettier-ignore
  [
    "what is asked for by name comes first",
    "introduction unusual teach formula",
    "introduction formula unusual teach",
    { wanted: ["formula", "teach"] },
  ],
  ["advice about nobody knows what comes behind what it is", "teach introduction unusual", "introduction unusual teach", { isClear: () => false }], // prettier-ignore
  ["how it plays comes before its levels", "introduction mistake howItPlays numbers", "introduction howItPlays mistake numbers", {}], // prettier-ignore
  [
    "among readers figures are no end",
    "introduction scene unusual numbers",
    "introduction scene numbers unusual",
    { isTalk: true },
  ],
  [
    "nor are they added",
    "introduction scene limits",
    "introduction scene limits",
    { isTalk: true, numbers: piece("numbers") },
  ],
])("%s", (_, order, expected, more) => {
  expect(arrange(order, [], more)).toBe(expected);
});

test("what is about the subject opens where it can be understood alone, with what it is behind it", () => {
  const open = (canOpen: boolean) =>
    arrange("before introduction unusual episode", ["something"], { canOpen: () => canOpen });
  const texted = arrangePieces(
    [piece("scene"), piece("introduction"), piece("unusual"), { ...piece("episode"), sentences: ["A word of Latin."] }], // prettier-ignore
    { weigh: (text) => countSubject(text, ["latin"]), wanted: [], isClear: () => true, isTalk: false, numbers: null, canOpen: () => true }, // prettier-ignore
  );
  expect(texted.map(({ is }) => is).join(" ")).toBe("episode introduction scene unusual");
  expect(open(false).startsWith("before introduction")).toBe(true);
});

test.each([
  ["how it works comes before what went wrong", "introduction mistake unusual numbers", "introduction unusual mistake numbers"], // prettier-ignore
  ["and so does where it began", "introduction surprise mistake scene unusual", "introduction unusual scene surprise mistake"], // prettier-ignore
  ["what opens a post stays there", "mistake introduction unusual numbers", "mistake introduction unusual numbers"], // prettier-ignore
])("%s", (_, order, expected) => {
  expect(arrange(order)).toBe(expected);
});

test("a quotation about nobody knows what comes behind what it is", () => {
  expect(arrange("userSaid introduction unusual", [], { isClear: () => false })).toBe("introduction unusual userSaid"); // prettier-ignore
});

test.each([
  [
    "a story comes before advice",
    "teach introduction scene unusual",
    "scene introduction unusual teach",
  ],
  ["without one, what it is", "teach introduction unusual", "introduction unusual teach"],
])("%s", (_, order, expected) => {
  expect(arrange(order)).toBe(expected);
});

test.each([
  ["where it began comes before what went wrong", "mistake introduction scene", {}, "scene introduction mistake"], // prettier-ignore
  ["but not for those who make such things", "mistake introduction scene", { isTechnical: true }, "mistake introduction scene"], // prettier-ignore
  ["nor where it cannot open", "mistake introduction scene", { canOpen: ({ is }: Piece) => is !== "scene" }, "mistake introduction scene"], // prettier-ignore
])("%s", (_, order, more, expected) => {
  const weigh = (text: string) => (text === "Something else." ? 1 : 0);
  expect(arrange(order, [], { weigh, canOpen: () => true, ...more })).toBe(expected);
});

test("a story comes before advice that says what it is for, too", () => {
  const pieces = (["teach", "introduction", "scene"] as const).map((is): Piece => ({ is, sentences: [is === "teach" ? "To bend ash, steam it for an hour." : "Something."], isOptional: true })); // prettier-ignore
  const told = arrangePieces(pieces, { weigh: () => 0, wanted: [], isClear: () => true, isTalk: true, numbers: null }); // prettier-ignore
  expect(told.map(({ is }) => is)).toEqual(["scene", "introduction", "teach"]);
});
