/** Under the root of projects: what changes a project's words or communities changes its comparison. */
export const competitorKeys = {
  projects: ["projects"] as const,
  list: (projectId: string) => ["projects", "competitors", projectId] as const,
};
