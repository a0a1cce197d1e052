import { expect, test } from "vitest";
import { filterChoices } from "./project-choices.ts";

const projects = [
  { id: "1", name: "Ropewise" },
  { id: "2", name: "Trail Notes" },
];

test.each([
  ["all without words", "  ", ["1", "2"]],
  ["part of a name in any case", " NOTES", ["2"]],
  ["nothing", "zebra", []],
])("%s", (_, words, ids) => {
  expect(filterChoices(projects, words).map(({ id }) => id)).toEqual(ids);
});
