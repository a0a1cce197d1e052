import { describe, expect, it } from "vitest";
import { saysMore } from "./match-line.tsx";

const reasons = [
  { kind: "fits" as const, text: "talks about invoices" },
  { kind: "fits" as const, text: "similar projects are shared there" },
  { kind: "mind" as const, text: "its rules are not known to us" },
];

describe("the line on a match", () => {
  it.each([
    [
      "the reasons in a row",
      "Talks about invoices; similar projects are shared there. Watch for: its rules are not known to us.",
      false,
    ],
    ["some of them", "Talks about invoices.", false],
    ["nothing", "", false],
    ["words of its own", "Freelancers there ask for tools like this every week.", true],
    ["a reason with more to it", "Talks about invoices, mostly in German.", true],
  ])("%s", (_name, why, expected) => {
    expect(saysMore(why, reasons)).toBe(expected);
  });
});
