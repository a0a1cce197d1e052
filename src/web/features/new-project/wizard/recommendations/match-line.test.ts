import { describe, expect, it } from "vitest";
import { pickChips, saysMore } from "./match-line.tsx";

const fits = (text: string) => ({ kind: "fits" as const, text });
const mind = (text: string) => ({ kind: "mind" as const, text });

describe("the chips of a match", () => {
  it.each([
    ["all, when there are few", [fits("a"), mind("b")], ["a", "b"]],
    [
      "one to mind among many that fit",
      [fits("a"), fits("b"), fits("c"), mind("d")],
      ["a", "b", "d"],
    ],
    ["three that fit", [fits("a"), fits("b"), fits("c"), fits("d")], ["a", "b", "c"]],
    [
      "more to mind where little fits",
      [mind("a"), fits("b"), mind("c"), mind("d")],
      ["a", "b", "c"],
    ],
    ["three to mind", [mind("a"), mind("b"), mind("c"), mind("d")], ["a", "b", "c"]],
    ["none", [], []],
  ])("%s", (_name, reasons, expected) => {
    expect(pickChips(reasons).map(({ text }) => text)).toEqual(expected);
  });
});

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
