import { describe, expect, test } from "vitest";
import { isPagePath } from "#contract/pages/page-paths.ts";
import { listEntries, rankEntries } from "./palette-entry.ts";

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
  communities: [
    { id: "sideproject", fullName: "r/SideProject", members: 385_969, membersEstimated: false },
  ],
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
    ["a community with its r/", "r/sidep", "r/SideProject"],
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
