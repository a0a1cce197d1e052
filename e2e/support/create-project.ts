import type { Page } from "@playwright/test";
import type { Answers } from "../../src/engine/interview/interview.ts";
import { SAMPLE_ANSWERS } from "../../src/server/testing/sample-answers.ts";
import { callApi } from "./call-api.ts";

/** Enough for every shape of post; without answers nothing can be written. */
export const RICH_ANSWERS: Answers = SAMPLE_ANSWERS;

type NewProject = {
  name: string;
  description?: string;
  url?: string;
  subreddits: string[];
  answers?: Answers;
};

/** Through the API, as the wizard does at its end; answers the project's id. */
export async function createProject(
  page: Page,
  { subreddits, answers, ...fields }: NewProject,
): Promise<string> {
  const id = await callApi(page, "POST", "projects", {
    ...fields,
    category: "SaaS & Software",
    targetAudience: ["Developers"],
    goals: ["Get feedback"],
    selectedSubreddits: subreddits.map((name) => ({ id: name, source: "added" })),
  });
  if (answers) await callApi(page, "PATCH", `projects/${id}/interview`, { answers });
  return id;
}
