import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { chooseOption } from "./support/choose-option.ts";
import { CUT_OFF } from "./support/complaints.ts";
import { createProject } from "./support/create-project.ts";
import { expectFitAtWidths, expectNoOverflow } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";
import { SENT_FROM, writeExport, writePosts } from "./support/write-export.ts";

test.use({ isPremium: true, bypassCSP: true });

const POSTS = [
  {
    id: "1own1",
    community: "SaaS",
    daysAgo: 40,
    title: "I built Ropewise, a planner for climbing trips",
    body: "It took a summer.\n\nTell me what is missing.",
  },
  {
    id: "1own2",
    community: "SideProject",
    daysAgo: 400,
    title: 'My side project, "finished"',
    body: "See https://ropewise.example for more.",
  },
  { id: "1own3", community: "SaaS", daysAgo: 30, title: "Ropewise again", body: "[removed]" },
  { id: "1cat", community: "aww_of_nobody", daysAgo: 3, title: "My cat", body: "Look." },
  { id: "1other", community: "startups", daysAgo: 80, title: "Asking about taxes", body: "How?" },
];
const COMMENTS = [
  { id: "c1", community: "SaaS", daysAgo: 2, body: "Try a spreadsheet first." },
  { id: "c2", community: "SaaS", daysAgo: 5, body: "I made Ropewise for that." },
  { id: "c3", community: "SaaS", daysAgo: 200, body: "Long ago." },
];

async function openHistory(page: Page): Promise<string> {
  const projectId = await createProject(page, {
    name: "Ropewise",
    description: "Ropewise plans climbing trips: partners, gear, weather and the way there.",
    url: "https://ropewise.example",
    subreddits: ["saas"],
  });
  await page.goto(`/projects/${projectId}/results`);
  await page.getByRole("link", { name: "Import your history" }).click();
  await expect(page.getByRole("heading", { name: "Import your history" })).toBeVisible();
  return projectId;
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel("Reddit's export").setInputFiles({ name, mimeType: "application/zip", buffer });

/** The bodies of the calls that bring something, as they leave the browser. */
function watchSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.postData() ?? "");
  });
  return sent;
}

test("posts of the past come from Reddit's ZIP, only those that are ticked, and go again", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const projectId = await openHistory(page);
  await expectNoViolations(page, "choosing the file");
  const sent = watchSent(page);
  await choose(page, "export.zip", writeExport({ posts: POSTS, comments: COMMENTS }));
  await expect(page.getByText("5 posts, 2 comments of the last 90 days")).toBeVisible();
  await expect(
    page.getByText("1 comment from before the last 90 days is not listed"),
  ).toBeVisible();

  // The community of the newest post stands first.
  const groups = page.getByRole("tabpanel").getByRole("heading", { level: 3 });
  await expect(groups).toHaveText(["r/aww_of_nobody", "r/SaaS", "r/startups", "r/SideProject"]);
  const cat = page.getByRole("checkbox", { name: /My cat/ });
  await expect(cat).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: /I built Ropewise/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /My side project/ })).toBeChecked();
  const gone = page.getByRole("group", { name: "What happened to 'Ropewise again'" });
  await expect(gone.getByRole("radio", { name: "Removed" })).toBeChecked();
  await page
    .getByRole("group", { name: "What happened to 'I built Ropewise" })
    .getByText("Stayed up")
    .click();
  await cat.check();
  await expectNoViolations(page, "choosing posts");
  await expectFitAtWidths(page, "choosing posts");

  await page.getByRole("tab", { name: "Comments" }).click();
  await expect(page.getByRole("checkbox", { name: /I made Ropewise/ })).toBeChecked();
  await page.getByRole("button", { name: "Tick all 2" }).click();
  await expectNoViolations(page, "choosing comments");
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: "Import 4 posts and 2 comments" }).click();

  await expect(page.getByText("3 posts and 2 comments imported")).toBeVisible();
  await expect(page.getByText("r/aww_of_nobody (1 post) isn't in our catalogue")).toBeVisible();
  const all = sent.join("\n");
  expect(all).toContain("1own1");
  expect(all).not.toContain("Asking about taxes");
  expect(all).not.toContain("spreadsheet");
  expect(all).not.toContain(SENT_FROM);
  await expectNoViolations(page, "what came");

  await page.getByRole("link", { name: "See the results" }).click();
  await expect(page.getByText("1 of 2 posts stayed up")).toBeVisible();
  await expect(page.getByText("1 not checked yet · 3 from your history")).toBeVisible();
  const list = page.getByRole("region", { name: "Post by post" });
  await expect(list.getByRole("row", { name: /Ropewise again/ })).toContainText("Removed");
  await list.getByRole("link", { name: "Ropewise again" }).click();
  await expect(page.getByRole("dialog", { name: "View Post" })).toBeVisible();
  await page.keyboard.press("Escape");

  // Once more brings nothing twice.
  await page.goto(`/projects/${projectId}/history`);
  await choose(page, "posts.csv", Buffer.from(writePosts(POSTS)));
  await expect(page.getByText("No comments.csv, so no comments.")).toBeVisible();
  await page.getByRole("button", { name: "Import 3 posts" }).click();
  await expect(page.getByText("Nothing new was imported")).toBeVisible();
  await expect(page.getByText("3 posts were already here")).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  const question = page.getByRole("alertdialog", { name: "Undo this import?" });
  await expect(question).toContainText("3 posts and 2 comments");
  await question.getByRole("button", { name: "Undo the import" }).click();
  await expect(page.getByText("The import was undone")).toBeVisible();
  await expect(page.getByText("Earlier imports")).toBeHidden();
  await page.getByRole("link", { name: "See the results" }).click();
  await expect(page.getByText(/^No posts yet\./)).toBeVisible();
});

test("a long past is filtered, paged and ticked by the keyboard, also on a phone @nightly", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await openHistory(page);
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: `2${index.toString(36)}`,
    community: index % 2 === 0 ? "SaaS" : "startups",
    daysAgo: 10 + index / 10,
    title: `Post number ${index}`,
    body: index === 7777 ? "About needles and haystacks." : "Words.",
  }));
  await choose(page, "export.zip", writeExport({ posts: many, comments: [] }));
  await expect(page.getByText("10,000 posts, 0 comments")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(50);
  await expect(page.getByText("1–50 of 10,000")).toBeVisible();
  await page.getByRole("button", { name: "Older" }).press("Enter");
  await expect(page.getByText("51–100 of 10,000")).toBeVisible();

  await page.getByLabel("Find").fill("needles");
  const found = page.getByRole("checkbox", { name: /Post number 7777/ });
  await expect(found).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await found.press("Space");
  await expect(found).toBeChecked();
  const outcome = page.getByRole("group", { name: "What happened to 'Post number 7777'" });
  await outcome.getByRole("radio", { name: "Not sure" }).press("ArrowLeft");
  await expect(outcome.getByRole("radio", { name: "Removed" })).toBeChecked();
  await expectNoOverflow(page, "a phone");
  await expectNoViolations(page, "a long past on a phone");
  await page.getByRole("button", { name: "Import 1 post", exact: true }).press("Enter");
  await expect(page.getByText("1 post imported")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("button", { name: "Choose file" })).toBeVisible();
});

test("what is wrong with a file is said, and a failure keeps what was ticked @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await openHistory(page);
  await choose(page, "photo.zip", Buffer.from("not a zip"));
  await expect(page.getByRole("alert")).toContainText("That isn't a ZIP file.");
  const whole = writeExport({ posts: POSTS, comments: COMMENTS });
  await choose(page, "export.zip", whole.subarray(0, whole.length - 40));
  await expect(page.getByRole("alert")).toContainText("This ZIP file is incomplete.");
  await choose(page, "export.zip", whole);
  await page.getByRole("button", { name: "Import 3 posts and 1 comment" }).waitFor();

  await page.route("**/api/projects/*/history", (route) => route.abort());
  await page.getByRole("button", { name: "Import 3 posts and 1 comment" }).click();
  await expect(page.getByText("We couldn't import everything")).toBeVisible();
  await page.getByRole("button", { name: "Back to the list" }).click();
  await page.getByRole("checkbox", { name: /Ropewise again/ }).uncheck();
  await page.getByRole("button", { name: "Import 2 posts and 1 comment" }).click();
  await expect(page.getByText("We couldn't import everything")).toBeVisible();
  await page.unroute("**/api/projects/*/history");
  await complaints.expect(CUT_OFF, /^NetworkError/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("2 posts and 1 comment imported")).toBeVisible();
});

test("settings lead to it @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await createProject(page, { name: "Ropewise", subreddits: ["saas"] });
  await createProject(page, { name: "Beltwise", subreddits: ["saas"] });
  await page.goto("/settings/data");
  const data = page.locator("#data");
  await chooseOption(data.getByLabel("For which project"), "Ropewise");
  await data.getByRole("link", { name: "Choose the export" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ropewise" })).toBeVisible();
  await expect(page).toHaveTitle(/Import your history · Ropewise/);
});
