import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { type Endpoint, endpoints } from "#contract/endpoints/endpoints.ts";
import { ErrorBody } from "#contract/errors.ts";
import { includesScope, TOKEN_SCOPES, type TokenScope } from "#engine/accounts/personal-token.ts";
import { createOwnedObject, goodBodyOf } from "#server/testing/owned-objects.ts";
import { requestTo } from "#server/testing/request-to.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let owner: SignedIn;
const tokens = {} as Record<TokenScope, string>;

beforeAll(async () => {
  house = await startTestApp();
  owner = await house.signIn("owner@example.com");
  const client = house.clientOf(owner.accessToken);
  for (const scope of TOKEN_SCOPES) {
    tokens[scope] = (await client.createToken({ body: { name: scope, scope } })).token;
  }
});
afterAll(() => house.stop());

const guarded = Object.entries<Endpoint>(endpoints).filter(([, { auth }]) => auth === "user");
const calls = guarded.flatMap(([name, endpoint]) =>
  TOKEN_SCOPES.map((scope) => ({ name, endpoint, scope })),
);
const isLetIn = ({ endpoint, scope }: (typeof calls)[number]) =>
  endpoint.token !== undefined && includesScope(scope, endpoint.token);

const TOO_NARROW: Record<TokenScope, string> = {
  read: "This token may not read. Create one that may under Settings.",
  "write-drafts": "This token may only read. To write drafts, create one that may under Settings.",
  "manage-webhooks": "This token may not manage webhooks. Create one that may under Settings.",
};

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe.each(calls.filter((call) => !isLetIn(call)))(
  "$name with a token for $scope",
  ({ endpoint, scope }) => {
    test("is refused before anything else is looked at, and the sentence says why", async () => {
      const answer = await house.send({ ...requestTo(endpoint), ...bearer(tokens[scope]) });
      expect(answer.statusCode).toBe(403);
      const body = ErrorBody.parse(answer.json());
      expect(body).toMatchObject(
        endpoint.token
          ? {
              code: "FORBIDDEN",
              message: TOO_NARROW[endpoint.token],
              details: { reason: "scope", needed: endpoint.token, given: scope },
            }
          : {
              code: "FORBIDDEN",
              message: "Tokens can't be used for this. Please sign in to Foothold and do it there.",
              details: { reason: "session-only" },
            },
      );
      expect(answer.headers["cache-control"]).toBe("no-store");
    });
  },
);

const letIn = calls.filter(isLetIn);

test.each(letIn.filter(({ endpoint }) => endpoint.ownedParam))(
  "$name takes a token for $scope",
  async ({ name, endpoint, scope }) => {
    const ownedParam = endpoint.ownedParam ?? "";
    const object = await createOwnedObject(house, ownedParam, owner, name);
    const answer = await house.send({
      ...requestTo(endpoint, { ...object.parents, [ownedParam]: object.id }),
      ...bearer(tokens[scope]),
      ...(endpoint.body && { payload: goodBodyOf(name) }),
    });
    expect(answer.statusCode).toBeLessThan(300);
  },
);

test.each(letIn.filter(({ endpoint }) => !endpoint.ownedParam))(
  "$name answers a token for $scope as it answers its user",
  async ({ endpoint, scope }) => {
    const ask = async (token: string) => {
      const answer = await house.send({ ...requestTo(endpoint), ...bearer(token) });
      return { status: answer.statusCode, body: answer.body };
    };
    const answer = await ask(tokens[scope]);
    expect(answer).toEqual(await ask(owner.accessToken));
    expect([401, 403]).not.toContain(answer.status);
  },
);

test.each(
  guarded.filter(([, { path }]) =>
    /^\/api\/(auth|billing|tokens|onboarding|karma|calendar-feed|radar)\b|\/tracking$/.test(path),
  ),
)(
  "%s, which is about the account, its money or its secrets, is for sessions alone",
  (_name, endpoint) => expect(endpoint.token).toBeUndefined(),
);

test("what a token for reading may send is nothing that is kept", () => {
  const sending = guarded.filter(([, { method, token }]) => method !== "GET" && token === "read");
  expect(sending.map(([name]) => name)).toEqual(["wordPostBrief", "readReply", "draftComment"]);
});

test("what a token may write is drafts and what became of them, and never deletes", () => {
  const writing = guarded.filter(([, { token }]) => token === "write-drafts");
  const beyondPosts = writing.filter(([, { path }]) => !path.startsWith("/api/posts"));
  // It answers only what nobody has answered.
  expect(beyondPosts.map(([name]) => name)).toEqual(["tellFact"]);
  expect(writing.map(([, { method }]) => method)).not.toContain("DELETE");
});
