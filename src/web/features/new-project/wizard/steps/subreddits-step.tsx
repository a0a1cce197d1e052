import { Link } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import { PLANS, wordExcess } from "#engine/billing/plans.ts";
import { useSubscription } from "#web/components/premium/use-subscription.tsx";
import { CommunitySearch } from "#web/components/subreddits/community-search.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { toggleSubreddit } from "#web/features/new-project/wizard/follow-pick.ts";
import type { FoundList } from "#web/features/new-project/wizard/project-draft.ts";
import { Recommendations } from "#web/features/new-project/wizard/recommendations/recommendations.tsx";
import type { StepProps } from "#web/features/new-project/wizard/use-wizard-calls.ts";
import { SelectedSubreddits } from "#web/features/new-project/wizard/wizard-frame.tsx";
import { keepPlace } from "#web/lib/kept/kept.ts";
import { AnswerChips } from "./answer-chips.tsx";
import { MissingFields } from "./missing-fields.tsx";

export function SubredditsStep({ draft, store, calls }: StepProps) {
  const { subscription, isLoading } = useSubscription();
  const { limits } = PLANS[subscription.planCode];
  // All of it at once: what came first would be moved by the rest.
  if (calls.isStarting) {
    return (
      <SkeletonGroup label={draft.url ? "Reading your page" : "Reading your sentence"}>
        <Skeleton className="h-144 lg:h-72" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <AnswerChips draft={draft} onGoTo={(step) => store.update({ step })} />
        <MissingFields draft={draft} store={store} calls={calls} />
        <Recommendations
          draft={draft}
          help={calls.recommendations}
          onToggle={(subreddit) => toggleSubreddit(store, subreddit)}
        />
      </div>
      <aside
        aria-label="Your choice"
        // What sticks keeps its own layers, so that the list of its search would open below the bar of the steps.
        className="flex flex-col gap-6 has-[[role=listbox]]:z-30 lg:sticky lg:top-6"
      >
        <CommunitySearch
          selected={draft.selectedSubreddits}
          onAdd={(subreddit) => toggleSubreddit(store, subreddit)}
        />
        <SelectedSubreddits
          selected={draft.selectedSubreddits}
          excess={isLoading ? null : wordExcess(limits, draft.selectedSubreddits)}
          invalidIds={calls.creation.invalidIds}
          onRemove={(subreddit) => toggleSubreddit(store, subreddit)}
        />
        <PlanLimit found={draft.found} />
      </aside>
    </div>
  );
}

/** Quiet, and only once there is a list that could have been longer. */
function PlanLimit({ found }: { found: FoundList | null }) {
  if (!found || found.planLimit === null) return null;
  return (
    <p className="text-sm text-muted">
      Your plan shows {found.planLimit} recommendations. Those you add by name don't count.{" "}
      <Link
        to={paths.billing}
        onClick={() => keepPlace({ pathname: paths.newProject })}
        className="font-medium text-accent underline underline-offset-2"
      >
        See the plans
      </Link>
    </p>
  );
}
