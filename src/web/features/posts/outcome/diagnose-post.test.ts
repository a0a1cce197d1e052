import { expect, test } from "vitest";
import { samplePost } from "#web/testing/sample-post.ts";
import { makeCodedPolicy } from "#engine/policy/testing/make-policy.ts";
import { diagnosePost } from "./diagnose-post.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";

const postedAt = "2026-11-05T12:00:00.000Z";
const now = new Date("2026-11-15T12:00:00Z");
const removed = {
  sighting: "removed-by-moderators" as const,
  post: samplePost({
    status: "posted",
    postedAt,
    content:
      "I wondered for a long time how to plan a trip with three people who never agree on anything, and wrote down what helped. Who else has tried that, and what did you do when the weather turned on the way there?",
  }),
  project: { id: "p1", name: "Ropewise", url: null, interview: { kind: "software" as const } },
  history: { author: { karma: 5000, accountAgeDays: 14 }, posts: [], comments: [] },
  timezone: "UTC",
  now,
};

test("the account is judged as old as it was then", () => {
  const policy = makeCodedPolicy({ "min-account-age-days": 7 });
  const { cause, evidence } = diagnosePost({ ...removed, policy });
  expect(cause).toBe("gate");
  expect(evidence[0]?.text).toContain("was 4 days old when you posted");
});

test("what was posted later does not count, and an unknown community is said to be one", () => {
  const { id: _id, ...same } = removed.post;
  const later = {
    ...same,
    id: "later",
    at: new Date("2026-11-06T12:00:00Z"),
    isPosted: true,
    isPromotional: true,
  };
  const { cause, headline, message } = diagnosePost({
    ...removed,
    policy: unknownPolicy("saas"),
    history: { author: { karma: 5000, accountAgeDays: 900 }, posts: [later], comments: [] },
  });
  expect(cause).toBe("unknown");
  expect(headline).toContain("we don't know the rules of r/saas");
  expect(message).toContain("in r/saas was removed");
});
