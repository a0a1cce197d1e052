import { expect, test } from "vitest";
import { listMisread } from "#engine/lexicon/testing/list-misread.ts";
import {
  ASKED_EXAMPLES,
  FRAME_EXAMPLES,
  OPENING_EXAMPLES,
  PEOPLE_EXAMPLES,
  PLACE_EXAMPLES,
  POINTER_EXAMPLES,
} from "../testing/row-examples.ts";
import { THEY } from "./asked-rows.ts";
import { FRAMES } from "./frame-rows.ts";
import * as opening from "./opening-rows.ts";
import * as people from "./people-rows.ts";
import * as pointer from "./pointer-rows.ts";
import {
  ANY_PIECE,
  ASKED,
  BY_CATEGORY,
  HEADINGS,
  IN_PRINT,
  OF_LANGUAGE,
  OWN_PIECE,
  REQUIRED,
  RESEARCH,
  SHOWN,
  SORTS,
  TAKEN,
} from "./place-rows.ts";

test("what belongs to a place is read as its examples say", () => {
  const rows = Object.fromEntries<RegExp>([
    ...SORTS.flatMap((sorts) =>
      Object.entries(sorts).map(([sort, sign]): [string, RegExp] => [`sort ${sort}`, sign]),
    ),
    ...Object.entries({ OWN_PIECE, ANY_PIECE, IN_PRINT, RESEARCH, OF_LANGUAGE }),
    ...BY_CATEGORY.map(([sign, readers]): [string, RegExp] => [`readers ${readers}`, sign]),
    ...ASKED.map(([sign, id]): [string, RegExp] => [`asked ${id}`, sign]),
    ...REQUIRED.map(([sign, id]): [string, RegExp] => [`required ${id}`, sign]),
    ...SHOWN.map(({ sign, thing, kinds }): [string, RegExp] => [
      `shown ${thing}${kinds?.includes("product") ? " of product" : ""}`,
      sign,
    ]),
    ...HEADINGS.map(([sign, [id = ""]]): [string, RegExp] => [`heading ${id}`, sign]),
    ...Object.entries(TAKEN).map(([kind, sign]): [string, RegExp] => [`taken ${kind}`, sign]),
  ]);
  expect(Object.keys(PLACE_EXAMPLES)).toEqual(Object.keys(rows));
  expect(listMisread(rows, PLACE_EXAMPLES)).toEqual([]);
});

test("each frame begins as its examples say", () => {
  const begins = FRAMES.flatMap((frame) => frame.begins ?? []);
  expect(FRAME_EXAMPLES).toHaveLength(begins.length);
  expect(listMisread(byPlace(begins), byPlace(FRAME_EXAMPLES))).toEqual([]);
});

test("what begins a post or a title is read as its examples say", () => {
  const { DRAWS_IN, ...others } = opening;
  const rows = Object.fromEntries<RegExp>([
    ...Object.entries(DRAWS_IN).map(([id, sign]): [string, RegExp] => [`draws in ${id}`, sign]),
    ...Object.entries(others),
  ]);
  expect(Object.keys(OPENING_EXAMPLES).toSorted()).toEqual(Object.keys(rows).toSorted());
  expect(listMisread(rows, OPENING_EXAMPLES)).toEqual([]);
});

test("what points at something is read as its examples say", () => {
  const rows = Object.fromEntries<RegExp>(Object.entries(pointer));
  expect(Object.keys(POINTER_EXAMPLES).toSorted()).toEqual(Object.keys(rows).toSorted());
  expect(listMisread(rows, POINTER_EXAMPLES)).toEqual([]);
});

test("'They' is read as its examples say", () => {
  expect(listMisread({ THEY }, ASKED_EXAMPLES)).toEqual([]);
});

test("who somebody is, is read as its examples say", () => {
  const rows = Object.fromEntries<RegExp>(Object.entries(people));
  expect(Object.keys(PEOPLE_EXAMPLES).toSorted()).toEqual(Object.keys(rows).toSorted());
  expect(listMisread(rows, PEOPLE_EXAMPLES)).toEqual([]);
});

function byPlace<Row>(rows: readonly Row[]): Record<string, Row> {
  return Object.fromEntries(rows.entries());
}
