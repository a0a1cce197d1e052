import type { Project } from "#contract/project.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { PLANS } from "#engine/billing/plans.ts";
import { wordGate } from "#engine/billing/word-gate.ts";
import { OutcomeShape } from "#web/components/charts/outcome-shape.tsx";
import { PremiumCard } from "#web/components/premium/premium-card.tsx";
import { UnreadPlan, useSubscription } from "#web/components/premium/use-subscription.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { CompetitorBoard } from "./competitor-board.tsx";

/** Whom the project is compared with; the server decides who may see it, this only says so. */
export function CompetitorsSection({ project }: { project: Project }) {
  const { subscription, isLoading, isUnread } = useSubscription();
  if (isLoading) return <Loading />;
  if (!PLANS[subscription.planCode]?.features.competitorAnalysis) {
    return (
      <div className="flex flex-col gap-4">
        {isUnread && <UnreadPlan />}
        <PremiumCard
          feature={FEATURE_NAMES.competitorAnalysis}
          text={wordGate("competitorAnalysis")}
          title="Competitors"
          action="See the plans"
        >
          <OwnPlaces project={project} />
        </PremiumCard>
      </div>
    );
  }
  return <CompetitorBoard project={project} />;
}

const MOST_PLACES = 5;

/** What would be compared: the founder's own communities, with what became of their posts there. */
function OwnPlaces({ project }: { project: Project }) {
  const places = project.recommendations.slice(0, MOST_PLACES);
  if (places.length === 0) return null;
  return (
    <ul
      aria-label="Who else posts in your communities"
      className="mt-5 divide-y divide-line border-t border-line text-base"
    >
      {places.map(({ subredditId, subreddit }) => {
        const posts = project.generatedPosts.filter(
          (post) => post.isPosted && post.subredditId === subredditId,
        );
        return (
          <li key={subredditId} className="flex min-h-9 items-center gap-4 py-1">
            <span className="w-48 truncate font-mono text-sm">{subreddit.fullName}</span>
            <span className="flex gap-1.5">
              {posts.map((post) => (
                <span key={post.id} className="size-3" title={post.title}>
                  <OutcomeShape outcome={post.performance?.outcome ?? "unknown"} />
                </span>
              ))}
            </span>
            <span
              aria-hidden="true"
              className="ml-auto h-2.5 w-28 rounded-full bg-line blur-[3px]"
            />
          </li>
        );
      })}
    </ul>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading competitors">
      <Skeleton className="h-48 rounded-card" />
    </SkeletonGroup>
  );
}
