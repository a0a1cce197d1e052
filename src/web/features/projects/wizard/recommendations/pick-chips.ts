import type { MatchReason } from "#contract/project.ts";

const MOST = 3;

/** Up to three reasons, in their order; what to mind is never crowded out by what fits. */
export function pickChips(reasons: readonly MatchReason[]): MatchReason[] {
  const minded = reasons.filter(({ kind }) => kind === "mind").slice(0, 1);
  const fitting = reasons.filter(({ kind }) => kind === "fits").slice(0, MOST - minded.length);
  const rest = reasons.filter(({ kind }) => kind === "mind").slice(1, MOST - fitting.length);
  const picked = new Set([...fitting, ...minded, ...rest]);
  return reasons.filter((reason) => picked.has(reason));
}
