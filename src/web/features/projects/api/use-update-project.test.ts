import { expect, test } from "vitest";
import type { Project, ProjectStats, ProjectSummary } from "#contract/project.ts";
import { leaveOut, markArchived, replaceProject } from "./use-update-project.ts";

const project = (id: string, posts: number) =>
  ({ id, posts, status: "active", archived: false }) as ProjectSummary;

const stats: ProjectStats = {
  totalProjects: 2,
  uniqueSubreddits: 5,
  totalPosts: 7,
  outcomes: { live: 2, removed: 1, unknown: 0, visits: 12 },
  projects: [project("a", 3), project("b", 4)],
};

test("an archived project leaves the list that hides the archived, and takes its posts along", () => {
  const archiving = { projectId: "a", isArchived: true, includeArchived: false };
  expect(markArchived(stats, archiving)).toEqual({
    totalProjects: 1,
    uniqueSubreddits: 5,
    totalPosts: 4,
    outcomes: stats.outcomes,
    projects: [project("b", 4)],
  });
});

test("it stays in the list that shows the archived, marked as such, and comes back as active", () => {
  const archiving = { projectId: "a", isArchived: true, includeArchived: true };
  const archived = markArchived(stats, archiving);
  expect(archived.totalProjects).toBe(2);
  expect(archived.projects[0]).toMatchObject({ id: "a", status: "archived", archived: true });
  expect(markArchived(archived, { ...archiving, isArchived: false })).toEqual(stats);
});

test("a project that is not listed changes nothing", () => {
  expect(leaveOut(stats, "c")).toBe(stats);
});

test("an edited project shows its new words and keeps its counts", () => {
  const edited = { id: "b", name: "Ropewise", status: "paused", archived: false } as Project;
  expect(replaceProject(stats, edited).projects).toMatchObject([
    { id: "a", status: "active" },
    { id: "b", name: "Ropewise", status: "paused", posts: 4 },
  ]);
});
