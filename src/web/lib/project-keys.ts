/** Everything cached about projects; one root, so that a change to a project reaches all of it. */
export const projectKeys = {
  all: ["projects"] as const,
  allStats: ["projects", "stats"] as const,
  stats: (includeArchived: boolean) => ["projects", "stats", { includeArchived }] as const,
  choices: ["projects", "choices"] as const,
  detail: (projectId: string) => ["projects", "detail", projectId] as const,
};
