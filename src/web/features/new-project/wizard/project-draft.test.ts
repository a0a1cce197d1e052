import { describe, expect, it } from "vitest";
import * as contract from "#contract/project.ts";
import { usableUrl } from "#web/lib/usable-url.ts";
import { findFaults } from "./project-draft.ts";
import { completeUrl } from "#engine/projects/project-options.ts";

const good = { name: "Ledgerly", description: "Invoices for freelancers.", url: "" };
const saas = [{ id: "saas" }];

describe("faults", () => {
  const cases: [string, Partial<typeof good>][] = [
    ["all is well", {}],
    ["no name", { name: "  " }],
    ["a name of 100 characters", { name: "n".repeat(100) }],
    ["a name of 101 characters", { name: "n".repeat(101) }],
    ["a description of 5,000 characters", { description: "d".repeat(5000) }],
    ["a description of 20,000 characters", { description: "d".repeat(20_000) }],
    ["an address", { url: "https://ledgerly.example/pricing" }],
    ["an address as one says it", { url: "ledgerly.example/pricing" }],
    ["half an address", { url: "https:/" }],
    ["an address without slashes", { url: "http:ledgerly.example" }],
    ["words for an address", { url: "not yet" }],
    ["an address of 2,001 characters", { url: `https://a.example/${"x".repeat(1983)}` }],
    ["an address that is a script", { url: "javascript:alert(1)" }],
    ["an address that is a file", { url: "file:///etc/passwd" }],
    ["an address with a password", { url: "https://me:secret@example.com" }],
  ];
  it.each(cases)("%s: the wizard says what the server would say", (_name, change) => {
    const draft = { ...good, ...change };
    const answer = contract.NewProject.safeParse({ ...draft, selectedSubreddits: saas });
    const said = (answer.error?.issues ?? []).map(({ path, message }) => [path[0], message]);
    expect(findFaults(draft)).toEqual(Object.fromEntries(said));
  });
});

describe("an address", () => {
  it.each([
    ["ledgerly.example", "https://ledgerly.example"],
    ["ledgerly.example/app?x=1", "https://ledgerly.example/app?x=1"],
    ["http://ledgerly.example", "http://ledgerly.example"],
    [" https://ledgerly.example ", "https://ledgerly.example"],
    ["not yet", "not yet"],
    ["", ""],
  ])("'%s' is completed to '%s'", (typed, expected) => {
    expect(completeUrl(typed)).toBe(expected);
  });
  it("is left out while it cannot be used", () => {
    expect([usableUrl("https:/"), usableUrl(" https://a.example ")]).toEqual([
      undefined,
      "https://a.example",
    ]);
  });
});
