import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import type { ProjectPrefill } from "#web/lib/project-prefill.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import type { Onboarding } from "#contract/accounts/onboarding.ts";
import type { Answers } from "#web/features/onboarding/answers.ts";
import { completeUrl } from "#engine/projects/project-options.ts";

/** Asked for anew with each visit: another device may have gone on. */
export function useOnboarding() {
  return useQuery({
    queryKey: queryKeys.onboarding,
    queryFn: ({ signal }) => api.getOnboarding({}, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What the onboarding was told of a first project; null while unknown, and for who has one. */
export function useToldProject(isWanted: boolean): ProjectPrefill | null {
  const told = useQuery({
    queryKey: queryKeys.toldProject,
    queryFn: ({ signal }) => readToldProject(signal),
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: 0,
  });
  return told.data ?? null;
}

/** The wizard does without it: a failure is only noted. */
async function readToldProject(signal: AbortSignal): Promise<ProjectPrefill | null> {
  try {
    const query = { includeArchived: "true" } as const;
    const { totalProjects } = await api.getProjectStats({ query }, { signal });
    return totalProjects > 0 ? null : toPrefill(await api.getOnboarding({}, { signal }));
  } catch (error) {
    if (!signal.aborted) logError(error);
    return null;
  }
}

type ToldProject = Pick<
  Answers | Onboarding,
  "projectName" | "projectDescription" | "projectUrl" | "targetAudience"
>;

export function toPrefill(told: ToldProject): ProjectPrefill {
  return {
    name: told.projectName.trim(),
    description: told.projectDescription.trim(),
    url: completeUrl(told.projectUrl ?? ""),
    targetAudience: told.targetAudience,
  };
}
