import { expect, test } from "vitest";
import type { Piece } from "./shape.ts";
import { serveNeeds } from "./serve-needs.ts";
import { makeBrief, takes } from "../testing/make-brief.ts";
import type { Setting } from "../write-post.ts";

const piece = (is: Piece["is"], text: string): Piece => ({ is, sentences: [text], isOptional: true }); // prettier-ignore
const TOLD = [piece("introduction", "a course"), piece("unusual", "It is short."), piece("askReaders", "Why?")]; // prettier-ignore
const PAID = piece("price", "It is 29 euros once, and the first eight lessons are free.");
const FREE = piece("price", "It is free.");

test.each<[string, string, Piece, string[]]>([
  ["what is paid comes last where that is the rule", "own free resources; paid bundle mentioned last", PAID, ["introduction", "unusual", "price", "askReaders"]], // prettier-ignore
  ["what is free comes first there", "own free resources; paid bundle mentioned last", FREE, ["introduction", "price", "unusual", "askReaders"]], // prettier-ignore
  ["elsewhere what is free comes first, with its price", "own free resources", PAID, ["introduction", "price", "unusual", "askReaders"]], // prettier-ignore
])("%s", (_, detail, price, expected) => {
  const brief = makeBrief({ kind: "showcase", ...takes("welcome", detail) });
  const setting = { brief, place: "showcase", answers: { price: { sentences: price.sentences } } };
  expect(serveNeeds(TOLD, setting as unknown as Setting).map(({ is }) => is)).toEqual(expected);
});
