import type { MatchReason } from "#contract/project.ts";

const MOST = 3;

/** Up to three reasons, in their order: what is allowed is always among them, and one thing to watch for. */
export function pickChips(reasons: readonly MatchReason[]): MatchReason[] {
  const of = (kind: MatchReason["kind"]) => reasons.filter((reason) => reason.kind === kind);
  const kept = [...of("allowed").slice(0, 1), ...of("mind").slice(0, 1)];
  const fitting = of("fits").slice(0, MOST - kept.length);
  const rest = of("mind").slice(1, MOST - fitting.length - kept.length + 1);
  const picked = new Set([...fitting, ...kept, ...rest]);
  return reasons.filter((reason) => picked.has(reason));
}
