import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { composerHere, type RunTask } from "#server/gateways/composer/composer-gateway.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** What happens while posts are composed; how often they were. */
let meanwhile = async () => {};
let composed = 0;
const run: RunTask = async (task, ...given) => {
  composed += 1;
  await meanwhile();
  return composerHere.run(task, ...given);
};

let house: TestApp;
let founder: Founder;
let projectId: string;
beforeAll(async () => {
  house = await startTestApp({ composer: { ...composerHere, run } });
});
afterAll(() => house.stop());
beforeEach(async ({ task: { id } }) => {
  founder = await createFounder(house, `${id}@example.com`, "PREMIUM_MONTHLY");
  ({ id: projectId } = await founder.createProject(["sideproject"]));
  composed = 0;
});

const rename = (name: string) =>
  founder.client.updateProject({ params: { projectId }, body: { name, url: null } });
const used = async () => (await founder.client.getBillingStatus()).aiPosts?.used;

// On one connection this would wait for itself if anything were locked.
test("what is saved while posts are composed is in them, and nothing waits for anything", async () => {
  meanwhile = async () => {
    meanwhile = async () => {};
    await rename("Quillmark");
  };
  const [post] = await founder.client.generatePosts({ body: { projectId } });
  expect(`${post?.title} ${post?.content}`).toContain("Quillmark");
  expect(composed).toBe(2);
  expect(await used()).toBe(1);
});

test("a project that never rests is told so, and nothing is charged", async () => {
  let times = 0;
  meanwhile = async () => void (await rename(`Name ${(times += 1)}`));
  const body = { projectId, subredditId: "sideproject" };
  await expect(founder.client.generatePost({ body })).rejects.toMatchObject({
    code: "CONFLICT",
    serverMessage: "The project changed while we were writing. Please try again.",
    details: { is: "changed" },
  });
  meanwhile = async () => {};
  expect(await used()).toBe(0);
  expect(await founder.client.getRoadmap({ params: { projectId } })).toEqual([]);
});

test("a composer that fails costs one call, and the next one is answered", async () => {
  meanwhile = async () => {
    throw new Error("A composing thread failed.");
  };
  const look = () => founder.client.getWritingOutlook({ params: { projectId } });
  await expect(look()).rejects.toMatchObject({ code: "INTERNAL" });
  meanwhile = async () => {};
  expect(await look()).toMatchObject({ ready: 1 });
});
