import { describe, expect, it } from "vitest";
import { pickChips } from "./match-line.tsx";

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
