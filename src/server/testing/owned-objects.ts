import { insertRadarEntries, listRadarEntries } from "#server/db/projects/radar-repository.ts";
import { isDeepStrictEqual } from "node:util";
import type { SignedIn } from "#contract/accounts/auth.ts";
import type { Answers } from "#engine/interview/interview.ts";
import {
  insertMention,
  listMentions,
  insertCompetitor,
  listCompetitorRows,
} from "#server/db/projects/competitors-repository.ts";
import { findPost, insertPost } from "#server/db/posts/posts-repository.ts";
import {
  findProject,
  insertProject,
  type ProjectRow,
} from "#server/db/projects/projects-repository.ts";
import type { UserId } from "#server/scope.ts";
import { connectAssistant } from "./connect-assistant.ts";
import { SAMPLE_ANSWERS } from "./sample-answers.ts";
import { grantPlan } from "./grant-plan.ts";
import type { TestApp } from "./test-app.ts";

type OwnedObject = {
  id: string;
  /** What it belongs to, for the rest of the address. */
  parents?: Record<string, string>;
  /** The project that it is in, or is. */
  projectId?: string;
  isUntouched: () => Promise<boolean>;
};

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
  tokenId: async (house, owner) => {
    const client = house.clientOf(owner.accessToken);
    const { details } = await client.createToken({ body: { name: "A script", scope: "read" } });
    const list = () => client.listTokens();
    const isUntouched = async () => (await list()).items.some(({ id }) => id === details.id);
    return { id: details.id, isUntouched };
  },
  assistantId: async (house, owner) => {
    const { client, assistant } = await connectAssistant(house, owner);
    const list = () => client.listAssistants();
    const isUntouched = async () => (await list()).items.some(({ id }) => id === assistant.id);
    return { id: assistant.id, isUntouched };
  },
  webhookId: async (house, owner) => {
    const { client, details } = await addWebhook(house, owner);
    const read = async () => (await client.listWebhooks()).items;
    const before = await read();
    return { id: details.id, isUntouched: async () => isDeepStrictEqual(await read(), before) };
  },
  deliveryId: async (house, owner) => {
    const { client, details } = await addWebhook(house, owner);
    const params = { webhookId: details.id };
    const { id } = await client.testWebhook({ params });
    const read = async () => (await client.listDeliveries({ params })).items;
    const before = await read();
    return {
      id,
      parents: params,
      isUntouched: async () => isDeepStrictEqual(await read(), before),
    };
  },
  savedSearchId: async (house, owner) => {
    const client = house.clientOf(owner.accessToken);
    const list = async () => (await client.listSavedSearches()).items;
    const name = `Hikers ${(await list()).length}`;
    const search = await client.saveSearch({ body: { name, q: "hiking" } });
    const read = async () => (await list()).find(({ id }) => id === search.id);
    const isUntouched = async () => isDeepStrictEqual(await read(), search);
    return { id: search.id, isUntouched };
  },
  projectId: async (house, owner, endpoint) => {
    const { db } = house.database;
    const userId = owner.user.id as UserId;
    if (endpoint.endsWith("ProjectResults") || /competitor/i.test(endpoint)) {
      await grantPlan(house, userId);
    }
    const { id } = await createTrailNotes(house, owner);
    const isUntouched = async () => (await findProject(db, userId, id)) !== null;
    return { id, projectId: id, isUntouched };
  },
  contributionId: async (house, owner) => {
    const client = house.clientOf(owner.accessToken);
    const body = { subredditId: "saas", kind: "comment" } as const;
    const { id } = await client.logContribution({ body });
    const list = () => client.listContributions();
    return { id, isUntouched: async () => (await list()).items.some((item) => item.id === id) };
  },
  importId: async (house, owner) => {
    const client = house.clientOf(owner.accessToken);
    const { id: projectId } = await createTrailNotes(house, owner);
    const id = crypto.randomUUID();
    // What was brought before would not be brought again.
    const permalink = `https://www.reddit.com/r/SaaS/comments/1t/notes/${id.slice(0, 8)}/`;
    const written = { permalink, subredditId: "saas", writtenAt: house.clock().toISOString() };
    const comments = [{ ...written, isPromotional: false }];
    await client.importHistory({
      params: { projectId },
      body: { importId: id, posts: [], comments },
    });
    const list = () => client.listImports();
    const isUntouched = async () => (await list()).items.some((item) => item.id === id);
    return { id, projectId, isUntouched };
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
    return {
      id: params.taskKey,
      projectId: project.id,
      isUntouched: async () => (await read()) === before,
    };
  },
  postId: async (house, owner, endpoint) => {
    const { db } = house.database;
    const userId = owner.user.id as UserId;
    await grantPlan(house, userId);
    const project = await createTrailNotes(house, owner, SAMPLE_ANSWERS);
    const isPosted = ["updatePerformance", "recordCheck", "shareReceipt"].includes(endpoint);
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
      createdAt: house.clock(),
      updatedAt: house.clock(),
    });
    const read = () => findPost(db, userId, post.id);
    const before = await read();
    return {
      id: post.id,
      projectId: project.id,
      isUntouched: async () => isDeepStrictEqual(await read(), before),
    };
  },
  competitorId: async (house, owner, endpoint) => {
    const { project, competitor, read } = await createCompetitor(house, owner, endpoint);
    const before = await read();
    return {
      id: competitor.id,
      parents: { projectId: project.id },
      projectId: project.id,
      isUntouched: async () => isDeepStrictEqual(await read(), before),
    };
  },
  mentionId: async (house, owner, endpoint) => {
    const { project, competitor, mention, read } = await createCompetitor(house, owner, endpoint);
    const before = await read();
    return {
      id: mention.id,
      parents: { projectId: project.id, competitorId: competitor.id },
      projectId: project.id,
      isUntouched: async () => isDeepStrictEqual(await read(), before),
    };
  },
  entryId: async (house, owner) => {
    const { db } = house.database;
    const userId = owner.user.id as UserId;
    const project = await createTrailNotes(house, owner);
    const since = new Date(0);
    const read = () => listRadarEntries(db, userId, project.id, { since, most: 10 });
    await insertRadarEntries(db, [
      {
        userId,
        projectId: project.id,
        source: "pasted",
        postId: "1trail",
        permalink: "https://www.reddit.com/r/hiking/comments/1trail/",
        community: "hiking",
        title: "How do you keep notes on a hike?",
        text: "",
        reason: { is: "names-competitor", name: "Pathpad" },
        score: 100,
        foundAt: house.clock(),
      },
    ]);
    const before = await read();
    return {
      id: before[0]?.id ?? "",
      parents: { projectId: project.id },
      projectId: project.id,
      isUntouched: async () => isDeepStrictEqual(await read(), before),
    };
  },
};

async function addWebhook(house: TestApp, owner: SignedIn) {
  const client = house.clientOf(owner.accessToken);
  const address = `https://example.com/hook/${(webhooks += 1)}`;
  const added = await client.addWebhook({ body: { address, events: ["post.due"] } });
  return { client, ...added };
}
let webhooks = 0;

/** With a post about it; read a moment ago where it is to be searched for, since there is no Reddit here. */
async function createCompetitor(house: TestApp, owner: SignedIn, endpoint: string) {
  const { db } = house.database;
  const userId = owner.user.id as UserId;
  const now = house.clock();
  await grantPlan(house, userId);
  const project = await createTrailNotes(house, owner);
  const competitor = await insertCompetitor(db, {
    userId,
    projectId: project.id,
    name: "Pathpad",
    description: "Keeps notes and photos of hikes on a map.",
    describedBy: "founder",
    searchedAt: endpoint === "searchMentions" ? now : null,
    createdAt: now,
    updatedAt: now,
  });
  const mention = await insertMention(db, {
    userId,
    competitorId: competitor.id,
    source: "pasted",
    kind: "mention",
    postId: "1pathpad",
    permalink: "https://www.reddit.com/r/hiking/comments/1pathpad/",
    community: "hiking",
    title: "Is Pathpad any good?",
    seenAt: now,
  });
  if (!mention) throw new Error("The mention is there already.");
  const read = async () => [
    await listCompetitorRows(db, userId, project.id),
    await listMentions(db, userId, [competitor.id]),
  ];
  return { project, competitor, mention, read };
}

async function createTrailNotes(
  house: TestApp,
  owner: SignedIn,
  answers: Answers = {},
): Promise<ProjectRow> {
  const project = await insertProject(house.database.db, {
    userId: owner.user.id as UserId,
    name: "Trail notes",
    description: "An app that keeps notes of hikes.",
    interview: { answers },
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
  updateWebhook: { isOn: false },
  tellFact: {
    questionId: "mistake",
    founderSaid: "I priced it too low and lost money for a year.",
  },
  updateProject: { name: "Trail notes, second edition" },
  recomputeRecommendations: { limit: 3 },
  updateInterview: { answers: { scene: "I lost my notes once too often." } },
  setRadarKey: {
    address: `https://www.reddit.com/.rss?feed=${"0f1e2d3c".repeat(5)}&user=a_hiker`,
  },
  updateRadar: { phrases: ["trail notes"] },
  takeInThreads: {
    threads: [
      {
        permalink: "https://www.reddit.com/r/hiking/comments/1other/which_notes_app/",
        title: "Which app for trail notes?",
      },
    ],
  },
  addCompetitor: { name: "Pathpad", description: "Keeps notes and photos of hikes on a map." },
  updateCompetitor: { name: "Pathpad 2" },
  addMention: { permalink: "https://www.reddit.com/r/hiking/comments/1other/which_notes_app/" },
  renameSearch: { name: "People who hike" },
  rewritePost: { change: "another-angle" },
  adaptPost: { subredditId: "sideproject" },
  updatePost: { title: "How do you keep notes on a hike?" },
  schedulePost: { scheduledFor: "2027-01-04T09:00:00Z", isOverBudgetConfirmed: true },
  // Another one each time: two posts can't be at one address.
  get markPosted() {
    return { permalink: `https://www.reddit.com/r/SaaS/comments/1abcde${(made += 1)}/notes/` };
  },
  recordCheck: { sighting: "live" },
  importHistory: {
    importId: "5f3c1d9a-6a59-4f0e-8a4e-0b1d7c2e9f10",
    posts: [
      {
        permalink: "https://www.reddit.com/r/SaaS/comments/1before/notes/",
        subredditId: "SaaS",
        postedAt: "2026-10-02T09:00:00Z",
        title: "Notes that survive rain",
        content: "I made an app for it.",
        outcome: "live",
      },
    ],
  },
  updatePerformance: { upvotes: 12, comments: 3, outcome: "live" },
};

let made = 0;

export function goodBodyOf(endpoint: string): object {
  const body = goodBodies[endpoint];
  if (!body) throw new Error(`No body that ${endpoint} takes: add it to owned-objects.ts.`);
  return body;
}
