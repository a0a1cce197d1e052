import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let founder: Founder;
beforeAll(async () => {
  house = await startTestApp();
  founder = await createFounder(house, "threads@example.com");
});
afterAll(() => house.stop());

/** Until a weekday of UTC, at the same hour. */
function goTo(weekday: number): void {
  const days = (weekday - house.clock().getUTCDay() + 7) % 7;
  house.advance(days * DAY_MS);
}

/** Sessions end while days go by. */
const signIn = async () => house.clientOf((await house.signIn("threads@example.com")).accessToken);

const threadTasks = async () =>
  (await (await signIn()).getToday({ query: {} })).tasks.filter(({ kind }) => kind === "thread");

test("a thread that takes promotion is a slot, a task on its day, and a comment in it ends both", async () => {
  const project = await founder.createProject(["rust", "startups"]);
  const { communities } = await founder.client.getWritingOutlook({
    params: { projectId: project.id },
  });
  const rust = communities.find(({ subredditId }) => subredditId === "rust");
  expect(rust?.threads).toMatchObject([
    {
      name: "What's everyone working on this week",
      schedule: { weekdays: [1], dates: [] },
      often: "weekly, Monday",
    },
  ]);
  expect(rust?.postTypes).toContain("thread-comment");

  goTo(3);
  expect(await threadTasks()).toEqual([]);
  goTo(1);
  const [task] = await threadTasks();
  expect(task).toMatchObject({
    title: "Comment in “What's everyone working on this week” in r/rust",
    subredditId: "rust",
    projectId: project.id,
    links: [
      {
        label: "Find the thread",
        url: "https://www.reddit.com/r/rust/search/?q=What's%20everyone%20working%20on%20this%20week&restrict_sr=1&sort=new",
      },
    ],
  });

  const client = await signIn();
  const post = await client.generatePost({
    body: { projectId: project.id, subredditId: "rust", postType: "thread-comment" },
  });
  expect(post.postType).toBe("thread-comment");
  expect(new Date(post.scheduledFor ?? "").getUTCDay()).toBe(1);
  expect(post.slotReason).toContain(
    "“What's everyone working on this week” in r/rust comes weekly, Monday",
  );
  goTo(new Date(post.scheduledFor ?? "").getUTCDay());
  await (
    await signIn()
  ).markPosted({
    params: { postId: post.id },
    body: { isBlankConfirmed: true },
  });
  expect(await threadTasks()).toEqual([]);
});
