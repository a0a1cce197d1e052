import { expect, test } from "vitest";
import { createIdSource } from "./use-wizard-calls.ts";

test("the same fields have the same id, others another, and the next wizard its own", () => {
  const idOf = createIdSource();
  const first = idOf({ name: "Ledgerly", goals: ["Get feedback"] });
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(idOf({ name: "Ledgerly", goals: ["Get feedback"] })).toBe(first);
  expect(idOf({ name: "Ledgerly 2", goals: ["Get feedback"] })).not.toBe(first);
  expect(createIdSource()({ name: "Ledgerly", goals: ["Get feedback"] })).not.toBe(first);
});
