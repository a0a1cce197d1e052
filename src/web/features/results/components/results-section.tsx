import { History, ChevronDown, Download } from "lucide-react";
import type { Project } from "#contract/project.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { type Outcome, OutcomeShape } from "#web/components/charts/outcome-shape.tsx";
import { PremiumCard } from "#web/components/premium/premium-card.tsx";
import { UnreadPlan, useSubscription } from "#web/components/premium/use-subscription.tsx";
import { ButtonLink, Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage, showError } from "#web/lib/error-message.ts";
import { projectPage } from "#web/lib/project-pages.ts";
import { useQuery, useMutation } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import type { ProjectResults } from "#contract/results.ts";
import { classNames } from "#web/lib/class-names.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";
import { showToast } from "#web/lib/toast.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { Link } from "react-router";
import { PostList } from "./post-list.tsx";
import { PostScatter } from "./post-scatter.tsx";
import { useUser } from "#web/lib/session/session.ts";
import { outcomeOf, sayRest, sumUp, type Total } from "#web/features/results/metric-words.ts";
import { saveFile } from "#web/lib/copy-text.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** What became of a project's posts. Everybody sees their own; figures over many posts come with a plan. */
export function ResultsSection({ project }: { project: Project }) {
  const { subscription, isLoading, isUnread } = useSubscription();
  if (isLoading) return <Loading />;
  if (subscription.isPremium) return <Results project={project} />;
  return (
    <div className="flex flex-col gap-5">
      {isUnread && <UnreadPlan />}
      <OwnResults project={project} />
      <PremiumCard feature={FEATURE_NAMES.analytics} />
    </div>
  );
}

function Results({ project }: { project: Project }) {
  const results = useResults(project.id);
  if (results.data?.total.posts === 0) return <NothingYet project={project} />;
  if (results.data) {
    return (
      <div className="flex flex-col gap-5">
        <ResultsReport project={project} total={results.data.total} canExport />
        <Details results={results.data} />
      </div>
    );
  }
  if (results.isError) {
    return (
      <ErrorNotice
        title="We couldn't load the results"
        text={`${errorMessage(results.error, {}, !navigator.onLine)} Your records are safe.`}
        onRetry={() => void results.refetch()}
        isRetrying={results.isFetching}
      />
    );
  }
  return <Loading />;
}

/** Counted from the posts themselves, which come with the project. */
function OwnResults({ project }: { project: Project }) {
  const made = project.generatedPosts.filter(({ isPosted }) => isPosted);
  const countOf = (outcome: Outcome) => made.filter((post) => outcomeOf(post) === outcome).length;
  if (made.length === 0) return <NothingYet project={project} />;
  const total = { posts: made.length, live: countOf("live"), removed: countOf("removed") };
  return <ResultsReport project={project} total={total} canExport={false} />;
}

function Loading() {
  return (
    <Card title="Results">
      <SkeletonGroup label="Loading the results" className="flex flex-col gap-5">
        <Skeleton className="h-12" />
        <Skeleton className="h-72" />
      </SkeletonGroup>
    </Card>
  );
}

/** The place of the first dot, by the name of the post that will be there. */
function NothingYet({ project }: { project: Project }) {
  const next = project.generatedPosts
    .filter(({ isPosted }) => !isPosted)
    .toSorted((a, b) => whenOf(a).localeCompare(whenOf(b)))[0];
  return (
    <Card title="Results">
      {next && (
        <Link
          to={`${projectPage(project.id)}?post=${next.id}`}
          className="mb-5 flex items-center gap-3 border-b border-edge pb-3 text-base hover:text-accent"
        >
          <span className="size-4 shrink-0">
            <OutcomeShape outcome="unknown" />
          </span>
          <span className="min-w-0 wrap-anywhere">
            Your first dot: {next.title}{" "}
            <span className="font-mono text-xs text-muted">{next.subreddit.fullName}</span>
          </span>
        </Link>
      )}
      <p className="max-w-prose text-base text-soft">No posts yet. Posted on Reddit before?</p>
      <ButtonLink to={projectPage(project.id, "history")} tone="secondary" className="mt-3">
        <History size={16} aria-hidden="true" />
        Import your history
      </ButtonLink>
    </Card>
  );
}

/** What has no time comes last. */
function whenOf({ scheduledFor }: GeneratedPost): string {
  return scheduledFor ?? "~";
}

/** Under the root of projects: whatever changes a post has the results follow. */
function useResults(projectId: string) {
  const results = useQuery({
    queryKey: queryKeys.posts.results(projectId),
    queryFn: ({ signal }) => api.getProjectResults({ params: { projectId } }, { signal }),
  });
  useEffect(() => {
    if (results.error) logError(results.error);
  }, [results.error]);
  return results;
}

type ResultsReportProps = { project: Project; total: Total; canExport: boolean };

/** A sentence and a picture first, then the posts one by one; whatever needs reading is in the details. */
function ResultsReport({ project, total, canExport }: ResultsReportProps) {
  const { timezone } = useUser();
  const posts = project.generatedPosts;
  const visits = posts.reduce((sum, post) => sum + (post.visits?.count ?? 0), 0);
  const imported = posts.filter(({ isImported }) => isImported).length;
  const rest = sayRest(total, { visits, imported });
  return (
    <>
      <Card
        title="Results"
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={projectPage(project.id, "history")} tone="secondary" size="sm">
              <History size={15} aria-hidden="true" />
              Import your history
            </ButtonLink>
            {canExport && <ExportButton projectId={project.id} />}
          </div>
        }
      >
        <p className="font-serif text-2xl font-medium text-balance">{sumUp(total)}</p>
        {rest && <p className="mt-1 text-base text-soft">{rest}</p>}
        <PostScatter posts={posts} timezone={timezone} />
      </Card>
      <PostList posts={posts} timezone={timezone} />
    </>
  );
}

function ExportButton({ projectId }: { projectId: string }) {
  const exporting = useResultsExport(projectId);
  return (
    <Button
      tone="secondary"
      size="sm"
      isBusy={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      {!exporting.isPending && <Download size={15} />}
      Export CSV
    </Button>
  );
}

/** Figures, intervals and calibration, fetched when they are asked for. */
function Details({ results }: { results: ProjectResults }) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const details = useLazyModule(() => import("./results-details.tsx"), {
    isWanted: isOpen,
    onFailure: () => {
      setOpen(false);
      showNotLoaded("We couldn't open the details");
    },
  });
  return (
    <div>
      <Button
        tone="ghost"
        className="-ml-4"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        Details
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={classNames("transition-transform", isOpen && "rotate-180")}
        />
      </Button>
      <div id={panelId} hidden={!isOpen} className="mt-3">
        {isOpen && details && <details.ResultsDetails results={results} />}
        {isOpen && !details && (
          <SkeletonGroup label="Loading the details">
            <Skeleton className="h-96 rounded-card" />
          </SkeletonGroup>
        )}
      </div>
    </div>
  );
}

function useResultsExport(projectId: string) {
  return useMutation({
    mutationFn: () => api.exportProjectResults({ params: { projectId } }),
    onSuccess: (table) => {
      saveFile("foothold-results.csv", table);
      showToast("success", "The results were exported", { description: "foothold-results.csv" });
    },
    onError: (error) =>
      showError(error, { fallback: "We couldn't export the results. Please try again." }),
  });
}
