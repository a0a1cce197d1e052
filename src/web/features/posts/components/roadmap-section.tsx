import { useRef } from "react";
import { useSearchParams } from "react-router";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { PremiumGate, useExplainGate } from "#web/components/premium/premium-gate.tsx";
import { NoPlaceNote } from "#web/components/subreddits/no-place-note.tsx";
import { useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { UnreadPlan, useSubscription } from "#web/components/premium/use-subscription.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { usePatience } from "#web/lib/hooks/time-hooks.ts";
import { useRoadmap, useWritingOutlook } from "#web/features/posts/api/use-roadmap.ts";
import { ContentRoadmap } from "./content-roadmap.tsx";
import { NotLoaded } from "./roadmap-body.tsx";
import { FreeDraftSkeleton } from "./write/free-draft-skeleton.tsx";

type RoadmapSectionProps = {
  project: Project;
  /** Helps with a comment where no post may be made. */
  onComment: (subredditId: string) => void;
};

/** A project's posts, planned and made. Who has posts without a plan still sees them. */
export function RoadmapSection({ project, onComment }: RoadmapSectionProps) {
  const roadmap = useRoadmap(project.id);
  const outlook = useWritingOutlook(project);
  const { subscription, isLoading, isUnread } = useSubscription();
  const isLocked = !isLoading && !subscription.isPremium;
  // Nothing is shown below what is still on its way, and would be pushed down.
  const isPatient = usePatience();
  const place = useRef<HTMLDivElement>(null);
  const [, setParams] = useSearchParams();
  // Known at once; the outlook that takes the offer away comes later.
  const hasFreeDraft = useRef(false);
  // The roadmap opens the post that the address names, with a plan and without.
  const open = ({ id }: GeneratedPost) => {
    hasFreeDraft.current = true;
    // The offer goes with its button: the keyboard comes back to here.
    place.current?.focus({ preventScroll: true });
    const withPost = (before: URLSearchParams) => new URLSearchParams([...before, ["post", id]]);
    setParams(withPost, { replace: true, preventScrollReset: true });
  };
  const answerCount = Object.keys(project.interview.answers).length;
  const nextDrafts = outlook.data?.nextDrafts ?? [];
  // Drafts are made of answers: where there are few, none will come.
  const isNextAwaited = outlook.isPending && answerCount >= 3;
  // Whoever has a plan never needs these.
  const parts = useLazyModule(() => import("./write/without-plan.ts"), {
    isWanted: isLocked,
    // The gate is there all the same.
    onFailure: () => {},
  });
  const preview = parts && <parts.NextDrafts drafts={nextDrafts} isAwaited={isNextAwaited} />;
  const postCount = roadmap.data?.length ?? project.generatedPosts.length;
  const hasFailed = roadmap.isError && !roadmap.data;
  const isFreeLikely = postCount === 0 && !subscription.aiPosts?.used;
  // The keys that generate with a plan press the button of the free draft, or say what the roadmap asks for.
  const freeDraft = useRef<HTMLButtonElement>(null);
  const explain = useExplainGate(FEATURE_NAMES.contentRoadmap);
  const isUndecided = isFreeLikely && (!parts || outlook.isPending);
  const pressOrExplain = () =>
    freeDraft.current && !hasFreeDraft.current ? freeDraft.current.click() : explain();
  useShortcuts("roadmap", { generate: isLocked && !isUndecided ? pressOrExplain : undefined });
  // Posts are their author's, with a plan or without: nothing stands in front of them.
  const hasOwnPosts = isLocked && postCount > 0 && !hasFailed;
  const content = (
    <ContentRoadmap
      project={project}
      posts={roadmap.data ?? null}
      isLoading={roadmap.isPending}
      isFetching={roadmap.isFetching}
      onRetry={() => void roadmap.refetch()}
      outlook={outlook}
      onComment={onComment}
    />
  );
  return (
    <div ref={place} tabIndex={-1} className="min-w-0 outline-none">
      <NoPlaceNote project={project} />
      {isLocked && !parts && isFreeLikely && <FreeDraftSkeleton hasQuestions={answerCount < 3} />}
      {isLocked && parts && (
        <parts.FreeDraft
          project={project}
          outlook={outlook}
          isLikely={isFreeLikely}
          buttonRef={freeDraft}
          onWritten={open}
          onComment={onComment}
        />
      )}
      {isLocked && !parts && !isFreeLikely && (
        <SkeletonGroup label={`Loading: ${FEATURE_NAMES.contentRoadmap}`}>
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      <div className={isPatient ? "[[data-awaited]~&]:hidden" : undefined}>
        {hasOwnPosts ? (
          <>
            {isUnread && (
              <div className="mb-4">
                <UnreadPlan />
              </div>
            )}
            {content}
          </>
        ) : (
          <PremiumGate feature={FEATURE_NAMES.contentRoadmap} preview={preview}>
            {content}
          </PremiumGate>
        )}
        {isLocked && hasFailed && postCount > 0 && (
          <div className="mt-4">
            <NotLoaded onRetry={() => void roadmap.refetch()} isRetrying={roadmap.isFetching} />
          </div>
        )}
        {isLocked && parts && roadmap.data && <parts.TakeAlong posts={roadmap.data} />}
        {isLocked && parts && postCount > 0 && <parts.NextDraftsCard drafts={nextDrafts} />}
      </div>
      {isLocked && outlook.isPending && <span hidden data-awaited />}
    </div>
  );
}
