import { expect, test } from "vitest";
import { introducePeople } from "./introduce-people.ts";

const DENISE = { name: "Denise", as: "my wife", is: "she" } as const;
const WALT = { name: "Walt", as: "a guy named", is: null } as const;
const tell = (...paragraphs: string[]) => introducePeople(paragraphs, [DENISE, WALT]);

test.each([
  ["Denise is allowed 32 ounces.", "My wife Denise is allowed 32 ounces."],
  ["It was late. Denise's gains fell.", "It was late. My wife Denise's gains fell."],
  ["I asked Walt, and Walt said no.", "I asked a guy named Walt, and Walt said no."],
  ["July at her sister's. Denise drank.", "July at my wife Denise's sister's. Denise drank."],
  [
    "A nurse came, and she left. Denise drank.",
    "A nurse came, and she left. My wife Denise drank.",
  ],
  ["July, and she was ill. Denise drank.", "July, and my wife Denise was ill. Denise drank."],
])("readers hear who somebody is where the name comes first: %s", (said, expected) => {
  expect(tell(said)).toEqual([expected]);
});

test("only where it comes first", () => {
  expect(tell("My wife Denise is ill.", "Denise drank.")).toEqual([
    "My wife Denise is ill.",
    "Denise drank.",
  ]);
});

test.each([
  "Our Denise is allowed 32 ounces.",
  "Denise, who is my wife, drank.",
  '"Denise drank it," he said.',
  "It was Walt's unit.",
  "The Waltham clock is slow.",
])("what says it already, and what somebody else said, stays: %s", (said) => {
  expect(tell(said)).toEqual([said]);
});

test("'her' is nobody's where two could be meant", () => {
  const ann = { name: "Ann", as: "my aunt", is: "she" } as const;
  const said = "At her sister's, Denise met Ann.";
  expect(introducePeople([said], [DENISE, ann])).toEqual([
    "At her sister's, my wife Denise met my aunt Ann.",
  ]);
});
