/** Under the root of projects, so that whatever changes a post or a project reaches the day's tasks. */
export const todayKeys = {
  all: ["projects", "today"] as const,
  of: (projectId: string | null) => ["projects", "today", projectId ?? "all"] as const,
  contributions: (subredditId: string) => ["contributions", subredditId] as const,
};
