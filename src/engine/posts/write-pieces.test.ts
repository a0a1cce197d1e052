import { expect, test } from "vitest";
import type { Piece } from "./shapes/shape.ts";
import { RICH, answer } from "./testing/make-brief.ts";
import { writePieces } from "./write-pieces.ts";

const piece = (is: Piece["is"], text: string): Piece => ({ is, sentences: [text], isOptional: true }); // prettier-ignore
const INTRODUCTION = piece("introduction", "a novel");

function write(pieces: Piece[], changes: Parameters<typeof answer>[1] = {}) {
  const { interview } = answer(RICH, changes);
  const given = { project: { name: "Ash", url: null }, interview, who: null, town: null, city: null, isComment: false }; // prettier-ignore
  const context = { interview, siblings: [], seed: 1 };
  return writePieces([...pieces, piece("askReaders", "Why?")], { ...given, context }).split("\n\n");
}

test.each<[string, Piece[], string[]]>([
  ["what was before says so", [INTRODUCTION, piece("before", "I made a second vault.")], ["I wrote Ash, a novel. Before that, I made a second vault."]], // prettier-ignore
  ["what was held at first says so", [INTRODUCTION, piece("mistake", "I trusted foam.")], ["I wrote Ash, a novel. At first I trusted foam."]], // prettier-ignore
  ["also further down", [INTRODUCTION, piece("unusual", "It is short."), piece("mistake", "I had a dice for it.")], ["I wrote Ash, a novel. It is short.", "At first I had a dice for it."]], // prettier-ignore
  ["who says when says it once", [INTRODUCTION, piece("mistake", "I let people write in at first.")], ["I wrote Ash, a novel.", "I let people write in at first."]], // prettier-ignore
  ["what happened once has a paragraph", [INTRODUCTION, piece("mistake", "I forgot the stamps.")], ["I wrote Ash, a novel.", "I forgot the stamps."]], // prettier-ignore
  ["before the name nothing is added", [piece("mistake", "I trusted foam."), INTRODUCTION], ["I trusted foam.", "I wrote Ash, a novel."]], // prettier-ignore
])("%s", (_, pieces, expected) => {
  expect(write(pieces).slice(0, -1)).toEqual(expected);
});

test("a campaign was one before as well", () => {
  const [first] = write([INTRODUCTION, piece("before", "We wrote four letters.")], { kind: "cause" }); // prettier-ignore
  expect(first).not.toContain("Before that");
});

test.each<[string, Piece, Parameters<typeof answer>[1], string]>([
  ["a price", piece("price", "$18 a month, and the first is free."), {}, "It costs $18 a month, and the first is free."], // prettier-ignore
  ["a price that is planned", piece("price", "$49 planned."), {}, "$49 planned."],
  ["a price before it is out", piece("price", "$49 a year."), { stage: "testing" }, "$49 a year."],
  ["prices of a shop", piece("price", "$4 a packet."), { kind: "shop" }, "$4 a packet."],
  ["a price of many", piece("price", "£34 each, and the lids are extra."), {}, "They cost £34 each, and the lids are extra."], // prettier-ignore
  ["what was there before", piece("before", "A paper notebook and two pens."), {}, "Until then it was a paper notebook and two pens."], // prettier-ignore
  ["what was done before", piece("before", "A friend wrote it all down."), {}, "A friend wrote it all down."], // prettier-ignore
  ["what is free", piece("price", "Free, no ads."), {}, "It is free, no ads."],
  ["what is free says so itself", piece("price", "Free copies are gone."), {}, "Free copies are gone."], // prettier-ignore
  ["figures", piece("numbers", "Around 380 stars and 9 forks."), {}, "So far: around 380 stars and 9 forks."], // prettier-ignore
  ["figures that say so", piece("numbers", "58 tales so far."), {}, "58 tales so far."],
  ["figures of a year", piece("numbers", "1,300 jars last year."), {}, "1,300 jars last year."],
  ["figures in a sentence", piece("numbers", "72 people bought it."), {}, "72 people bought it."],
])("%s as a sentence", (_, fact, changes, expected) => {
  const scene = piece("scene", "I sat there.");
  expect(write([scene, INTRODUCTION, piece("userSaid", 'Ann said: "Ha."'), fact], changes)).toContain(expected); // prettier-ignore
});

test.each([
  ["opens it", [piece("teach", "Set MAILTO."), INTRODUCTION], "What I have learnt so far: Set MAILTO."], // prettier-ignore
  ["follows", [INTRODUCTION, piece("teach", "Set MAILTO.")], "What I have learnt along the way: Set MAILTO."], // prettier-ignore
  ["says itself when it is for", [INTRODUCTION, piece("teach", "If you run cron, set MAILTO.")], "If you run cron, set MAILTO."], // prettier-ignore
])("advice that %s", (_, pieces, expected) => {
  expect(write(pieces)).toContain(expected);
});
