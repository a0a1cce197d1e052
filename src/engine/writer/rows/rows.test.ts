import { expect, test } from "vitest";
import { listMisread } from "#engine/lexicon/testing/list-misread.ts";
import {
  FACT_EXAMPLES,
  JOINT_EXAMPLES,
  FRAME_EXAMPLES,
  OPENING_EXAMPLES,
  PLACE_EXAMPLES,
  POINTER_EXAMPLES,
  TITLE_EXAMPLES,
} from "../testing/row-examples.ts";
import { LACKS, OF_MAKER, SAYS_OF_THING } from "./fact-rows.ts";
import { FRAMES } from "./frame-rows.ts";
import * as opening from "./opening-rows.ts";
import * as pointer from "./pointer-rows.ts";
import * as joint from "./joint-rows.ts";
import { TITLE_SIGNS } from "./title-rows.ts";
import {
  ANY_PIECE,
  ASKED,
  BY_CATEGORY,
  HEADINGS,
  OF_LANGUAGE,
  OWN_PIECE,
  REQUIRED,
  SHOWN,
  SORTS,
  TAKEN,
} from "./place-rows.ts";

test("what belongs to a place is read as its examples say", () => {
  const rows = Object.fromEntries<RegExp>([
    ...SORTS.flatMap((sorts) =>
      Object.entries(sorts).map(([sort, sign]): [string, RegExp] => [`sort ${sort}`, sign]),
    ),
    ...Object.entries({ OWN_PIECE, ANY_PIECE, OF_LANGUAGE }),
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

test("what is seen in a title is read as its examples say", () => {
  expect(Object.keys(TITLE_EXAMPLES)).toEqual(Object.keys(TITLE_SIGNS));
  expect(listMisread(TITLE_SIGNS, TITLE_EXAMPLES)).toEqual([]);
});

test("what is said of price and place is read as its examples say", () => {
  expect(listMisread({ LACKS, SAYS_OF_THING, OF_MAKER }, FACT_EXAMPLES)).toEqual([]);
});

test("what joins two answers is read as its examples say", () => {
  const { isOrigin: _, ...signs } = joint;
  const rows = Object.fromEntries<RegExp>(Object.entries(signs));
  expect(Object.keys(JOINT_EXAMPLES).toSorted()).toEqual(Object.keys(rows).toSorted());
  expect(listMisread(rows, JOINT_EXAMPLES)).toEqual([]);
});

function byPlace<Row>(rows: readonly Row[]): Record<string, Row> {
  return Object.fromEntries(rows.entries());
}
