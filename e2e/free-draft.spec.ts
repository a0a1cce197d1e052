import type { Page } from "@playwright/test";
import type { WritingOutlook } from "../src/contract/writing.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expect, test } from "./support/test.ts";

const write = (page: Page) => page.getByRole("button", { name: "Write my first draft, free" });

type Communities = WritingOutlook["communities"];
type Written = { subredditId: string | undefined; isAnyway: boolean };

/** A founder without answers, whose outlook is another one once they are saved. */
async function openQuestions(
  page: Page,
  change: (communities: Communities, named: string) => Communities,
) {
  const id = await createProject(page, { name: "Ledgerly", subreddits: ["saas", "sideproject"] });
  let isAnswered = false;
  let named = "";
  const written: Written[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH" && request.url().endsWith("/interview")) isAnswered = true;
    if (request.method() !== "POST" || !request.url().endsWith("/posts/generate")) return;
    const { subredditId, isAnyway = false } = request.postDataJSON() as Partial<Written>;
    written.push({ subredditId, isAnyway });
  });
  await page.route("**/api/projects/*/writing", async (route) => {
    const response = await route.fetch();
    const outlook = (await response.json()) as WritingOutlook;
    const communities = isAnswered ? change(outlook.communities, named) : outlook.communities;
    await route.fulfill({ response, json: { ...outlook, communities } });
  });
  await page.goto(`/projects/${id}`);
  const offer = page.locator("section", { hasText: "Your first draft is free" }).last();
  const promise = (await offer.getByText("Written from your answers").textContent()) ?? "";
  named = /r\/\w+/.exec(promise)?.[0] ?? "";
  const fields = offer.getByRole("textbox");
  await expect(fields).toHaveCount(3);
  for (const field of await fields.all()) {
    const question = (await field.getAttribute("name")) as keyof typeof RICH_ANSWERS;
    await field.fill(RICH_ANSWERS[question] ?? "");
  }
  return { named, id: named.slice(2).toLowerCase(), offer, written };
}

test("the first draft is for the community that was named, though another comes first by then @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { named, id, written } = await openQuestions(page, (communities, name) =>
    communities
      .map((each) => ({ ...each, is: "ready" as const, questions: [] }))
      .toSorted((a) => (a.fullName === name ? 1 : -1)),
  );
  await write(page).click();
  await expect(page.getByRole("dialog", { name: "Edit Post" })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Edit Post" })).toContainText(named);
  expect(written).toEqual([{ subredditId: id, isAnyway: false }]);
});

/** The named community still lacks this answer, and every other one is ready. */
const lacking =
  (question: "limits" | "scene") =>
  (communities: Communities, name: string): Communities =>
    communities.map((each) =>
      each.fullName === name
        ? { ...each, is: "asks" as const, questions: [question] }
        : { ...each, is: "ready" as const, questions: [] },
    );

test("who answered all that was asked gets the draft, whatever else would make it better @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { named, id, written } = await openQuestions(page, lacking("limits"));
  await write(page).click();
  await expect(page.getByRole("dialog", { name: "Edit Post" })).toContainText(named);
  expect(written).toEqual([{ subredditId: id, isAnyway: true }]);
});

test("where an answer that was asked for is missing, that is said and nothing is written for another @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { named, offer, written } = await openQuestions(page, lacking("scene"));
  await write(page).click();
  const dialog = page.getByRole("dialog", { name: "Write one post" });
  await expect(dialog.getByRole("radio", { name: named })).toBeChecked();
  await expect(dialog.getByText(`One answer is missing for a good post in ${named}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(offer).toContainText(named);
  expect(written).toEqual([]);
});
