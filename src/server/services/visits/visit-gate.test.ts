import { describe, expect, test } from "vitest";
import { createVisitGate, MOST_ADDRESSES, MOST_VISITS } from "./visit-gate.ts";

function openGate() {
  const ends: (() => void)[] = [];
  const gate = createVisitGate((end) => void ends.push(end));
  const sendMany = (ip: string, count: number) =>
    Array.from({ length: count }, () => gate.admits(ip)).filter(Boolean).length;
  return { gate, ends, sendMany };
}

describe("the gate for visits", () => {
  test("lets an address in so many times an hour, whatever others do", () => {
    const { gate, ends, sendMany } = openGate();
    expect(sendMany("192.0.2.1", 1000)).toBe(MOST_VISITS);
    expect(gate.admits("192.0.2.2")).toBe(true);
    for (const end of ends) end();
    expect(sendMany("192.0.2.1", 1000)).toBe(MOST_VISITS);
    expect(ends).toHaveLength(2);
  });

  test("takes the addresses of one household for one", () => {
    const { gate, sendMany } = openGate();
    sendMany("2001:db8:1:2::1", MOST_VISITS);
    expect(gate.admits("2001:db8:1:2:ffff::9")).toBe(false);
    expect(gate.admits("2001:db8:1:3::1")).toBe(true);
  });

  test("forgets sooner rather than to remember without end", () => {
    const { gate, sendMany } = openGate();
    sendMany("192.0.2.1", MOST_VISITS);
    for (let index = 1; index < MOST_ADDRESSES; index += 1) {
      gate.admits(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
    }
    expect(gate.admits("192.0.2.1")).toBe(true);
  });
});
