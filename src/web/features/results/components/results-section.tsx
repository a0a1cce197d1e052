import { useState } from "react";
import type { Project } from "#contract/project.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { PremiumGate } from "#web/components/premium/premium-gate.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLazyModule } from "#web/lib/use-lazy-module.ts";
import { useResults } from "../api/use-results.ts";

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
  // Charts are not what a page is opened for, so they come after the rest of it.
  const [isWanted, setWanted] = useState(true);
  const report = useLazyModule(() => import("./results-report.tsx"), {
    isWanted,
    onFailure: () => setWanted(false),
  });

  if (results.data?.total.posts === 0) return <NothingYet />;
  if (results.data && report) {
    return <report.ResultsReport results={results.data} project={project} />;
  }
  if (results.isError || !isWanted) {
    const isPart = !results.isError;
    return (
      <ErrorNotice
        title="The results could not be loaded"
        text={
          isPart
            ? "A part of the app did not load. Check your connection and try again."
            : `${errorMessage(results.error, {}, !navigator.onLine)} What you noted is kept.`
        }
        onRetry={() => (isPart ? setWanted(true) : void results.refetch())}
        isRetrying={results.isFetching}
      />
    );
  }
  return (
    <Card title="Results">
      <SkeletonGroup label="Loading the results" className="flex flex-col gap-5">
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
      </SkeletonGroup>
    </Card>
  );
}

function NothingYet() {
  return (
    <Card title="Results">
      <p className="max-w-prose text-base text-soft">
        No post of this project is out yet. Once some are, and you note what became of them, this
        shows how many are still up, what they scored, which communities, hours and weekdays did
        best, and how well the ban risk was predicted.
      </p>
    </Card>
  );
}
