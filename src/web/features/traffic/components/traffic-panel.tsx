import type { Project } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useReplaceKey } from "../api/use-tracking.ts";
import { useTrial } from "../use-trial.ts";
import { SiteSetup } from "./site-setup.tsx";
import { SiteTrial } from "./site-trial.tsx";
import { TagSetting } from "./tag-setting.tsx";

/** All there is to set up; most of the time it is closed. */
export function TrafficPanel({ project }: { project: Project }) {
  return (
    <div className="flex flex-col gap-4">
      <TagSetting project={project} />
      <div className="border-t border-line pt-6">
        <h3 className="text-md font-medium">Count visits on your site</h3>
        <Counting project={project} />
      </div>
    </div>
  );
}

function Counting({ project }: { project: Project }) {
  const { tracking: query, trial, begin } = useTrial(project.id);
  const { data: tracking } = query;
  const create = useReplaceKey(project.id);

  if (query.isPending) {
    return (
      <SkeletonGroup label="Loading how visits are counted">
        <Skeleton className="mt-4 h-10 w-full" />
        <Skeleton className="mt-3 h-24 w-full" />
      </SkeletonGroup>
    );
  }
  if (!tracking) {
    return (
      <div className="mt-4">
        <ErrorNotice
          title="How visits are counted could not be loaded"
          text={errorMessage(query.error, {}, !navigator.onLine)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </div>
    );
  }
  if (tracking.key === null) {
    return (
      <>
        <p className="mt-1 max-w-prose text-base text-soft">
          A small script on your own site reports when someone arrives through a post’s link. No
          cookies, nothing about your visitors is stored. Without it, links are tagged all the same,
          and nothing is counted here.
        </p>
        <Button className="mt-4" isBusy={create.isPending} onClick={() => create.mutate("create")}>
          Set it up
        </Button>
      </>
    );
  }
  return (
    <div className="mt-4">
      <SiteSetup
        projectId={project.id}
        tracking={tracking}
        trackingKey={tracking.key}
        trial={<SiteTrial project={project} tracking={tracking} trial={trial} onBegin={begin} />}
      />
    </div>
  );
}
