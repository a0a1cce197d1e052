import type { Page } from "@playwright/test";
import { callApi } from "./call-api.ts";

type MadePost = { projectId: string; title: string; content: string };

/** A post for r/SaaS that was just made, without its address; answers its id. */
export async function makePost(
  page: Page,
  { projectId, title, content }: MadePost,
): Promise<string> {
  const id = await callApi(page, "POST", "posts", {
    projectId,
    subredditId: "saas",
    title,
    content,
  });
  return callApi(page, "POST", `posts/${id}/mark-posted`, {});
}
