import { createContext, useContext } from "react";
import type { Project } from "#contract/project.ts";
import type { Stance } from "#engine/policy/stances.ts";
import type { Allowed } from "#web/components/subreddits/policy-mark.tsx";

/** What the project's communities allow, by id: posts name their community and no more. */
type ProjectPolicies = ReadonlyMap<string, Allowed>;

const Policies = createContext<ProjectPolicies>(new Map());
export const ProjectPoliciesProvider = Policies.Provider;

/** null for a community that is no longer the project's. */
export function useAllowed(subredditId: string): Allowed | null {
  return useContext(Policies).get(subredditId) ?? null;
}

/** null for a community that is no longer the project's. */
export function findStance(
  { recommendations }: Pick<Project, "recommendations">,
  { subredditId }: { subredditId: string },
): Stance | null {
  const known = recommendations.find((each) => each.subredditId === subredditId);
  return known?.subreddit.policy.stance ?? null;
}

export function listPolicies({
  recommendations,
}: Pick<Project, "recommendations">): ProjectPolicies {
  return new Map(recommendations.map(({ subredditId, subreddit }) => [subredditId, subreddit]));
}
