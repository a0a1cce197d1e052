import { describe, expect, it, test } from "vitest";
import * as contract from "#contract/project.ts";
import { usableUrl } from "#web/lib/usable-url.ts";
import {
  findFaults,
  chooseFirst,
  fillFromPage,
  isFromPage,
  findReplaced,
  toAnswer,
  fillGaps,
  EMPTY_DRAFT,
  type FoundSubreddit,
  type ProjectDraft,
} from "./project-draft.ts";
import { completeUrl } from "#engine/projects/project-options.ts";
import type { PageReading } from "#contract/projects/project-page.ts";
import { readPrefill, writePrefill } from "#web/lib/project-prefill.ts";

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

const URL = "https://ledgerly.example";

const reading: PageReading = {
  name: "Ledgerly",
  description: "It sends invoices.",
  kind: "software",
  category: "Finance",
  audience: ["Freelancers"],
  problem: null,
  by: "engine",
  notice: null,
};

const draft = (changes: Partial<ProjectDraft> = {}): ProjectDraft => ({
  ...EMPTY_DRAFT,
  ...changes,
});
const fill = (before: ProjectDraft, read: Partial<PageReading> = {}, url = URL): ProjectDraft => ({
  ...before,
  ...fillFromPage(before, url, { ...reading, ...read }),
});
const filled = fill(draft());

describe("what a page says", () => {
  test("fills in an empty draft, and is known to come from it", () => {
    expect(filled).toMatchObject({
      name: "Ledgerly",
      description: "It sends invoices.",
      kind: "software",
      category: "Finance",
      targetAudience: ["Freelancers"],
    });
    expect(isFromPage(filled, "targetAudience")).toBe(true);
    expect(isFromPage({ ...filled, category: "Other" }, "category")).toBe(false);
    expect(isFromPage(draft(), "name")).toBe(false);
  });

  test.each<[string, Partial<ProjectDraft>]>([
    ["a name that was typed", { name: "Mine" }],
    ["a description", { description: "My words." }],
    ["a category", { category: "Other" }],
    ["an audience", { targetAudience: ["Students"] }],
    ["a kind", { kind: "book" }],
  ])("never replaces %s", (_, own) => {
    expect(fill(draft(own))).toMatchObject(own);
  });

  test("read again brings back nothing that was taken away", () => {
    const cleared = { ...filled, name: "", targetAudience: [] };
    expect(fill(cleared)).toMatchObject({ name: "", targetAudience: [], category: "Finance" });
  });

  test("of another address replaces what the first page said, and only that", () => {
    const own = { ...filled, description: "My words." };
    const other = fill(own, { name: "Fernly", category: "Education" }, "https://fernly.example");
    expect(other).toMatchObject({
      name: "Fernly",
      category: "Education",
      description: "My words.",
    });
  });

  test("where it says nothing, nothing changes", () => {
    const silent = { name: null, description: null, kind: null, category: null, audience: [] };
    expect(fill(draft({ name: "Mine" }), silent)).toMatchObject({ name: "Mine", category: null });
  });
});

describe("the communities that a project begins with", () => {
  const find = (id: string, group: FoundSubreddit["group"]) =>
    ({ id, group, name: id, fullName: `r/${id}` }) as FoundSubreddit;
  test.each<[string, FoundSubreddit[], number | null, string[]]>([
    [
      "are open to it",
      [find("a", "take-part"), find("b", "post"), find("c", "not-known")],
      3,
      ["b"],
    ],
    [
      "are at most three",
      ["a", "b", "c", "d"].map((id) => find(id, "post")),
      null,
      ["a", "b", "c"],
    ],
    ["are within the plan", ["a", "b"].map((id) => find(id, "post")), 1, ["a"]],
    [
      "are unknown ones where none is open",
      [find("a", "take-part"), find("b", "not-known")],
      3,
      ["b"],
    ],
    ["are none where all are closed", [find("a", "take-part")], 3, []],
  ])("%s", (_, subreddits, planLimit, ids) => {
    const chosen = chooseFirst({ subreddits, planLimit });
    expect(chosen.map(({ id }) => id)).toEqual(ids);
    expect(chosen.every(({ source }) => source === "recommended")).toBe(true);
  });
});

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

const prefill = {
  name: "Ropewise",
  description: "Plans climbing trips.",
  url: "https://ropewise.example",
  targetAudience: ["Students" as const],
};

test("an empty draft takes all that was told", () => {
  expect(fillGaps(EMPTY_DRAFT, prefill)).toEqual(prefill);
});

test("what was begun in the wizard stays", () => {
  const begun = { ...EMPTY_DRAFT, name: "Trail Notes", targetAudience: ["Developers" as const] };
  expect(fillGaps(begun, prefill)).toEqual({
    ...prefill,
    name: "Trail Notes",
    targetAudience: ["Developers"],
  });
});

test.each([null, "text", {}, { prefill: null }, { prefill: { name: "x" } }])(
  "a navigation with the state %o prefills nothing",
  (state) => {
    expect(readPrefill(state)).toBeNull();
  },
);

test("a prefill travels in the state of a navigation", () => {
  expect(readPrefill(structuredClone(writePrefill(prefill)))).toEqual(prefill);
});
