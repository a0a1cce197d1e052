import type { Page } from "@playwright/test";
import { callApi } from "./call-api.ts";

type NewProject = { name: string; description?: string; url?: string; subreddits: string[] };

/** Through the API, as the wizard does at its end; answers the project's id. */
export function createProject(page: Page, { subreddits, ...fields }: NewProject): Promise<string> {
  return callApi(page, "POST", "projects", {
    ...fields,
    category: "SaaS & Software",
    targetAudience: ["Developers"],
    goals: ["Get feedback"],
    selectedSubreddits: subreddits.map((id) => ({ id })),
  });
}
