import { Compass, Undo2 } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import type { Budget } from "#contract/task.ts";
import { paths } from "#contract/pages/page-paths.ts";
import type { Project } from "#contract/project.ts";
import { useBudgets } from "#web/components/budget/budget-meter.tsx";
import type { CommunitySearch } from "#web/components/subreddits/community-search.tsx";
import { NoPlaceNote } from "#web/components/subreddits/no-place-note.tsx";
import { splitByStance } from "#web/components/subreddits/stance-groups.ts";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { errorMessage, showError } from "#web/lib/error-message.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { useAddToProject } from "#web/features/projects/api/use-add-to-project.ts";
import { useRemoveCommunity } from "#web/features/projects/api/use-remove-community.ts";
import { LazyMap } from "#web/features/projects/map/lazy-map.tsx";
import {
  COMMUNITY_VIEWS,
  useCommunitiesView,
} from "#web/features/projects/map/use-communities-view.ts";
import { SegmentedChoice } from "#web/components/ui/segmented-choice.tsx";
import { CommunityCard } from "./community-card.tsx";
import { CommunitySection } from "./community-section.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/projects/toasts.ts";

type CommunitiesProps = { project: Project; renderBudget: (budget: Budget) => ReactNode };

/** The communities chosen for a project, by what one can do there, each best match first. */
export function Communities({ project, renderBudget }: CommunitiesProps) {
  const removeCommunity = useRemoveCommunity(project.id);
  // Only details show them: a page that opens does not ask for them.
  const [hasDetails, setHasDetails] = useState(false);
  const budgets = useBudgets(project.id, { isEnabled: hasDetails });
  const { add } = useAddToProject();
  const list = useRef<HTMLDivElement>(null);
  const { view, setView, goToCard } = useCommunitiesView();
  const { recommendations } = project;
  const sections = splitByStance(recommendations, ({ subreddit }) => subreddit.group);
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const budgetOf = (id: string) => {
    const budget = budgets.data?.items.find(({ subredditId }) => subredditId === id);
    return budget ? renderBudget(budget) : <BudgetNotThere {...budgets} />;
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-lg">Your communities</h2>
          {recommendations.length > 0 && (
            <SegmentedChoice
              legend="Show your communities as"
              name="communities-view"
              options={COMMUNITY_VIEWS}
              chosen={view}
              onChange={setView}
            />
          )}
        </div>
        <div className="flex flex-wrap items-end gap-3 max-sm:w-full">
          <div className="w-full sm:w-64">
            <AddByName
              selected={recommendations.map(({ subredditId }) => ({ id: subredditId }))}
              onAdd={({ id }) => add({ projectId: project.id, subredditId: id })}
            />
          </div>
          <FindAgain project={project} />
        </div>
      </div>
      <NoPlaceNote project={project} />
      {view !== "cards" && recommendations.length > 0 && (
        <LazyMap
          view={view}
          recommendations={recommendations}
          onGo={(subredditId) => {
            // Its card may be one that is not shown yet.
            setWhole(new Set(sections.map(({ group }) => group)));
            goToCard(subredditId);
          }}
        />
      )}
      <div
        ref={list}
        tabIndex={-1}
        hidden={view !== "cards" && recommendations.length > 0}
        className="flex flex-col gap-4 outline-none [[hidden]]:hidden"
      >
        {sections.map((section) => (
          <CommunitySection
            key={section.group}
            {...section}
            isWhole={whole.has(section.group)}
            onWhole={() => setWhole(new Set([...whole, section.group]))}
            renderCard={(recommendation) => (
              <CommunityCard
                projectId={project.id}
                recommendation={recommendation}
                budget={budgetOf(recommendation.subredditId)}
                onOpen={() => setHasDetails(true)}
                onRemove={(button) => {
                  focusNextCard(button, list.current);
                  removeCommunity(recommendation);
                }}
              />
            )}
          />
        ))}
        {recommendations.length === 0 && <NoCommunities />}
      </div>
      <LeftOut
        project={project}
        onBringBack={(subredditId) => add({ projectId: project.id, subredditId })}
      />
    </>
  );
}

/** Replaces what was found, after a question where there is something to replace. */
function FindAgain({ project }: { project: Project }) {
  const findAgain = useFindAgain(project.id);
  const [isAsking, setIsAsking] = useState(false);
  const found = project.recommendations.some(({ source }) => source === "recommended");
  const find = () => findAgain.mutate(undefined, { onSettled: () => setIsAsking(false) });
  return (
    <>
      <Button
        tone="secondary"
        isBusy={findAgain.isPending}
        // With nothing to replace there is nothing to ask.
        onClick={() => (found ? setIsAsking(true) : find())}
      >
        <Compass size={15} />
        Find communities again
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Find communities again?"
        description="This replaces the communities we found. The ones you added stay."
        confirmLabel="Find again"
        isBusy={findAgain.isPending}
        onConfirm={find}
      />
    </>
  );
}

type BudgetNotThereProps = Pick<
  ReturnType<typeof useBudgets>,
  "isPending" | "isFetching" | "isError" | "error" | "refetch"
>;

function BudgetNotThere({ isPending, isFetching, isError, error, refetch }: BudgetNotThereProps) {
  if (isPending) {
    return (
      <SkeletonGroup label="Loading your promotion budget">
        <Skeleton className="h-16" />
      </SkeletonGroup>
    );
  }
  if (!isError) return null;
  return (
    <ErrorNotice
      title="We couldn't load your promotion budget"
      text={errorMessage(error, {}, !navigator.onLine)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

type AddByNameProps = ComponentProps<typeof CommunitySearch>;

/** Its list of suggestions weighs as much as the rest of the page. */
function AddByName(props: AddByNameProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const search = useLazyModule(() => import("#web/components/subreddits/community-search.tsx"), {
    isWanted: true,
    onFailure: () => setHasFailed(true),
  });
  if (search) return <search.CommunitySearch {...props} />;
  return hasFailed ? (
    <p className="text-sm text-soft">Adding by name didn't load. {DID_NOT_LOAD}</p>
  ) : (
    <div className="h-16" />
  );
}

type LeftOutProps = { project: Project; onBringBack: (subredditId: string) => void };

/** What the founder turned down: it is not found again until it is brought back. */
function LeftOut({ project: { leftOut }, onBringBack }: LeftOutProps) {
  if (leftOut.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-sm font-medium">Not for this project</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {leftOut.map(({ subredditId, fullName }) => (
          <li key={subredditId}>
            <Button
              tone="ghost"
              size="sm"
              aria-label={`Bring ${fullName} back`}
              onClick={() => onBringBack(subredditId)}
            >
              <Undo2 size={14} />
              {fullName}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoCommunities() {
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-dashed border-edge px-5 py-6">
      <p className="max-w-prose text-base text-soft">No communities yet.</p>
      <ButtonLink to={paths.subreddits} tone="secondary" size="sm">
        Browse communities
      </ButtonLink>
    </div>
  );
}

/** Before a card goes: the keyboard moves on to its neighbour, or to the list when it was the last. */
function focusNextCard(button: HTMLElement, list: HTMLElement | null): void {
  const cards = [...(list?.querySelectorAll("li:has(> article)") ?? [])];
  const place = cards.findIndex((card) => card.contains(button));
  const next = (cards[place + 1] ?? cards[place - 1])?.querySelector("button") ?? list;
  next?.focus({ preventScroll: true });
}

function useFindAgain(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.recomputeRecommendations({ params: { projectId }, body: {} }),
    onSuccess: (project) => {
      cache.setQueryData(queryKeys.projects.detail(projectId), project);
      showToast("success", TOASTS.communitiesUpdated);
      void refreshAfter(cache, "project-saved");
    },
    onError: (error) => {
      const said = error instanceof ApiError ? error.serverMessage : null;
      showError(error, {
        fallback: said ?? TOASTS.communitiesNotUpdated,
        service: TOASTS.matcher,
      });
    },
  });
}
