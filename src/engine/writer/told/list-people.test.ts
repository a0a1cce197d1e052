import { expect, test } from "vitest";
import { listPeople } from "./list-people.ts";

test.each([
  ["My wife Denise, first.", [{ name: "Denise", as: "my wife", is: "she" }]],
  [
    "I asked our old neighbour, Tom, to try it.",
    [{ name: "Tom", as: "our old neighbour", is: null }],
  ],
  ["Ray, our welder, cut it.", [{ name: "Ray", as: "our welder", is: null }]],
  [
    "Hemi, who writes the code, is my son in law.",
    [{ name: "Hemi", as: "my son in law", is: "he" }],
  ],
  ["A laminated card from a guy named Walt.", [{ name: "Walt", as: "a guy named", is: null }]],
])("the founder says who somebody is: %s", (forWhom, people) => {
  expect(listPeople({ answers: { forWhom } })).toEqual(people);
});

test.each([
  ["nobody but places", { scene: "In Mexico, my cousin sold it. My aunt in Leeds has one." }],
  ["an animal", { scene: "I had a dog called Moss." }],
  ["who others speak of", { userSaid: 'Anna: "My husband Tom wears it."' }],
  ["who is made up", { premise: "Isa lives with my sister Ann." }],
  ["who is two things", { scene: "My friend Jo came.", mistake: "My sister Jo left." }],
])("it is not said who somebody is: %s", (_, answers) => {
  expect(listPeople({ answers })).toEqual([]);
});
