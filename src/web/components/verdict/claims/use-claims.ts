import { useDeferredValue, useMemo } from "react";
import type { Project } from "#contract/project.ts";
import type { DraftClaim } from "#engine/claims/check-claims.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { logError } from "#web/lib/log.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";

const NONE: readonly DraftClaim[] = [];

/**
 * What a draft states that the founder did not say, while it is typed; none until the rules are there,
 * and the part that looks for claims, which a draft of the founder's own never needs.
 */
export function useClaims(
  draft: Pick<Draft, "title" | "content">,
  { name, url, interview }: Pick<Project, "name" | "url" | "interview">,
  policy: Policy | undefined,
  notes?: string,
): readonly DraftClaim[] {
  const { title, content } = useDeferredValue(draft);
  const part = useLazyModule(() => import("./claims-part.ts"), {
    isWanted: policy !== undefined,
    onFailure: () => logError(new Error("The check of claims could not be loaded.")),
  });
  const sources = useMemo(
    () =>
      policy &&
      part?.listSources({ project: { name, url }, interview, community: { policy }, notes }),
    [part, name, url, interview, policy, notes],
  );
  return useMemo(
    () => (part && sources ? part.checkClaims({ title, content }, sources) : NONE),
    [part, sources, title, content],
  );
}
