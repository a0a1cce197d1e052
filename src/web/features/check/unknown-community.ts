import type { Policy } from "#contract/policy.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";
import { presentPolicy } from "#engine/policy/word-policy.ts";

/** A community that is not in our catalogue: nothing is known of it but its name. */
export function describeUnknown(subredditId: string): Policy {
  const policy = unknownPolicy(subredditId);
  return {
    ...policy,
    ...presentPolicy(policy),
    name: subredditId,
    members: 0,
    membersAsOf: "2026-01",
    membersEstimated: true,
    description: "",
    rulesUrl: `https://www.reddit.com/r/${subredditId}/about/rules/`,
  };
}
