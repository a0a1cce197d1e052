import { expect, test } from "vitest";
import { isBetterSource, rankSource, SOURCE_ORDER } from "./source-order.ts";

test("a source is better than those behind it, and not than itself", () => {
  for (const [at, kind] of SOURCE_ORDER.entries()) {
    expect(rankSource({ kind })).toBe(at);
    for (const [place, other] of SOURCE_ORDER.entries()) {
      expect(isBetterSource({ kind }, { kind: other })).toBe(at < place);
    }
  }
});
