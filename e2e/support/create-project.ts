import type { Page } from "@playwright/test";

type NewProject = { name: string; description?: string; url?: string; subreddits: string[] };

/** Through the API, as the wizard does at its end; answers the project's id. */
export async function createProject(page: Page, project: NewProject): Promise<string> {
  return page.evaluate(async ({ subreddits, ...fields }) => {
    const answer = await fetch("/api/projects", {
      method: "POST",
      headers: {
        authorization: `Bearer ${localStorage.getItem("accessToken")}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({
        ...fields,
        category: "SaaS & Software",
        targetAudience: ["Developers"],
        goals: ["Get feedback"],
        selectedSubreddits: subreddits.map((id) => ({ id })),
      }),
    });
    return ((await answer.json()) as { id: string }).id;
  }, project);
}
