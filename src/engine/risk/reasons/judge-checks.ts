import type { Check } from "#engine/checks/check.ts";
import { checkPost } from "#engine/checks/check-post.ts";
import { type DemandKind, findBroken } from "#engine/checks/check-rule.ts";
import { readDraft } from "#engine/checks/read-draft.ts";
import { wordBreach } from "../breach-words.ts";
import type { RiskReason } from "../ban-risk.ts";
import { findInPost, normBasis, type Situation } from "../situation.ts";

/** What the simple checks object to, where no judge had more to say about it. */
export function judgeChecks(situation: Situation, found: RiskReason[]): RiskReason[] {
  const failed = checkPost(situation.draft, situation.policy).filter((each) => !each.isFollowed);
  if (failed.length === 0) return [];
  const ids = new Set(found.map(({ id }) => id));
  const isComment = situation.postType === "thread-comment";
  const breaches = listBreaches(situation, failed)
    .filter(([kind]) => !COVERED_BY[kind].some((id) => ids.has(id)))
    // A comment is as short as comments are, and has no type.
    .filter(([kind]) => !isComment || kind !== "effort")
    .map(([kind, rule]) => describeBreach(situation, kind, rule));
  return [...breaches, ...(isComment ? [] : judgePostType(situation, failed))];
}

/** Reasons that say the same with more weight. */
const COVERED_BY: Record<DemandKind, string[]> = {
  promotion: ["sales-words", "no-self-promotion"],
  respect: ["be-respectful"],
  spam: [],
  links: ["text-posts-only"],
  effort: ["low-effort"],
};

/** Each kind once, with the first rule that demands it. */
function listBreaches({ draft }: Situation, failed: Check[]): [DemandKind, string][] {
  const text = readDraft(draft);
  const breaches = new Map<DemandKind, string>();
  for (const { kind, label } of failed) {
    if (kind !== "rule") continue;
    for (const broken of findBroken(label, text)) {
      if (!breaches.has(broken)) breaches.set(broken, label);
    }
  }
  return [...breaches];
}

function describeBreach(situation: Situation, kind: DemandKind, rule: string): RiskReason {
  const { draft, policy } = situation;
  const { points, text, pattern } = wordBreach(kind, readDraft(draft));
  const asOf = policy.rules?.asOf;
  return {
    id: `check-${kind}`,
    points,
    text,
    basis: asOf === undefined ? normBasis(rule) : { kind: "rule", text: rule, asOf },
    places: pattern ? findInPost(draft, pattern) : [],
    fix: null,
  };
}

function judgePostType({ policy }: Situation, failed: Check[]): RiskReason[] {
  if (!failed.some(({ kind }) => kind === "post-types")) return [];
  const types = policy.allowedPostTypes.slice(0, 3).join(", ");
  return [
    {
      id: "check-post-types",
      points: 5,
      text: `The draft does not read like what ${policy.fullName} takes: ${types}.`,
      basis: normBasis("Posts of another kind than a community takes are mostly removed."),
      places: [],
      fix: null,
    },
  ];
}
