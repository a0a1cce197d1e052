import type { Policy } from "#contract/policy.ts";
import { MemberCount } from "#web/components/subreddits/member-count.tsx";
import { RiskBadge } from "#web/components/subreddits/risk-badge.tsx";

/** Where the draft is to go, in the look that communities have everywhere. */
export function CommunityLine({ policy }: { policy: Policy }) {
  const { fullName, members, membersAsOf, description, riskLevel, riskReasons } = policy;
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-mono text-md font-medium break-all">{fullName}</p>
        <RiskBadge level={riskLevel} />
        <p className="text-sm text-muted">
          <MemberCount members={members} asOf={membersAsOf} />
        </p>
      </div>
      <p className="mt-2 max-w-prose text-base text-soft">{description}</p>
      {riskReasons.length > 0 && (
        <p className="mt-1 max-w-prose text-sm text-muted">{riskReasons.join(" · ")}</p>
      )}
    </div>
  );
}
