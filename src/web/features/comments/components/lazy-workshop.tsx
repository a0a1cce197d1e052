import { type ComponentProps, useState } from "react";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import type { CommentWorkshop } from "./comment-workshop.tsx";

/** Reading threads and checking comments weighs more than the rest of the page. */
export function LazyWorkshop(props: ComponentProps<typeof CommentWorkshop>) {
  const [hasFailed, setHasFailed] = useState(false);
  const part = useLazyModule(() => import("./comment-workshop.tsx"), {
    isWanted: true,
    onFailure: () => setHasFailed(true),
  });
  if (part) return <part.CommentWorkshop {...props} />;
  if (hasFailed) {
    return (
      <ErrorNotice
        title="We couldn't load the comments"
        text={DID_NOT_LOAD}
        onRetry={() => location.reload()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading comments">
      <Skeleton className="h-128 rounded-card" />
    </SkeletonGroup>
  );
}
