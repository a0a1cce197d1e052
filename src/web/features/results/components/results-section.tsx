import { History, ChevronDown, Download } from "lucide-react";
import type { Project } from "#contract/project.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { PremiumGate } from "#web/components/premium/premium-gate.tsx";
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
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { showToast } from "#web/lib/toast.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { PostList, PostTimeline } from "./post-list.tsx";
import { sayRest, sumUp } from "#web/features/results/metric-words.ts";
import { saveFile } from "#web/lib/copy-text.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** What became of a project's posts, for whoever has a plan. */
export function ResultsSection({ project }: { project: Project }) {
  return (
    <PremiumGate feature={FEATURE_NAMES.analytics} mode="hard" title="Results">
      <Results project={project} />
    </PremiumGate>
  );
}

function Results({ project }: { project: Project }) {
  const results = useResults(project.id);
  if (results.data?.total.posts === 0) return <NothingYet projectId={project.id} />;
  if (results.data) return <ResultsReport results={results.data} project={project} />;
  if (results.isError) {
    return (
      <ErrorNotice
        title="The results could not be loaded"
        text={`${errorMessage(results.error, {}, !navigator.onLine)} Your records are safe.`}
        onRetry={() => void results.refetch()}
        isRetrying={results.isFetching}
      />
    );
  }
  return (
    <Card title="Results">
      <SkeletonGroup label="Loading the results" className="flex flex-col gap-5">
        <Skeleton className="h-12" />
        <Skeleton className="h-36" />
      </SkeletonGroup>
    </Card>
  );
}

function NothingYet({ projectId }: { projectId: string }) {
  return (
    <Card title="Results">
      <p className="max-w-prose text-base text-soft">No posts yet. Posted on Reddit before?</p>
      <ButtonLink to={projectPage(projectId, "history")} tone="secondary" className="mt-3">
        <History size={16} aria-hidden="true" />
        Bring your history
      </ButtonLink>
    </Card>
  );
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

type ResultsReportProps = { results: ProjectResults; project: Project };

/** A sentence and a picture first, then the posts one by one; whatever needs reading is in the details. */
function ResultsReport({ results, project }: ResultsReportProps) {
  const exporting = useResultsExport(project.id);
  const { total, timezone } = results;
  const posts = project.generatedPosts;
  const visits = posts.reduce((sum, post) => sum + (post.visits?.count ?? 0), 0);
  const imported = posts.filter(({ isImported }) => isImported).length;
  const rest = sayRest(total, { visits, imported });
  return (
    <div className="flex flex-col gap-5">
      <Card
        title="Results"
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={projectPage(project.id, "history")} tone="secondary" size="sm">
              <History size={15} aria-hidden="true" />
              Bring your history
            </ButtonLink>
            <Button
              tone="secondary"
              size="sm"
              isBusy={exporting.isPending}
              onClick={() => exporting.mutate()}
            >
              {!exporting.isPending && <Download size={15} />}
              Export CSV
            </Button>
          </div>
        }
      >
        <p className="font-serif text-2xl font-medium text-balance">{sumUp(total)}</p>
        {rest && <p className="mt-1 text-base text-soft">{rest}</p>}
        <PostTimeline posts={posts} timezone={timezone} />
      </Card>
      <PostList posts={posts} timezone={timezone} />
      <Details results={results} />
    </div>
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
      showToast("error", "The details could not be opened", { description: DID_NOT_LOAD });
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
      showError(error, { fallback: "The results were not exported. Please try again." }),
  });
}
