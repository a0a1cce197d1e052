import { expect, test } from "vitest";
import { needsNext, takeFirst } from "./take-first.ts";

test.each<[string, string, number]>([
  ["one sentence that says it", "It finds the date because it reads the label with the camera. There are three kinds of labels. One is in Greek.", 1],
  ["the point of a short one", "No soldering before week 4! Everybody complains. We walk on big cards. The floor is cold.", 3],
  ["the point of a heading of a few words", "The difficult part was offline. The kitchen has no signal at all. There are pills.", 2],
  ["the point of a rough one", "Dryers are charged by the weight of the water that is left, more or less. A spun bag is cheaper. We weigh it.", 2],
  ["with what goes on", "Soldering comes in week 4! Everybody complains about the wait. But they come back. We walk on cards.", 3],
])("of what is different, %s", (_, text, count) => {
  const sentences = text.split(/(?<=[.!]) /);
  expect(takeFirst("unusual", sentences)).toEqual(sentences.slice(0, count));
}); // prettier-ignore

test("a denial needs what comes next", () => {
  expect(needsNext("It doesn't just compare sizes.")).toBe(true);
  expect(needsNext("It rebuilds who asked for what.")).toBe(false);
});

test("of where it runs, one is enough", () => {
  expect(takeFirst("platform", ["Any phone.", "Managers have a page."])).toEqual(["Any phone."]);
});

test.each(["2.99 once for more.", "KSh 200 a month for Thursdays.", "It is 90 pesos for two."])(
  "'%s' is a price",
  (paid) => {
    const sentences = ["Monday one is free.", paid, "My aunt was glad."];
    expect(takeFirst("price", sentences)).toEqual(sentences.slice(0, 2));
  },
);
