import { expect, test } from "vitest";
import type { AnswerId } from "#engine/interview/interview.ts";
import { addPremise } from "./add-premise.ts";
import { findRoots } from "../keep-roots.ts";
import type { Piece } from "./shape.ts";
import type { UsableAnswers } from "../usable-answers.ts";

const answers: UsableAnswers = {
  what: { sentences: ["a plugin that hides old notes"] },
  unusual: { sentences: ["The notes are behind a grey bar.", "It opens after eighty words."] },
  price: { sentences: ["A yearly licence is 30 dollars.", "Students pay nothing."] },
  mistake: { sentences: ["I fired the second batch of glaze too hot."] },
  limits: { sentences: ["It does nothing on the phone."] },
};
const piece = (is: Piece["is"]): Piece => {
  const id = is === "introduction" ? "what" : (is as AnswerId);
  return { is, sentences: answers[id]?.sentences ?? [], isOptional: true };
};

test("a cry brings its point", () => {
  const said = { ...answers, unusual: { sentences: ["No iron before week 4!", "Everybody complains.", "We walk on cards.", "The floor is cold."] } }; // prettier-ignore
  const pieces = addPremise([piece("introduction")], "When do you hand out the iron?", said, { most: 200, leavesOut: new Set(), roots: [] }); // prettier-ignore
  expect(pieces?.[1]?.sentences).toHaveLength(3);
});

type Given = { most?: number; leavesOut?: AnswerId[] };

function based(order: string, question: string, { most = 200, leavesOut = [] }: Given = {}) {
  const pieces = order.split(" ").map((is) => piece(is as Piece["is"]));
  const roots = findRoots(question, answers);
  const made = addPremise(pieces, question, answers, {
    most,
    leavesOut: new Set(leavesOut),
    roots,
  });
  return made?.map(({ is, sentences }) => `${is} ${sentences.length}`).join(", ") ?? null;
}

test.each<[string, string, string, Given, string | null]>([
  [
    "'the bar' brings the answer that has one, as far as that",
    "introduction limits link",
    "Would the bar annoy you?",
    {},
    "introduction 1, limits 1, unusual 1, link 0",
  ],
  [
    "what is told already is enough",
    "introduction unusual",
    "Would the bar annoy you?",
    {},
    "introduction 1, unusual 2",
  ],
  [
    "'at that licence' brings the price",
    "introduction limits",
    "Who buys at that licence?",
    {},
    "introduction 1, limits 1, price 1",
  ],
  [
    "'the second batch' brings the mistake",
    "introduction limits",
    "Who would sell the second batch?",
    {},
    "introduction 1, limits 1, mistake 1",
  ],
  [
    "what nobody named needs nothing",
    "introduction limits",
    "What do you do about the rain?",
    {},
    "introduction 1, limits 1",
  ],
  [
    "without room there is no such question",
    "introduction limits",
    "Would the bar annoy you?",
    { most: 20 },
    null,
  ],
  [
    "nor where readers do not want the answer",
    "introduction limits",
    "Would the bar annoy you?",
    { leavesOut: ["unusual"] },
    null,
  ],
  [
    "what a question grows from is told",
    "introduction limits",
    "How hot do you fire a batch of glaze?",
    {},
    "introduction 1, limits 1, mistake 1",
  ],
])("%s", (_, order, question, given, expected) => {
  expect(based(order, question, given)).toBe(expected);
});

test("a question about the pain comes behind the story that has one", () => {
  const said = { what: { sentences: ["a crochet hook"] }, scene: { sentences: ["One winter a pain began in my thumb."] } }; // prettier-ignore
  const pieces = addPremise([piece("introduction")], "Did it change when the pain came?", said, { most: 200, leavesOut: new Set(), roots: [] }); // prettier-ignore
  expect(pieces?.map(({ is }) => is)).toEqual(["introduction", "scene"]);
});
