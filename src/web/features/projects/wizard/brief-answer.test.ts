import { describe, expect, it } from "vitest";
import { findReplaced, toAnswer } from "./brief-answer.ts";
import { EMPTY_DRAFT } from "./project-draft.ts";

const brief = { name: "Ledgerly", description: "Invoices.", url: null };

describe("a brief", () => {
  it("fills in only what it says", () => {
    expect(toAnswer(brief)).toEqual({ name: "Ledgerly", description: "Invoices." });
  });
  it.each([
    ["an empty draft", {}, []],
    ["another name", { name: "Old" }, ["name"]],
    ["the same name", { name: " Ledgerly " }, []],
    ["an address that it does not mention", { url: "https://a.example" }, []],
    ["all of them", { name: "Old", description: "Older" }, ["name", "description"]],
  ])("over %s replaces what it should ask about", (_name, typed, expected) => {
    expect(findReplaced({ ...EMPTY_DRAFT, ...typed }, brief)).toEqual(expected);
  });
});
