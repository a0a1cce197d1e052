import { expect, test } from "vitest";
import { listMisread, type RowExamples } from "#engine/lexicon/testing/list-misread.ts";
import type { RuleWording } from "./rule-wording.ts";
import { RULE_WORDINGS } from "./rule-wordings.ts";
import {
  NAMESAKE_EXAMPLES,
  PERMISSION_EXAMPLES,
  REMOVAL_EXAMPLES,
} from "./testing/wording-examples.ts";

test.each<[keyof RuleWording, Record<string, RowExamples>]>([
  ["removal", REMOVAL_EXAMPLES],
  ["permission", PERMISSION_EXAMPLES],
  ["namesake", NAMESAKE_EXAMPLES],
])("each %s is read as its examples say", (part, examples) => {
  const rows = Object.fromEntries(
    Object.entries(RULE_WORDINGS).flatMap(([code, { [part]: pattern }]) =>
      pattern ? [[code, pattern]] : [],
    ),
  );
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(examples).toSorted());
  expect(listMisread(rows, examples)).toEqual([]);
});
