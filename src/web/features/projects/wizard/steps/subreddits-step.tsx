import { PLANS } from "#engine/billing/plans.ts";
import { wordExcess } from "#engine/billing/word-excess.ts";
import { CommunitySearch } from "#web/components/subreddits/community-search.tsx";
import { useSubscription } from "#web/components/premium/use-subscription.ts";
import { PlanLimit } from "../recommendations/plan-limit.tsx";
import { Recommendations } from "../recommendations/recommendations.tsx";
import { SelectedSubreddits } from "../recommendations/selected-subreddits.tsx";
import { toggleSubreddit } from "../toggle-subreddit.ts";
import type { StepProps } from "./wizard-step.tsx";

export function SubredditsStep({ draft, store, calls }: StepProps) {
  const { subscription, isLoading } = useSubscription();
  const { limits } = PLANS[subscription.planCode];
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <Recommendations
        draft={draft}
        help={calls.recommendations}
        onToggle={(subreddit) => toggleSubreddit(store, subreddit)}
      />
      <aside
        aria-label="Add a community by name"
        className="flex flex-col gap-6 lg:sticky lg:top-6 lg:row-span-2"
      >
        <CommunitySearch
          selected={draft.selectedSubreddits}
          onAdd={(subreddit) => toggleSubreddit(store, subreddit)}
        />
        <PlanLimit found={draft.found} />
      </aside>
      <SelectedSubreddits
        selected={draft.selectedSubreddits}
        excess={isLoading ? null : wordExcess(limits, draft.selectedSubreddits)}
        onRemove={(subreddit) => toggleSubreddit(store, subreddit)}
      />
    </div>
  );
}
