import { X } from "lucide-react";
import { Link } from "react-router";
import type { Recommendation } from "#contract/project.ts";
import { MemberCount } from "#web/components/subreddits/member-count.tsx";
import { RiskBadge } from "#web/components/subreddits/risk-badge.tsx";
import { Badge } from "#web/components/ui/badge.tsx";
import { IconButton } from "#web/components/ui/icon-button.tsx";
import { paths } from "#contract/page-paths.ts";
import { MatchReasons } from "#web/components/subreddits/match-reasons.tsx";

type CommunityRowProps = {
  recommendation: Recommendation;
  onRemove: (button: HTMLElement) => void;
};

export function CommunityRow({ recommendation, onRemove }: CommunityRowProps) {
  const { subreddit, source } = recommendation;
  const { id, fullName, relevanceScore } = subreddit;
  return (
    <article className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h3 className="font-mono text-md font-medium tracking-normal break-all">
            <Link
              to={`${paths.subreddits}?open=${id}`}
              className="text-accent underline-offset-2 hover:underline"
            >
              {fullName}
            </Link>
          </h3>
          <p className="text-sm text-soft">
            <span className="font-mono text-md text-ink">{Math.round(relevanceScore * 100)}%</span>{" "}
            match
          </p>
          <p className="text-sm text-muted">
            <MemberCount members={subreddit.members} asOf={subreddit.membersAsOf} />
          </p>
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <RiskBadge level={subreddit.riskLevel} stance={subreddit.policy.stance} />
          <Badge>{subreddit.category}</Badge>
          {source === "added" && <Badge>Added by you</Badge>}
        </div>
        <p className="mt-3 max-w-prose text-base">{subreddit.description}</p>
        <div className="mt-2.5">
          <MatchReasons reasons={subreddit.reasons} />
        </div>
      </div>
      <IconButton
        label={source === "recommended" ? `Not this one: ${fullName}` : `Remove ${fullName}`}
        className="-mt-1.5 -mr-2"
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        <X size={18} />
      </IconButton>
    </article>
  );
}
