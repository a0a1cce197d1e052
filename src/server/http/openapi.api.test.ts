import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Endpoint, endpoints } from "#contract/endpoints/endpoints.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let document: { openapi: string; paths: Record<string, Record<string, Operation>> };
type Operation = {
  operationId: string;
  security: unknown[];
  parameters: { name: string; schema: unknown }[];
  responses: Record<string, unknown>;
};

beforeAll(async () => {
  house = await startTestApp();
  document = (await house.send({ method: "GET", url: "/api/openapi.json" })).json();
});
afterAll(() => house.stop());

/** These addresses are given to us; the literal part wins, so no router takes one for the other. */
const GIVEN_PATHS = [
  "`/api/subreddits/category/{category}` and `/api/subreddits/{subredditId}/",
  "`/api/posts/roadmap/{projectId}` and `/api/posts/{postId}/",
];

describe("openapi.json", () => {
  test("passes the linter's recommended rules", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const found = await lintFromString({ source: JSON.stringify(document), config });
    const problems = found.filter(
      ({ ruleId, message }) =>
        ruleId !== "no-ambiguous-paths" || !GIVEN_PATHS.some((paths) => message.includes(paths)),
    );
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  test.each(Object.entries(endpoints as Record<string, Endpoint>))(
    "describes %s",
    (name, endpoint) => {
      const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
      const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(Object.keys(operation?.responses ?? {})).toContain(String(endpoint.status ?? 200));
      const bySession = endpoint.auth === "public" ? [] : [{ [endpoint.auth]: [] }];
      const byToken = endpoint.token ? [{ token: [endpoint.token] }] : [];
      const isOpen = endpoint.token === "read" || endpoint.token === "write-drafts";
      const byAssistant = isOpen ? [{ assistant: [endpoint.token] }] : [];
      expect(operation?.security).toEqual([...bySession, ...byAssistant, ...byToken]);
    },
  );

  test.each([
    ["/api/projects", "includeArchived", { type: "boolean" }],
    ["/api/subreddits", "minMembers", { type: "integer", minimum: 0 }],
    ["/api/subreddits", "limit", { type: "integer", minimum: 1, maximum: 100 }],
    ["/api/subreddits/{subredditId}/history", "limit", { type: "integer", maximum: 365 }],
    ["/api/subreddits", "q", { type: "string" }],
  ])("types what the address says: %s %s", (path, name, schema) => {
    const found = document.paths[path]?.["get"]?.parameters.find((one) => one.name === name);
    expect(found?.schema).toMatchObject(schema);
  });

  test("is readable at /api/docs", async () => {
    const page = await house.send({ method: "GET", url: "/api/docs" });
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain("POST /api/auth/magic-link");
    expect(page.body).not.toContain("<script");
    expect(page.body).toContain("https://foothold.test/api/projects");
    expect(page.body).toContain("takes a token that may write drafts");
  });
});
