import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Endpoint, endpoints } from "#contract/endpoints/endpoints.ts";
import { putRealIds, type RealIds } from "./real-ids.ts";
import { arbitraryOf } from "./schema-arbitrary.ts";

const schemas = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
  (["query", "body"] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? { of: `${part} of ${name}`, schema } : [];
  }),
);

const UUID = "3f0c8a52-5a0e-4c39-9c69-6c0b6a0d7f11";
const ids: RealIds = {
  projectId: [UUID],
  postId: [UUID],
  subredditId: ["saas"],
  competitorId: [UUID],
  mentionId: [UUID],
  contributionId: [UUID],
  importId: [UUID],
  sessionId: [UUID],
  tokenId: [UUID],
  assistantId: [UUID],
  client_id: [UUID],
  redirect_uri: ["https://assistant.example/callback"],
  webhookId: [UUID],
  deliveryId: [UUID],
  savedSearchId: [UUID],
  entryId: [],
  email: ["ada@example.com"],
  key: ["0123456789abcdef"],
  taskKey: [`answer.${UUID}`],
  feedId: [UUID],
  signature: ["signed"],
  ticket: ["signed"],
};
const withIds = (value: unknown): unknown =>
  value === undefined ? value : JSON.parse(putRealIds(JSON.stringify(value), ids));

describe.each(schemas)("what is made for the $of", ({ schema }) => {
  const made = fc.sample(arbitraryOf(schema), { numRuns: 200, seed: 1 });
  const share =
    made.filter((value) => schema.safeParse(withIds(value)).success).length / made.length;

  test("often fits it", () => expect(share).toBeGreaterThan(0.25));
  test("sometimes does not", () => expect(share).toBeLessThan(0.99));
});
