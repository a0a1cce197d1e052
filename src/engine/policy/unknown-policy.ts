import { derivePolicy } from "./derive-policy.ts";
import type { Policy } from "./policy.ts";

/** For a community of which nothing is known. */
export function unknownPolicy(subredditId: string): Policy {
  return derivePolicy({
    subredditId,
    facts: { name: subredditId, rules: null, postTypes: [], flairs: [], requirements: null },
    origin: "catalogue",
    note: null,
    own: null,
  });
}
