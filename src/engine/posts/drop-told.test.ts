import { expect, test } from "vitest";
import { dropTold } from "./drop-told.ts";
import type { Piece } from "./shapes/shape.ts";

const scene: Piece = { is: "scene", sentences: ["The second player always won our evening match by one card."], isOptional: false }; // prettier-ignore
const again = ["The second player won the match by one card."];

test.each<[string, Piece, boolean]>([
  ["what was told already is left out", { is: "limits", sentences: again, isOptional: true }, false], // prettier-ignore
  ["what is new stays", { is: "limits", sentences: ["It needs a large table and dry hands."], isOptional: true }, true], // prettier-ignore
  ["what the shape needs stays", { is: "limits", sentences: again, isOptional: false }, true],
  ["so do a few lines to read", { is: "sample", sentences: again, isOptional: true }, true],
  ["so does the question", { is: "askReaders", sentences: again, isOptional: true }, true],
  ["figures are new", { is: "numbers", sentences: ["The second player won the match by one card 140 times of 212, 33 of them, 17 and 9."], isOptional: true }, true], // prettier-ignore
  ["two words are too few to tell", { is: "limits", sentences: ["One card."], isOptional: true }, true], // prettier-ignore
])("%s", (_, piece, isKept) => {
  expect(dropTold([scene, piece])).toHaveLength(isKept ? 2 : 1);
});

test.each<[string, string[], number]>([
  ["what it is in other words is left out", ["Body on the lift.", "The landlord wants it running by Monday."], 1],
  ["what adds something stays", ["Body on the roof.", "The landlord wants it running by Monday."], 2],
  ["one word in common is no heading", ["The lifts are on.", "The landlord wants it running by Monday."], 2],
  ["a step of what follows stays", ["You find a body.", "Each lift has one."], 2],
  ["what the next one rests on stays", ["Body on the lift.", "It belongs to the landlord, who owes money to half of Hillbrow."], 2],
])("%s", (_, sentences, count) => {
  const what: Piece = { is: "introduction", sentences: ["a novel", "A lift mechanic finds a body."], isOptional: false };
  const premise: Piece = { is: "premise", sentences, isOptional: true };
  expect(dropTold([what, premise])[1]?.sentences).toEqual(sentences.slice(-count));
}); // prettier-ignore
