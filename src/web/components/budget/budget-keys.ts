/** Under the root of projects, so that whatever changes a post or a project reaches them. */
export const budgetKeys = {
  all: ["projects", "budgets"] as const,
  ofProject: (projectId: string) => ["projects", "budgets", projectId] as const,
};
