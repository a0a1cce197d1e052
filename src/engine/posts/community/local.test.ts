import { expect, test } from "vitest";
import type { Interview } from "#engine/interview/interview.ts";
import { answer, makeBrief } from "../testing/make-brief.ts";
import { isLocalText } from "./local.ts";

test.each<[string, string, Partial<Interview>, boolean]>([
  ["its name", "I walk around Leeds on Sundays.", {}, true],
  ["a name that is often written there", "Number nine goes along a Dales branch.", {}, true],
  ["a word that is no name", "We had a park to walk in.", {}, false],
  ["where the founder is", "I work from Otley.", { place: "Otley" }, true],
  ["where only the interview says so", "I log kilns.", { place: "Leeds" }, false],
  ["a shop is somewhere by itself", "We bake rye.", { kind: "shop", place: "Leeds" }, true],
])("%s", (_, text, changes, expected) => {
  const brief = makeBrief({ kind: "local" }, answer({}, changes));
  const community = { ...brief.community, name: "Leeds", keywords: ["leeds", "dales", "park"] };
  expect(isLocalText(text, { ...brief, community })).toBe(expected);
});
