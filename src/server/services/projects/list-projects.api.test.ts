import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { insertProject } from "#server/db/projects/projects-repository.ts";
import type { UserId } from "#server/scope.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  house = await startTestApp();
  owner = await house.signIn("many@example.com");
  // Two of them at the same moment, which only their ids tell apart.
  for (const seconds of [0, 1, 1, 2, 3]) await addProject(owner, seconds);
  await addProject(owner, 4, "archived");
});
afterAll(() => house.stop());

async function addProject({ user }: SignedIn, seconds: number, status?: "archived") {
  const createdAt = new Date(house.clock().getTime() + seconds * 1000);
  await insertProject(house.database.db, {
    userId: user.id as UserId,
    name: `Project of second ${seconds}`,
    description: "Plans climbing trips.",
    createdAt,
    updatedAt: createdAt,
    ...(status && { status }),
  });
}

const ask = (url: string, { accessToken } = owner) =>
  house.send({ url, headers: { authorization: `Bearer ${accessToken}` } });

const nextOf = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  /^<([^>]+)>; rel="next"$/.exec(String(headers["link"] ?? ""))?.[1];

describe("the list of projects", () => {
  test("comes whole to a client that knows no pages", async () => {
    const answer = await ask("/api/projects");
    expect(answer.json()).toHaveLength(5);
    expect(answer.headers["link"]).toBeUndefined();
  });

  test.each([
    ["/api/projects?limit=2", "/api/projects", [2, 2, 1]],
    ["/api/projects?limit=3&includeArchived=true", "/api/projects?includeArchived=true", [3, 3]],
    ["/api/projects?limit=100", "/api/projects", [5]],
  ])("comes page by page from %s", async (first, whole, sizes) => {
    const pages: { id: string }[][] = [];
    let url: string | undefined = first;
    while (url !== undefined && pages.length < 10) {
      const answer = await ask(url);
      expect(answer.statusCode).toBe(200);
      pages.push(answer.json());
      url = nextOf(answer);
    }
    expect(pages.map((page) => page.length)).toEqual(sizes);
    expect(pages.flat()).toEqual((await ask(whole)).json());
  });

  test.each([
    ["limit=0", "A page has 1 to 100 projects."],
    ["limit=101", "A page has 1 to 100 projects."],
    ["limit=some", "A page has 1 to 100 projects."],
    ["cursor=made-up", "Please start again from the first page."],
  ])("refuses %s", async (query, message) => {
    const answer = await ask(`/api/projects?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(message);
  });

  test("does not take a place in the list of somebody else", async () => {
    const other = await house.signIn("other@example.com");
    const next = nextOf(await ask("/api/projects?limit=2"));
    expect((await ask(next ?? "", other)).statusCode).toBe(400);
  });
});

test("an account has at most 200 projects, and says so", async () => {
  const busy = await house.signIn("runaway@example.com");
  const client = house.clientOf(busy.accessToken);
  const create = () =>
    client.createProject({ body: { name: "One more", selectedSubreddits: [{ id: "saas" }] } });
  for (let n = 0; n < 199; n++) await addProject(busy, n);
  await create();
  await expect(create()).rejects.toMatchObject({
    status: 409,
    serverMessage: "You have 200 projects, the maximum. Please delete one first.",
  });
});
