import { expect, type Page } from "@playwright/test";

/** A call of the API by the page's user; answers the id of what it made or changed. */
export async function callApi(
  page: Page,
  method: "POST" | "PATCH" | "PUT",
  path: string,
  body: object,
): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const answer = await page.request.fetch(`/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    data: body,
  });
  await expect(answer).toBeOK();
  return ((await answer.json()) as { id: string }).id;
}
