import type { Interview } from "#engine/interview/interview.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { wordRequirements } from "#engine/policy/word-requirements.ts";
import type { ClaimSources } from "./claim.ts";

/** What is known of a post that is to be written; a brief has all of it. */
type Known = {
  project: { name: string; url: string | null };
  interview: Interview;
  community: {
    policy: Policy;
    category?: string | null;
    topic?: string | null;
    notes?: { works?: string; promotion?: string } | null;
  };
  notes?: string | undefined;
};

/** All that a draft may rest on. */
export function listSources({ project, interview, community, notes }: Known): ClaimSources {
  const { policy } = community;
  const { kind, place, isTeam, answers } = interview;
  const founder = [project.name, project.url, kind, place, notes, isTeam ? "our team" : null];
  const words = [
    policy.fullName,
    community.category,
    community.topic,
    community.notes?.works,
    community.notes?.promotion,
    policy.stance.detail,
    policy.stance.day,
    policy.flairText,
    ...policy.stance.flairs,
    ...policy.extractedRules,
    ...policy.uncodedRules.map(({ text }) => text),
    ...wordRequirements(policy).map(({ text }) => text),
    ...policy.flairsSeen.map(({ text }) => text),
  ];
  return {
    founder: [...founder, ...Object.values(answers)].filter(isText),
    community: words.filter(isText),
  };
}

function isText(text: string | null | undefined): text is string {
  return typeof text === "string" && text.trim() !== "";
}
