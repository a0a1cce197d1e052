import type { SubredditDetail } from "#contract/subreddit.ts";
import { RiskBadge } from "#web/components/subreddits/risk-badge.tsx";
import { Badge } from "#web/components/ui/badge.tsx";
import { Section, FactList } from "./section.tsx";
import { formatCount, formatFactDate } from "#engine/text/format.ts";
import { ESTIMATE_SOURCE } from "#engine/subreddits/word-members.ts";
import { MemberNumber } from "#web/components/subreddits/member-count.tsx";
import { ApiError } from "#contract/client.ts";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { changeListed } from "#web/features/subreddits/api/use-subreddit-lists.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/subreddits/toasts.ts";

export function BasicInfo({ subreddit }: { subreddit: SubredditDetail }) {
  const { growth, topic, createdOn, relevanceScore, bestMatch, statistics } = subreddit;
  const weeklyActive = statistics?.weeklyActive ?? null;
  return (
    <Section title="Basic info">
      <FactList
        facts={[
          {
            name: "Members",
            value: (
              <>
                <MemberNumber of={subreddit} />, {formatFactDate(subreddit.membersAsOf)}
                {subreddit.membersEstimated && (
                  <span className="block text-sm text-muted">{ESTIMATE_SOURCE}</span>
                )}
              </>
            ),
          },
          { name: "Growth", value: growth ? <Growth growth={growth} /> : "Not known" },
          { name: "Category", value: <Category subreddit={subreddit} /> },
          {
            name: "Risk level",
            value: <RiskBadge level={subreddit.riskLevel} stance={subreddit.policy.stance} />,
          },
          topic === null ? null : { name: "Topic", value: `${topic}, Reddit's own label` },
          relevanceScore === null
            ? null
            : {
                name: "Match",
                value: (
                  <>
                    <span className="font-mono">{Math.round(relevanceScore * 100)}%</span>
                    {bestMatch && ` for ${bestMatch.projectName}`}
                  </>
                ),
              },
          weeklyActive === null
            ? null
            : { name: "Weekly active", value: <WeeklyActive count={weeklyActive} /> },
          createdOn === null ? null : { name: "Created", value: formatFactDate(createdOn) },
        ]}
      />
    </Section>
  );
}

function Growth({ growth }: { growth: NonNullable<SubredditDetail["growth"]> }) {
  const { percentPerYear, from, to } = growth;
  const sign = percentPerYear > 0 ? "+" : "";
  return (
    <>
      <span className="font-mono">
        {sign}
        {percentPerYear.toLocaleString("en-US", { maximumFractionDigits: 1 })}%
      </span>{" "}
      a year
      <span className="block text-sm text-muted">
        {formatCount(from.members)} in {formatFactDate(from.asOf)}, {formatCount(to.members)} in{" "}
        {formatFactDate(to.asOf)}
      </span>
    </>
  );
}

function Category({ subreddit }: { subreddit: SubredditDetail }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {subreddit.category}
      {subreddit.isCategoryEstimated && <Badge>Category estimated</Badge>}
    </span>
  );
}

function WeeklyActive({ count }: { count: number }) {
  return (
    <>
      <span className="font-mono">{formatCount(count)}</span> people
      <span className="block text-sm text-muted">Peeklens, CC BY 4.0</span>
    </>
  );
}

export function FactSource({ subreddit }: { subreddit: SubredditDetail }) {
  const { timezone } = useUser();
  const update = useUpdateFromReddit(subreddit.id);
  return (
    <Section title="Where this comes from">
      <p className="text-sm text-soft">{describeSource(subreddit, timezone)}</p>
      <Button
        tone="ghost"
        size="sm"
        className="mt-2 -ml-3"
        isBusy={update.isPending}
        onClick={() => update.mutate()}
      >
        Update from Reddit
      </Button>
      <output className="block text-sm text-soft">
        {update.isError && describeFailure(update.error)}
      </output>
    </Section>
  );
}

function describeSource(subreddit: SubredditDetail, timezone: string): string {
  const { source, refreshedAt, isDescriptionHandWritten } = subreddit;
  const description = isDescriptionHandWritten
    ? "We wrote the description and notes."
    : subreddit.description && "We composed the description from these facts.";
  const when = refreshedAt
    ? formatMoment(refreshedAt, timezone)
    : formatFactDate(subreddit.membersAsOf);
  return `${SOURCES[source]}, ${when}. ${description}`.trimEnd();
}

const SOURCES: Record<SubredditDetail["source"], string> = {
  catalogue: "The catalogue that comes with Foothold",
  import: "An import by this server's operator",
  reddit: "Reddit",
};

/** 'Not configured' is the server's to say; a general sentence would send people to try again. */
function describeFailure(error: unknown): string {
  if (error instanceof ApiError && error.code === "UNAVAILABLE" && error.serverMessage) {
    return error.serverMessage;
  }
  return errorMessage(error, { service: "Reddit" }, !navigator.onLine);
}

/** Failures are told where the button is, so there is no toast for them. */
function useUpdateFromReddit(subredditId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.updateSubredditData({ params: { subredditId } }),
    onSuccess: (detail) => {
      cache.setQueryData(queryKeys.subreddits.detail(subredditId), detail);
      changeListed(cache, subredditId, (card) => ({ ...card, ...detail }));
      void refreshAfter(cache, "community-changed");
      showToast("success", TOASTS.updated(detail.fullName));
    },
  });
}
