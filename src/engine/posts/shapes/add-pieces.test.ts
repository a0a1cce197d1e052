import { expect, test } from "vitest";
import { listLoved, tellBefore } from "./add-pieces.ts";
import type { Piece } from "./shape.ts";
import { answer, makeBrief, RICH } from "../testing/make-brief.ts";
import type { Setting } from "../write-post.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Policy } from "#engine/policy/policy.ts";

const piece = (is: Piece["is"], text = "Something."): Piece => ({ is, sentences: [text], isOptional: true }); // prettier-ignore

test.each<[string, Piece["is"][], Setting["place"], string[], string[]]>([
  ["what people did before begins it", ["introduction", "limits"], "hobby", ["We used half a ball.", "Then I carried wood."], ["before", "introduction", "limits"]], // prettier-ignore
  ["but a note of it begins nothing", ["introduction", "limits"], "hobby", ["Half a ball.", "Then I carried wood."], ["introduction", "before", "limits"]], // prettier-ignore
  ["a story is enough", ["introduction", "mistake"], "hobby", ["Half a ball.", "Then I carried wood."], ["introduction", "mistake"]], // prettier-ignore
  ["a note is no story", ["introduction", "limits"], "hobby", ["Half a ball."], ["introduction", "limits"]], // prettier-ignore
  ["makers do without", ["introduction", "limits"], "maker", ["Half a ball.", "Then I carried wood."], ["introduction", "limits"]], // prettier-ignore
])("%s", (_, ids, place, sentences, expected) => {
  const setting: Setting = { brief: makeBrief({}), seed: 1, place, demands: { forbidden: [], banned: [] } as unknown as Setting["demands"], linkPlace: "none", answers: { before: { sentences } } }; // prettier-ignore
  const told = tellBefore(ids.map((id) => piece(id)), setting, { fewest: 0, most: 200 }); // prettier-ignore
  expect(told.map(({ is }) => is)).toEqual(expected);
});

test.each<[string, Policy["kind"], Setting["place"], ProjectKind, string[]]>([
  ["developers hear how a program works", "dev", "technical", "software", ["unusual"]],
  ["those who make things hear how it was made", "showcase", "showcase", "product", ["stackOrMaterial", "teach"]], // prettier-ignore
  [
    "those with the craft hear how it works, and get a tip",
    "hobby",
    "hobby",
    "product",
    ["unusual", "teach"],
  ],
  ["those who read get lines to read", "showcase", "showcase", "book", ["premise", "sample"]],
  ["those who map get figures", "dev", "technical", "cause", ["stackOrMaterial", "numbers", "teach"]], // prettier-ignore
  ["those who count birds get a tip", "hobby", "hobby", "cause", ["teach"]],
  ["neighbours nothing of that", "local", "local", "product", []],
])("%s", (_, of, place, kind, expected) => {
  const brief = makeBrief({ kind: of }, answer(RICH, { kind }));
  const setting: Setting = { brief, seed: 1, place, demands: { forbidden: [], banned: [] }, linkPlace: "none", answers: {} }; // prettier-ignore
  expect(listLoved(setting)).toEqual(expected);
});
