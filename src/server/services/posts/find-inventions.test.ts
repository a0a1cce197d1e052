import { expect, test } from "vitest";
import { findInventions } from "./find-inventions.ts";

const SOURCES =
  "Ledgerly sends invoices. It saved 1,200 freelancers 3.5 hours. https://ledgerly.example/start and r/100daysofcode";

test.each([
  ["what the sources say", "It saved 1200 people 3.5 hours, see ledgerly.example/start.", []],
  ["a number of its own", "4,000 users in 2 weeks.", ["4000", "2"]],
  ["a rounded number", "More than 1,000 freelancers use it.", ["1000"]],
  ["an address of its own", "See https://bit.ly/x1", ["bit.ly/x1"]],
  ["a bare address", "Find it on ledgerly.app.", ["ledgerly.app"]],
  [
    "another page of a known site",
    "https://ledgerly.example/pricing",
    ["ledgerly.example/pricing"],
  ],
  ["blanks, which claim nothing", "It took {{how many of 52 weeks}} weeks.", []],
  ["the community's name", "Hello r/100daysofcode", []],
  ["nothing", "", []],
])("%s", (_case, text, inventions) => {
  expect(findInventions(text, SOURCES)).toEqual(inventions);
});
