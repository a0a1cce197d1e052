import { expect } from "vitest";
import type { Cell } from "./fault-table.ts";

/** One line with the cause, or none where all is well. */
export function expectTroubles(lines: string[], { cause }: Cell): void {
  expect(lines).toHaveLength(cause ? 1 : 0);
  expect(lines.join("")).toMatch(cause ?? /^$/);
}
