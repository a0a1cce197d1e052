import { isDeepStrictEqual } from "node:util";
import type { SignedIn } from "#contract/auth.ts";
import { findPost, insertPost } from "#server/db/posts-repository.ts";
import { findProject, insertProject, type ProjectRow } from "#server/db/projects-repository.ts";
import type { UserId } from "#server/scope.ts";
import { grantPlan } from "./grant-plan.ts";
import type { TestApp } from "./test-app.ts";

type OwnedObject = { id: string; isUntouched: () => Promise<boolean> };

/** For each `ownedParam` of the contract, how a user comes to own such an object. */
const factories: Record<
  string,
  (house: TestApp, owner: SignedIn, endpoint: string) => Promise<OwnedObject>
> = {
  sessionId: async (house, owner) => {
    await house.signIn(owner.user.email);
    const list = () => house.clientOf(owner.accessToken).listSessions();
    const session = (await list()).items.find(({ current }) => !current);
    const id = session?.id ?? "";
    return { id, isUntouched: async () => (await list()).items.some((item) => item.id === id) };
  },
  projectId: async (house, owner) => {
    const { db } = house.database;
    const userId = owner.user.id as UserId;
    const { id } = await createTrailNotes(house, owner);
    return { id, isUntouched: async () => (await findProject(db, userId, id)) !== null };
  },
  contributionId: async (house, owner) => {
    const client = house.clientOf(owner.accessToken);
    const body = { subredditId: "saas", kind: "comment" } as const;
    const { id } = await client.logContribution({ body });
    const list = () => client.listContributions();
    return { id, isUntouched: async () => (await list()).items.some((item) => item.id === id) };
  },
  taskKey: async (house, owner, endpoint) => {
    const client = house.clientOf(owner.accessToken);
    const project = await createTrailNotes(house, owner);
    const params = { taskKey: `communities.${project.id}` };
    if (endpoint === "untickTask") await client.tickTask({ params });
    const read = async () => {
      const { tasks } = await client.getToday({ query: { projectId: project.id } });
      return tasks.find(({ key }) => key === params.taskKey)?.isDone;
    };
    const before = await read();
    return { id: params.taskKey, isUntouched: async () => (await read()) === before };
  },
  postId: async (house, owner, endpoint) => {
    const { db } = house.database;
    const userId = owner.user.id as UserId;
    await grantPlan(house, userId);
    const project = await createTrailNotes(house, owner);
    const isPosted = endpoint === "updatePerformance" || endpoint === "recordCheck";
    const post = await insertPost(db, {
      userId,
      projectId: project.id,
      subredditId: "saas",
      title: "How do you keep notes on a trail?",
      content: "I made a small app for it.",
      postType: "question",
      status: isPosted ? "posted" : "draft",
      postedAt: isPosted ? house.clock() : null,
      by: "engine",
      seed: 1,
      createdAt: house.clock(),
      updatedAt: house.clock(),
    });
    const read = () => findPost(db, userId, post.id);
    const before = await read();
    return { id: post.id, isUntouched: async () => isDeepStrictEqual(await read(), before) };
  },
};

async function createTrailNotes(house: TestApp, owner: SignedIn): Promise<ProjectRow> {
  const project = await insertProject(house.database.db, {
    userId: owner.user.id as UserId,
    name: "Trail notes",
    description: "An app that keeps notes of hikes.",
    createdAt: house.clock(),
    updatedAt: house.clock(),
  });
  if (!project) throw new Error("The id of the project is taken.");
  return project;
}

/** Some endpoints want it in a certain state, hence the endpoint's name. */
export function createOwnedObject(
  house: TestApp,
  param: string,
  owner: SignedIn,
  endpoint: string,
): Promise<OwnedObject> {
  const create = factories[param];
  if (!create) throw new Error(`No way to create what ${param} names: add it to owned-objects.ts.`);
  return create(house, owner, endpoint);
}

/** For each endpoint with a body that changes an owned object, one that is in order. */
const goodBodies: Record<string, object> = {
  updateProject: { name: "Trail notes, second edition" },
  recomputeRecommendations: { limit: 3 },
  updateFounderFacts: { whyBuilt: "I lost my notes once too often." },
  updatePost: { title: "How do you keep notes on a hike?" },
  schedulePost: { scheduledFor: "2027-01-04T09:00:00Z", isOverBudgetConfirmed: true },
  markPosted: { permalink: "https://www.reddit.com/r/SaaS/comments/1abcde/notes/" },
  recordCheck: { sighting: "live" },
  updatePerformance: { upvotes: 12, comments: 3, outcome: "live" },
};

export function goodBodyOf(endpoint: string): object {
  const body = goodBodies[endpoint];
  if (!body) throw new Error(`No body that ${endpoint} takes: add it to owned-objects.ts.`);
  return body;
}
