import type { Page } from "@playwright/test";

type MadePost = { projectId: string; title: string; content: string };

/** A post for r/SaaS that was just made, without its address; answers its id. */
export async function makePost(page: Page, post: MadePost): Promise<string> {
  return page.evaluate(async ({ projectId, title, content }) => {
    const send = async (method: string, path: string, body: object) => {
      const answer = await fetch(`/api/posts/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${localStorage.getItem("accessToken")}`,
          "content-type": "application/json",
        },
        body: JSON.stringify(body),
      });
      return ((await answer.json()) as { id: string }).id;
    };
    const id = await send("POST", "generate", { projectId, subredditId: "saas" });
    await send("PATCH", id, { title, content, editSection: null });
    return send("POST", `${id}/mark-posted`, {});
  }, post);
}
