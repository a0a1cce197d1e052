import { expect, test } from "vitest";
import { listMisread } from "#engine/lexicon/testing/list-misread.ts";
import { MEANT, MONEY, NAMED, NAMED_IF_MEANT, SELLS } from "./audience-rows.ts";
import { AUDIENCE_EXAMPLES } from "./testing/audience-examples.ts";

test("each audience is found as its examples say", () => {
  const rows = { ...Object.fromEntries([...NAMED, ...NAMED_IF_MEANT]), MEANT, SELLS, MONEY };
  expect(Object.keys(AUDIENCE_EXAMPLES)).toEqual(Object.keys(rows));
  expect(listMisread(rows, AUDIENCE_EXAMPLES)).toEqual([]);
});
