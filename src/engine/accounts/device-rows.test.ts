import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./device-rows.ts";
import { DEVICE_EXAMPLES } from "./testing/device-examples.ts";

test("Devices are read as their examples say", () => {
  expect(listFaults(rows, DEVICE_EXAMPLES)).toEqual([]);
});
