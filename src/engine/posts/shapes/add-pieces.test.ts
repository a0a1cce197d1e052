import { expect, test } from "vitest";
import { tellBefore } from "./add-pieces.ts";
import type { Piece } from "./shape.ts";
import { makeBrief } from "../testing/make-brief.ts";
import type { Setting } from "../write-post.ts";

const piece = (is: Piece["is"], text = "Something."): Piece => ({ is, sentences: [text], isOptional: true }); // prettier-ignore

test.each<[string, Piece["is"][], Setting["place"], string[], string[]]>([
  ["what people did before begins it", ["introduction", "limits"], "hobby", ["Half a ball.", "Then I carried wood."], ["before", "introduction", "limits"]], // prettier-ignore
  ["a story is enough", ["introduction", "mistake"], "hobby", ["Half a ball.", "Then I carried wood."], ["introduction", "mistake"]], // prettier-ignore
  ["a note is no story", ["introduction", "limits"], "hobby", ["Half a ball."], ["introduction", "limits"]], // prettier-ignore
  ["makers do without", ["introduction", "limits"], "maker", ["Half a ball.", "Then I carried wood."], ["introduction", "limits"]], // prettier-ignore
])("%s", (_, ids, place, sentences, expected) => {
  const setting: Setting = { brief: makeBrief({}), seed: 1, place, demands: { forbidden: [] } as unknown as Setting["demands"], linkPlace: "none", answers: { before: { sentences } } }; // prettier-ignore
  const told = tellBefore(ids.map((id) => piece(id)), setting, { fewest: 0, most: 200 }); // prettier-ignore
  expect(told.map(({ is }) => is)).toEqual(expected);
});
