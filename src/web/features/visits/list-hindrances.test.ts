import { expect, test } from "vitest";
import { listHindrances } from "./list-hindrances.ts";

const always = listHindrances("https://foothold.example", "https://ropewise.example");

test.each([
  ["a server on this machine", "http://localhost:3000", "https://ropewise.example", /own machine/],
  ["a server without https", "http://foothold.example", "https://ropewise.example", /uses http,/],
])("%s is named first", (_case, origin, site, first) => {
  const hindrances = listHindrances(origin, site);
  expect(hindrances[0]).toMatch(first);
  expect(hindrances.slice(1)).toEqual(always);
});

test("a site on this machine reaches a server there", () => {
  expect(listHindrances("http://localhost:3000", "http://127.0.0.1:8080")).toEqual(always);
});
