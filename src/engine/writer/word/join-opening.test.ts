import { expect, test } from "vitest";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Opening } from "../plan/plan.ts";
import { tell } from "../testing/make-place.ts";
import { joinOpening } from "./join-opening.ts";

const SCENE = "The bus left at one. My shift ended at half past.";

function join(
  introduction: string,
  {
    kind,
    opening = "scene",
    text = SCENE,
  }: { kind: ProjectKind; opening?: Opening; text?: string },
): string {
  const told = tell({ kind, verb: null, answers: { what: "a hook" } });
  return joinOpening(introduction, told, [opening, text]);
}

test.each<[ProjectKind, Opening, string, RegExp]>([
  ["software", "scene", "I built X, a tool.", /^So I built X, a tool\.$/],
  ["product", "scene", "I make X, a hook.", /^So now I make X, a hook\.$/],
  ["book", "scene", "I wrote X, a novel.", /^So I wrote X, a novel\.$/],
  ["game", "scene", "I made X, a game.", /^So I made X, a game\.$/],
  ["shop", "why", "I run X, a bakery.", /^So now I run X, a bakery\.$/],
])("the thing of a %s is what came of its %s", (kind, opening, introduction, expected) => {
  expect(join(introduction, { kind, opening })).toMatch(expected);
});

test.each<[string, ProjectKind, Opening, string]>([
  ["a day in a shop", "shop", "scene", SCENE],
  ["a learner", "course", "scene", SCENE],
  ["what was counted", "software", "numbers", SCENE],
  ["a scene that says so itself", "software", "scene", "It broke. So I wrote a script."],
  ["a scene with the thing in it", "software", "scene", "I had Coldplatter open. It said no."],
])("%s leads to nothing", (_, kind, opening, text) => {
  const introduction = kind === "shop" ? "I run X, a bakery." : "I built X, a tool.";
  expect(join(introduction, { kind, opening, text })).toBe(introduction);
});

test("what does not begin with who made it stays as it is", () => {
  expect(join("X: old drives. I wrote it.", { kind: "software" })).toBe(
    "X: old drives. I wrote it.",
  );
});
