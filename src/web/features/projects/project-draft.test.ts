import { describe, expect, test } from "vitest";
import * as contract from "#contract/project.ts";
import { PROJECT_DESCRIPTION, PROJECT_NAME } from "#engine/projects/project-fields.ts";
import { findChanges, findFaults, type ProjectDraft, toDraft } from "./project-draft.ts";

const project = {
  name: "Ropewise",
  description: "Plans climbing trips.",
  url: null,
  category: "Other",
  targetAudience: ["Students", "Designers"],
  goals: [],
  status: "paused",
} as unknown as contract.Project;

describe("only what differs is sent", () => {
  test.each<[string, Partial<ProjectDraft>, object | null]>([
    ["nothing", {}, null],
    ["spaces around a name", { name: " Ropewise " }, null],
    ["the same audience in another order", { targetAudience: ["Designers", "Students"] }, null],
    ["a blank address where there was none", { url: "  " }, null],
    ["another name, without the spaces around it", { name: " Rope " }, { name: "Rope" }],
    ["an audience less", { targetAudience: ["Students"] }, { targetAudience: ["Students"] }],
    ["no category", { category: null }, { category: null }],
  ])("%s", (_, typed, changes) => {
    expect(findChanges(project, { ...toDraft(project), ...typed })).toEqual(changes);
  });

  test("an emptied address is sent as such", () => {
    const withUrl = { ...project, url: "https://example.com" };
    expect(findChanges(withUrl, { ...toDraft(withUrl), url: "" })).toEqual({ url: "" });
  });
});

describe("limits are those of the contract, with its sentences", () => {
  test.each<[string, Partial<ProjectDraft>]>([
    ["no name", { name: " " }],
    ["a name that is too long", { name: "x".repeat(PROJECT_NAME.longest + 1) }],
    [
      "a description that is too long",
      { description: "x".repeat(PROJECT_DESCRIPTION.longest + 1) },
    ],
    ["an address that is too long", { url: `https://example.com/${"x".repeat(2000)}` }],
  ])("%s", (_, typed) => {
    const [field = ""] = Object.keys(typed);
    const refused = contract.ProjectChanges.safeParse(typed);
    expect(findFaults({ ...toDraft(project), ...typed })).toEqual({
      [field]: refused.error?.issues[0]?.message,
    });
  });

  test("as long as can be is fine", () => {
    const longest = { name: "x".repeat(PROJECT_NAME.longest), description: "x".repeat(5000) };
    expect(findFaults({ ...toDraft(project), ...longest })).toEqual({});
    expect(contract.ProjectChanges.safeParse(longest).success).toBe(true);
  });
});
