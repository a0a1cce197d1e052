import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import { KEYWORD_EXAMPLES } from "../testing/keyword-examples.ts";
import * as rows from "./keyword-rows.ts";

test("Words are read as their examples say", () => {
  expect(listFaults(rows, KEYWORD_EXAMPLES)).toEqual([]);
});
