import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import { FLAIR_EXAMPLES } from "../testing/flair-examples.ts";
import * as rows from "./flair-rows.ts";

test("Names of flairs are read as their examples say", () => {
  expect(listFaults(rows, FLAIR_EXAMPLES)).toEqual([]);
});
