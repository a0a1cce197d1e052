import { expect, test } from "vitest";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import { buildPolicy } from "./build-policy.ts";

const known = { id: "a_place_of_this_test", source: "catalogue" as const, facts: makeFacts({}) };

test("facts that are read anew have the policy that was derived before, and changed ones their own", () => {
  const policy = buildPolicy(known);
  expect(buildPolicy(structuredClone(known))).toBe(policy);
  const changes = [
    { ...known, id: "another_place" },
    { ...known, source: "reddit" as const },
    { ...known, facts: { ...known.facts, keywords: ["birds"] } },
  ];
  for (const changed of changes) expect(buildPolicy(changed)).not.toBe(policy);
  expect(buildPolicy({ ...known, id: "another_place" }).subredditId).toBe("another_place");
});
