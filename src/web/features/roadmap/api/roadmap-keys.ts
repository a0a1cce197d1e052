/** Under the root of projects, so that whatever changes a project reaches its posts. */
export const roadmapKeys = {
  projects: ["projects"] as const,
  posts: (projectId: string) => ["projects", "roadmap", projectId] as const,
  context: ["posts", "context"] as const,
  /** Under projects: points that are entered change it. */
  timing: (subredditId: string) => ["projects", "timing", subredditId] as const,
  policy: (subredditId: string) => ["policies", subredditId] as const,
};
