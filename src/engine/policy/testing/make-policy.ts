import type { Draft } from "#engine/drafts/draft.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import type { PolicyDemand } from "../demand.ts";
import { derivePolicy } from "../derive-policy.ts";
import type { Policy, PolicySource } from "../policy.ts";
import { wordStance } from "../word-policy.ts";

const SOURCE: PolicySource = { kind: "rules", asOf: "2025-09" };

/** A community that welcomes projects and demands nothing but what the test names. */
export function makePolicy(known: Partial<Policy> = {}): Policy {
  return makeCodedPolicy({}, known);
}

/** A community whose rules are these codes, all of them understood. */
export function makeCodedPolicy(codes: RuleCodes, known: Partial<Policy> = {}): Policy {
  const rules = { asOf: "2025-09", count: Object.keys(codes).length, codes };
  const policy = derivePolicy({
    subredditId: "example",
    facts: { name: "Example", rules, postTypes: [], flairs: [], requirements: null },
    origin: "catalogue",
    note: null,
    own: null,
  });
  const isSilent = policy.stance.is === "unknown";
  const made: Policy = {
    ...policy,
    ...(isSilent && { stance: { ...policy.stance, is: "welcome", source: SOURCE } }),
    postingFrequency: "",
    ...known,
  };
  return { ...made, stanceWords: wordStance(made.stance, made.kind) };
}

/** A demand that somebody noted for sure. */
export function makeDemand(
  demand: Pick<PolicyDemand, "of" | "code"> & Partial<PolicyDemand>,
): PolicyDemand {
  const source: PolicySource = { kind: "note", asOf: "2026-11" };
  return { value: null, detail: null, countsComments: false, source, certainty: "sure", ...demand };
}

export function makeDraft(known: Partial<Draft> = {}): Draft {
  return { title: "", content: "", editSection: null, flair: null, ...known };
}
