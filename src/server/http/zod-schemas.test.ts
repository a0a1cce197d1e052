import { expect, test } from "vitest";
import * as z from "zod";
import { type Endpoint, endpoints } from "#contract/endpoints/endpoints.ts";
import { findSerializer } from "./zod-schemas.ts";

const answering = (Object.entries(endpoints) as [string, Endpoint][]).filter(
  ([, { status, mediaType }]) => status !== 204 && !mediaType,
);

test.each(answering)("the answer of %s has a serializer, compiled once", (_, { response }) => {
  expect(findSerializer(response)).toBe(findSerializer(response));
});

test("what the contract does not name is not sent", () => {
  const serialize = findSerializer(z.object({ status: z.string() }));
  expect(serialize({ status: "ok", secret: "x" })).not.toContain("secret");
});
