import { describe, expect, test } from "vitest";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { Piece } from "./shapes/shape.ts";
import { leansOnAnswers, orderReferences } from "./order-references.ts";
import type { UsableAnswers } from "./usable-answers.ts";

const ANSWERS: UsableAnswers = {
  what: { sentences: ["a plugin that hides my old notes on a paper"] },
  scene: { sentences: ["My mother rowed for years.", "She said I was late."] },
  before: { sentences: ["We brought her to a choir.", "It was kind."] },
  unusual: { sentences: ["The notes go behind a grey bar.", "It compares numbers."] },
  mistake: { sentences: ["In the first version the bar opened by itself.", "I made coffee."] },
  limits: { sentences: ["It needs a mouse.", "The comparison is slow."] },
  surprise: { sentences: ["I expected that the old notes are worse."] },
  numbers: { sentences: ["I read 64 letters with it."] },
};

const piece = (is: Piece["is"], isOptional = true): Piece => ({ is, sentences: ANSWERS[is === "introduction" ? "what" : (is as AnswerId)]?.sentences ?? [], isOptional }); // prettier-ignore
const order = (ids: Piece["is"][], most = 220, leavesOut: AnswerId[] = []) => orderReferences(ids.map((id) => piece(id)), ANSWERS, { most, leavesOut: new Set(leavesOut) }); // prettier-ignore

describe("what 'the' means is said first", () => {
  test.each<[string, Piece["is"][], string[]]>([
    ["a remark goes behind what explains it", ["introduction", "mistake", "unusual", "numbers"], ["introduction", "unusual", "mistake", "numbers"]], // prettier-ignore
    ["what explains it is put in", ["introduction", "mistake", "numbers"], ["introduction", "unusual", "mistake", "numbers"]], // prettier-ignore
    ["what the thing is explains too", ["surprise", "introduction", "numbers"], ["introduction", "surprise", "numbers"]], // prettier-ignore
    ["'her' follows whom it means", ["scene", "introduction", "before"], ["scene", "before", "introduction"]], // prettier-ignore
    ["whoever is not told of is no 'her'", ["introduction", "before", "numbers"], ["introduction", "numbers"]], // prettier-ignore
    ["what points at nothing stays", ["numbers", "introduction", "unusual"], ["numbers", "introduction", "unusual"]], // prettier-ignore
  ])("%s", (_, ids, expected) => {
    expect(order(ids)?.map(({ is }) => is)).toEqual(expected);
  });

  test("where it may not be told, the remark goes", () => {
    expect(order(["introduction", "mistake", "numbers"], 220, ["unusual"])?.map(({ is }) => is)).toEqual(["introduction", "numbers"]); // prettier-ignore
  });

  test("an answer ends before the sentence that nothing explains", () => {
    const ordered = order(["introduction", "limits"], 220, ["unusual"]);
    expect(ordered?.at(-1)?.sentences).toEqual(["It needs a mouse."]);
  });

  test("a shape that is nothing without the remark is none", () => {
    const pieces = [piece("introduction"), piece("mistake", false)];
    expect(orderReferences(pieces, ANSWERS, { most: 20, leavesOut: new Set() })).toBeNull();
  });
});

test.each<[string, boolean]>([
  ["In the first version the bar opened by itself", true],
  ["We brought her to a choir", true],
  ["I expected that the old notes are worse", true],
  ["I read 64 letters with a pencil", false],
  ["A woman in Hull plays hers at night", false],
  ["The man who taught me had no heir", false],
])("above a post, '%s' is a riddle: %s", (sentence, expected) => {
  expect(leansOnAnswers(sentence, ANSWERS)).toBe(expected);
});

test.each<[string, UsableAnswers, Piece["is"][], string[]]>([
  ["'they' of another answer are nobody without it", { scene: { sentences: ["My uncle had a firm."] }, before: { sentences: ["Pads in the truck.", "They read a year of them."] } }, ["introduction", "before"], ["a tool", "Pads in the truck."]], // prettier-ignore
  ["right behind it they are known", { scene: { sentences: ["My uncle had a firm."] }, before: { sentences: ["Pads in the truck.", "They read a year of them."] } }, ["scene", "before"], ["My uncle had a firm.", "Pads in the truck. They read a year of them."]], // prettier-ignore
  ["a note on parts follows what they are", { unusual: { sentences: ["The stones are scans."] }, stackOrMaterial: { sentences: ["Canvas.", "Scans with a phone."] } }, ["introduction", "stackOrMaterial"], ["a tool", "The stones are scans.", "Canvas. Scans with a phone."]], // prettier-ignore
])("%s", (_, told, ids, expected) => {
  const answers: UsableAnswers = { what: { sentences: ["a tool"] }, ...told };
  const pieces = ids.map((is): Piece => ({ is, sentences: answers[is === "introduction" ? "what" : (is as AnswerId)]?.sentences ?? [], isOptional: true })); // prettier-ignore
  const ordered = orderReferences(pieces, answers, { most: 200, leavesOut: new Set() });
  expect(ordered?.map(({ sentences }) => sentences.join(" "))).toEqual(expected);
});

test.each<[string, Piece[], string]>([
  ["a name that nobody has heard of ends an answer", [{ is: "before", sentences: ["I bought plastic boards.", "Gerry would not eat off them."], isOptional: true }], "before 1"],
  ["one that was introduced does not", [{ is: "scene", sentences: ["My brother Gerry had a stroke."], isOptional: true }, { is: "before", sentences: ["I bought plastic boards.", "Gerry would not eat off them."], isOptional: true }], "scene 1, before 2"],
  ["a speaker whom nobody knows is left out", [{ is: "userSaid", sentences: ['The stationmaster: "You went."'], isOptional: true }], ""],
])("%s", (_, pieces, expected) => {
  const said = { scene: { sentences: ["My brother Gerry had a stroke."] }, surprise: { sentences: ["One stationmaster has corrected every episode."] }, before: { sentences: ["I bought plastic boards.", "Gerry would not eat off them."] }, userSaid: { sentences: ['The stationmaster: "You went."'] } };
  const ordered = orderReferences(pieces, said, { most: 200, leavesOut: new Set() });
  expect(ordered?.map(({ is, sentences }) => `${is} ${sentences.length}`).join(", ")).toBe(expected);
}); // prettier-ignore

test("a heading is put in with what it is the heading of", () => {
  const answers: UsableAnswers = {
    what: { sentences: ["an app that chases invoices"] },
    unusual: { sentences: ["The tone ladder.", "There are five steps and you write two of them yourself.", "Clients laugh."] }, // prettier-ignore
    surprise: { sentences: ["People use the last step of the ladder less than 3% of the time."] },
  };
  const pieces = (["introduction", "surprise"] as const).map((is): Piece => ({ is, sentences: answers[is === "introduction" ? "what" : is]?.sentences ?? [], isOptional: true })); // prettier-ignore
  const told = orderReferences(pieces, answers, { most: 220, leavesOut: new Set() });
  expect(told?.find(({ is }) => is === "unusual")?.sentences).toHaveLength(2);
});
