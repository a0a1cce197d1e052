import { useMemo, useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import { useClaims } from "#web/components/verdict/claims/claim-list.tsx";
import { explainClaim } from "#web/components/verdict/claims/explain-claim.ts";
import {
  type Cost,
  findReasonsAt,
  listCosts,
  listUnderlined,
} from "#web/components/verdict/costs.ts";
import type { AskedWords } from "#web/components/verdict/draft-editor.tsx";
import { explainFault, listOpenFaults } from "#web/features/posts/model/open-faults.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import type { PostCheck } from "./use-post-check.ts";

type Remarked = {
  project: Project;
  post: RoadmapPost;
  /** As it was opened. */
  written: GeneratedPost;
  /** The same object as long as nothing changed. */
  draft: Draft;
  check: PostCheck;
};

const NO_COSTS: readonly Cost[] = [];

/** What is underlined in a draft, and what is said about the words that somebody asks about. */
export function useRemarks({ project, post, written, draft, check }: Remarked) {
  const [asked, ask] = useState<AskedWords | null>(null);
  const { assessment, policy } = check;
  const { title, content } = draft;
  const costs = useMemo(() => (assessment ? listCosts(assessment) : NO_COSTS), [assessment]);
  // The built-in writer can only repeat what was said, and founders know what they say.
  const isChecked = post.by === "llm" || post.by === "assistant";
  const claims = useClaims(draft, project, isChecked ? policy.data : undefined);
  const openFaults = useMemo(
    () => listOpenFaults(written.faults, written, draft),
    [written, draft],
  );
  const doubts = useMemo(
    () => [...claims, ...openFaults.flatMap(({ place }) => place ?? [])],
    [claims, openFaults],
  );
  const explained = useMemo(() => {
    if (!asked) return null;
    const all = [
      ...claims.map((claim) => explainClaim(claim, { title, content })),
      ...openFaults.flatMap(explainFault),
      ...(assessment?.risk.reasons ?? []),
    ];
    const reasons = findReasonsAt(all, asked);
    return reasons.length > 0 ? { asked, reasons } : null;
  }, [asked, assessment, claims, openFaults, title, content]);
  const underlined = useMemo(() => listUnderlined(costs, doubts), [costs, doubts]);
  const hasNext = underlined.length > 1 && asked !== null;
  return {
    claims,
    costs,
    openFaults,
    doubts,
    ask,
    explained,
    /** Where the next underlined words are looked for. */
    next: hasNext ? { field: asked.field, offset: endOf(underlined, asked) + 1 } : undefined,
  };
}

/** Where the words end that were asked about. */
function endOf(places: readonly DraftPlace[], { field, offset }: AskedWords): number {
  const found = places.find(
    (one) => one.field === field && one.start <= offset && offset < one.end,
  );
  return found?.end ?? offset;
}
