import { describe, expect, test } from "vitest";
import { DAYS, MONTHS, NAMES, SLIPS } from "./slip-rows.ts";
import { NAME_EXAMPLES, SLIP_EXAMPLES } from "./testing/slip-examples.ts";

test("every row has examples", () => expect(SLIP_EXAMPLES).toHaveLength(SLIPS.length));

describe.each(SLIPS.map(([slip, as], at) => ({ slip, as, examples: SLIP_EXAMPLES[at] })))(
  "$slip",
  ({ slip, as, examples = { mends: [], leaves: [] } }) => {
    test.each(examples.mends)("%s becomes %s", (from, to) =>
      expect(from.replace(slip, as)).toBe(to),
    );
    test.each(examples.leaves)("%s stays", (text) => expect(text.replace(slip, as)).toBe(text));
  },
);

describe.each(Object.entries({ NAMES, DAYS, MONTHS }))("%s", (name, pattern) => {
  const { has, lacks } = NAME_EXAMPLES[name as keyof typeof NAME_EXAMPLES];
  test.each(has)("is in: %s", (text) => expect(text.search(pattern)).toBeGreaterThanOrEqual(0));
  test.each(lacks)("is not in: %s", (text) => expect(text.search(pattern)).toBe(-1));
});
