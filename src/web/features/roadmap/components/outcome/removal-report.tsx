import { useMemo } from "react";
import type { Project } from "#contract/project.ts";
import { unknownPolicy } from "#engine/policy/unknown-policy.ts";
import type { RemovalSighting } from "#engine/outcomes/removal.ts";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useUser } from "#web/lib/session.ts";
import { useNow } from "#web/lib/use-now.ts";
import { usePostingContext } from "../../api/use-posting-context.ts";
import { isUnknown, usePolicy } from "../../api/use-policy.ts";
import { diagnosePost } from "../../outcome/diagnose-post.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";
import { Diagnosis } from "./diagnosis.tsx";

type RemovalReportProps = { project: Project; post: RoadmapPost; sighting: RemovalSighting };

/** The diagnosis, once the rules and the account's history are there. */
export function RemovalReport({ project, post, sighting }: RemovalReportProps) {
  const { timezone } = useUser();
  const now = useNow();
  const history = usePostingContext();
  const { data, error, isPending, isFetching, refetch } = usePolicy(post.subredditId);
  const isUncatalogued = isUnknown(error);
  const diagnosis = useMemo(() => {
    const policy = data ?? (isUncatalogued ? unknownPolicy(post.subredditId) : null);
    return (
      policy && history && diagnosePost({ sighting, post, project, policy, history, timezone, now })
    );
  }, [data, isUncatalogued, history, sighting, post, project, timezone, now]);

  if (diagnosis) return <Diagnosis diagnosis={diagnosis} />;
  if (isPending || !history) {
    return (
      <SkeletonGroup label="Looking for the cause" className="flex flex-col gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-28" />
      </SkeletonGroup>
    );
  }
  return (
    <ErrorNotice
      title="The rules could not be loaded"
      text={`${errorMessage(error, {}, !navigator.onLine)} Without them there is no diagnosis.`}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
