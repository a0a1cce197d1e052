import { Plus } from "lucide-react";
import { Link } from "react-router";
import type { ComparedSubreddit } from "#contract/competitor.ts";
import { paths } from "#contract/page-paths.ts";
import { joinWords } from "#engine/text/join-words.ts";
import { MatchReasons } from "#web/components/subreddits/match-reasons.tsx";
import { MemberCount } from "#web/components/subreddits/member-count.tsx";
import { PolicyMark } from "#web/components/subreddits/policy-mark.tsx";
import { RiskBadge } from "#web/components/subreddits/risk-badge.tsx";
import { Button } from "#web/components/ui/button.tsx";

type ComparedRowProps = {
  community: ComparedSubreddit;
  competitorNames: string[];
  isAdding: boolean;
  onAdd: () => void;
};

export function ComparedRow({ community, competitorNames, isAdding, onAdd }: ComparedRowProps) {
  const { subredditId, fullName, members, membersAsOf, riskLevel, policy, reasons, isChosen } =
    community;
  return (
    <article>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-mono text-md font-medium tracking-normal break-all">
            <Link
              to={`${paths.subreddits}?open=${subredditId}`}
              className="text-accent underline-offset-2 hover:underline"
            >
              {fullName}
            </Link>
          </h3>
          <p className="mt-0.5 text-sm text-muted">
            <MemberCount members={members} asOf={membersAsOf} />
          </p>
        </div>
        {isChosen ? (
          <p className="text-sm text-muted">In your project</p>
        ) : (
          <Button
            tone="secondary"
            size="sm"
            isBusy={isAdding}
            aria-label={`Add ${fullName} to the project`}
            onClick={onAdd}
          >
            <Plus size={14} />
            Add to project
          </Button>
        )}
      </div>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <RiskBadge level={riskLevel} stance={policy.stance} />
        <span>{describeMatches(community, competitorNames)}</span>
      </p>
      <PolicyMark allowed={community} className="mt-2" />
      <div className="mt-2">
        <MatchReasons reasons={reasons} />
      </div>
    </article>
  );
}

function describeMatches(
  { yourMatch, theirMatch }: ComparedSubreddit,
  competitorNames: string[],
): string {
  const you = `You: ${percent(yourMatch)} match`;
  if (theirMatch === null) return you;
  const [best = "", ...others] = competitorNames;
  const also = others.length > 0 ? `, also fits ${joinWords(others)}` : "";
  return `${best}: ${percent(theirMatch)} match${also}. ${you}`;
}

function percent(match: number): string {
  return `${Math.round(match * 100)}%`;
}
