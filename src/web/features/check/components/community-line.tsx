import type { Policy } from "#contract/policy.ts";
import { MemberCount } from "#web/components/subreddits/member-count.tsx";
import { PolicyMark } from "#web/components/subreddits/policy-mark.tsx";
import { RiskBadge } from "#web/components/subreddits/risk-badge.tsx";

/** Where the draft is to go, in the look that communities have everywhere. */
export function CommunityLine({ policy }: { policy: Policy }) {
  const { fullName, members, membersAsOf, description, riskLevel } = policy;
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-mono text-md font-medium break-all">{fullName}</p>
        <RiskBadge level={riskLevel} stance={policy.policy.stance} />
        <p className="text-sm text-muted">
          <MemberCount members={members} asOf={membersAsOf} />
        </p>
      </div>
      <PolicyMark allowed={policy} className="mt-2" />
      {description && <p className="mt-2 max-w-prose text-base text-soft">{description}</p>}
    </div>
  );
}
