import { describe, expect, test } from "vitest";
import { isPagePath } from "#contract/pages/page-paths.ts";
import { addWaysOn, listEntries, rankEntries } from "./palette-entry.ts";

const entries = listEntries({
  currentProjectId: "p2",
  projects: [
    { id: "p1", name: "Ropewise", status: "active" },
    { id: "p2", name: "Café Planner", status: "archived" },
  ],
  posts: [
    { id: "a", title: "How do you plan a climbing trip?", status: "scheduled", projectId: "p1" },
    { id: "b", title: " ", status: "draft", projectId: "p2" },
  ],
  communities: [],
  searches: [
    {
      id: "s1",
      name: "Small and safe",
      q: "bookkeeping",
      category: null,
      risk: "SAFE",
      stance: null,
      minMembers: null,
      maxMembers: 50_000,
      sort: "relevance",
    },
  ],
});

const find = (typed: string) =>
  rankEntries(entries, typed).flatMap((one) => one.entries.map(({ label }) => label));

describe("the palette", () => {
  test.each([
    ["by the start of a name", "rope", "Ropewise"],
    ["without its accent", "cafe", "Café Planner"],
    ["by letters left out", "rpws", "Ropewise"],
    ["a view of a project, in either order", "results rope", "Ropewise: Results"],
    ["a view of a project", "ropewise facts", "Ropewise: Facts"],
    ["a post by words of its title", "climbing trip", "How do you plan a climbing trip?"],
    ["an action by another word", "log out", "Sign out"],
    ["an action by its first letters", "ne pr", "New project"],
    ["the theme", "dark", "Use the dark theme"],
    ["with an apostrophe", "what's new", "What's new"],
    ["without it", "whats", "What's new"],
    ["a saved search by its name", "small safe", "Small and safe"],
    ["a saved search by its words", "bookkeeping", "Small and safe"],
    ["a setting", "export", "Export my data"],
  ])("finds %s", (_, typed, label) => {
    expect(find(typed)[0]).toBe(label);
  });

  test.each(["zzzz", "rope zzzz", "!!!x"])("finds nothing by %j", (typed) => {
    expect(find(typed)).toEqual([]);
  });

  test("has communities as the search found them, whatever their letters", () => {
    const found = ["Coffee", "espresso", "AeroPress"].map((name) => ({
      id: name.toLowerCase(),
      fullName: `r/${name}`,
      members: 58_000,
      membersEstimated: name === "espresso",
    }));
    const all = listEntries({
      currentProjectId: null,
      projects: [{ id: "p1", name: "Brew log", status: "active" }],
      posts: [],
      communities: found,
      searches: [],
    });
    const [first, ...rest] = rankEntries(all, "people who brew coffee");
    expect(first?.entries.map(({ label, detail }) => [label, detail])).toEqual([
      ["r/Coffee", "58k members"],
      ["r/espresso", "about 58k members"],
      ["r/AeroPress", "58k members"],
    ]);
    expect(rest).toEqual([]);
    const groups = rankEntries(all, "brew").map(({ group }) => group);
    expect(groups).toEqual(["Projects", "Communities"]);
  });

  test("offers to paste the rules of a community that we don't know, and to add it where Reddit can be asked", () => {
    const labelsOf = (canAdd: boolean) =>
      addWaysOn([], { name: "OurTown", canAdd }).flatMap((one) =>
        one.entries.map(({ label, leads }) => [label, "to" in leads && leads.to]),
      );
    const paste = ["Paste its rules", "/check?r=OurTown"];
    expect(labelsOf(false)).toEqual([paste]);
    expect(labelsOf(true)).toEqual([paste, ["Add it anyway", "/subreddits?q=r%2FOurTown"]]);
  });

  test("at rest shows the open project, the others and what one does most", () => {
    const groups = rankEntries(entries, " ");
    expect(groups.map(({ group }) => group)).toEqual(["This project", "Projects", "Actions"]);
    expect(groups[0]?.entries.map(({ label }) => label)).toEqual([
      "Plan",
      "Communities",
      "Comments",
      "Results",
      "Competitors",
      "Facts",
    ]);
    expect(groups[1]?.entries.map(({ label }) => label)).toEqual(["Ropewise", "Café Planner"]);
  });

  test("shows at most six of a group", () => {
    const all = rankEntries(entries, "e").map((one) => one.entries.length);
    expect(Math.max(...all)).toBeLessThanOrEqual(6);
  });

  test("leads only to pages, and has each entry once", () => {
    const addresses = entries.flatMap(({ leads }) => ("to" in leads ? [leads.to] : []));
    expect(addresses.filter((to) => !isPagePath(to.split(/[?#]/, 1)[0] ?? ""))).toEqual([]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test("leads to a saved search as the subreddit browser writes it", () => {
    const to = "/subreddits?q=bookkeeping&risk=safe&max=50000";
    expect(entries.find(({ label }) => label === "Small and safe")?.leads).toEqual({ to });
  });

  test("names a post without a title", () => {
    expect(find("without title")).toContain("Post without a title");
  });
});
