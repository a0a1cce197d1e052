import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./address-rows.ts";
import { ADDRESS_EXAMPLES } from "./testing/address-examples.ts";

test("Addresses are read as their examples say", () => {
  expect(listFaults(rows, ADDRESS_EXAMPLES)).toEqual([]);
});
