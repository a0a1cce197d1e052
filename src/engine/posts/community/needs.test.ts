import { expect, test } from "vitest";
import type { AnswerId, Answers } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { answer, makeBrief, takes } from "../testing/make-brief.ts";
import { findUnserved } from "./needs.ts";

test.each<[string, ProjectKind, Answers, AnswerId[]]>([
  ["own open source terminal tools", "software", {}, ["stackOrMaterial"]],
  ["own open source terminal tools", "software", { price: "Free and MIT-licensed." }, []],
  ["own open source terminal tools", "book", {}, []],
  ["postmortem with numbers", "game", {}, ["numbers"]],
  ["postmortem with numbers", "game", { numbers: "It sold 40 copies." }, []],
  ["honest progress report", "software", {}, ["numbers"]],
  ["own free resources; paid bundle last", "course", {}, ["price"]],
  ["own free resources; paid bundle last", "course", { what: "a free course" }, []],
  ["own trip reports and free resources", "media", {}, []],
  ["For Hire flair", "service", {}, ["price"]],
  ["own itch.io games", "game", {}, ["platform"]],
  ["own itch.io games", "game", { platform: "It is on me.itch.io and nowhere else." }, []],
  ["anything you made", "product", {}, []],
])("'%s' of a %s who said %o", (detail, kind, answers, expected) => {
  const brief = makeBrief(takes("welcome", detail), answer(answers, { kind }));
  expect(findUnserved(brief)).toEqual(expected);
});
