import type { Interview } from "#engine/interview/interview.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Stance } from "#engine/policy/stances.ts";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import type { PostBrief } from "../post-brief.ts";
import { SAMPLE_INTERVIEWS } from "./sample-interviews.ts";

const lockpeek = sampleOf("software");

function sampleOf(kind: Interview["kind"]): Pick<PostBrief, "project" | "interview"> {
  const sample = SAMPLE_INTERVIEWS.find(({ interview }) => interview.kind === kind);
  if (!sample) throw new Error(`No sample is a ${kind}.`);
  return sample;
}

export const source = { kind: "note", asOf: "2026-11" } as const;

export function makeBrief(known: Partial<Policy>, changes: Partial<PostBrief> = {}): PostBrief {
  const policy = makePolicy({ kind: "maker", ...known });
  const community = { policy, name: "Example", category: "Other", topic: null, notes: null };
  return { ...lockpeek, community, siblings: [], ...changes };
}

export function takes(
  is: Stance,
  detail: string | null = null,
  flairs: string[] = [],
): Partial<Policy> {
  return { stance: { is, detail, flairs, day: null, sharePercent: null, source } };
}
