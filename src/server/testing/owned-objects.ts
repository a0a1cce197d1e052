import type { SignedIn } from "#contract/auth.ts";
import { findProject, insertProject } from "#server/db/projects-repository.ts";
import type { UserId } from "#server/scope.ts";
import type { TestApp } from "./test-app.ts";

type OwnedObject = { id: string; isUntouched: () => Promise<boolean> };

/** For each `ownedParam` of the contract, how a user comes to own such an object. */
const factories: Record<string, (house: TestApp, owner: SignedIn) => Promise<OwnedObject>> = {
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
    const project = await insertProject(db, {
      userId,
      name: "Trail notes",
      description: "An app that keeps notes of hikes.",
      createdAt: house.clock(),
      updatedAt: house.clock(),
    });
    const id = project?.id ?? "";
    return { id, isUntouched: async () => (await findProject(db, userId, id)) !== null };
  },
};

export function createOwnedObject(
  house: TestApp,
  param: string,
  owner: SignedIn,
): Promise<OwnedObject> {
  const create = factories[param];
  if (!create) throw new Error(`No way to create what ${param} names: add it to owned-objects.ts.`);
  return create(house, owner);
}

/** For each endpoint with a body that changes an owned object, one that is in order. */
const goodBodies: Record<string, object> = {
  updateProject: { name: "Trail notes, second edition" },
  recomputeRecommendations: { limit: 3 },
};

export function goodBodyOf(endpoint: string): object {
  const body = goodBodies[endpoint];
  if (!body) throw new Error(`No body that ${endpoint} takes: add it to owned-objects.ts.`);
  return body;
}
