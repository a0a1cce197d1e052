import { expect, test } from "vitest";
import { listMisread } from "#engine/lexicon/testing/list-misread.ts";
import { ASKED_EXAMPLES, PEOPLE_EXAMPLES } from "../testing/people-examples.ts";
import { THEY } from "./asked-rows.ts";
import * as people from "./people-rows.ts";

test("'They' is read as its examples say", () => {
  expect(listMisread({ THEY }, ASKED_EXAMPLES)).toEqual([]);
});

test("who somebody is, is read as its examples say", () => {
  const rows = Object.fromEntries<RegExp>(Object.entries(people));
  expect(Object.keys(PEOPLE_EXAMPLES).toSorted()).toEqual(Object.keys(rows).toSorted());
  expect(listMisread(rows, PEOPLE_EXAMPLES)).toEqual([]);
});
