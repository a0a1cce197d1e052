import { expect, test } from "vitest";
import { stemWord } from "./stem-word.ts";

test.each([
  ["freelance freelancer freelancers freelancing"],
  ["bake baker bakers baking"],
  ["movie movies"],
  ["cookie cookies"],
  ["wedding weddings"],
  ["seed seeds"],
  ["knit knitting knitters"],
  ["invoice invoices invoicing"],
  ["climb climber climbing"],
  ["box boxes"],
  ["game gamer gaming"],
  ["nurse nurses nursing"],
  ["travel traveller travelling"],
])("%s are one", (words) => {
  expect(new Set(words.split(" ").map(stemWord)).size).toBe(1);
});

test.each([
  ["beer be"],
  ["news new"],
  ["plane plan"],
  ["poster post"],
  ["notes not"],
  ["care cars"],
  ["wine wins"],
  ["training trains"],
  ["marketing market"],
  ["dating date"],
  ["seed see"],
])("%s are two", (words) => {
  expect(new Set(words.split(" ").map(stemWord)).size).toBe(2);
});
