import { useMemo } from "react";
import type { Project } from "#contract/project.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import type { Fix } from "#engine/checks/check.ts";
import { PasteOffer } from "#web/components/paste/paste-offer.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { VerdictPanel } from "#web/components/verdict/verdict-panel.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useUser } from "#web/lib/session.ts";
import { useNow } from "#web/lib/use-now.ts";
import { readZonedInput } from "#web/lib/zoned-time.ts";
import { useRulesRead } from "../../api/use-rules-read.ts";
import { usePostingContext } from "../../api/use-posting-context.ts";
import { isUnknown, type usePolicy } from "../../api/use-policy.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";

type PostVerdictProps = {
  project: Project;
  post: RoadmapPost;
  draft: Draft;
  scheduledFor: string;
  policy: ReturnType<typeof usePolicy>;
  onFix: (fix: Fix) => void;
  onHighlight: (places: readonly DraftPlace[] | null) => void;
  onShow: (place: DraftPlace) => void;
};

/** The verdict on a post once the rules and the account's history are there. */
export function PostVerdict({
  project,
  post,
  draft,
  scheduledFor,
  policy,
  ...handlers
}: PostVerdictProps) {
  const { timezone } = useUser();
  const now = useNow();
  const history = usePostingContext();
  const circumstances = useMemo(
    () =>
      history && {
        ...history,
        postId: post.id,
        postType: post.postType,
        at: readZonedInput(scheduledFor, timezone),
        timezone,
        now,
        projectUrl: project.url,
        projectName: project.name,
      },
    [history, post.id, post.postType, scheduledFor, timezone, now, project.url, project.name],
  );

  const ticks = useRulesRead(post);
  const { data } = policy;
  const pasteRules = useMemo(
    () =>
      data && (
        <PasteOffer
          subredditId={data.subredditId}
          fullName={data.fullName}
          listedRules={data.listedRules}
          home="account"
        />
      ),
    [data],
  );

  if (policy.data && circumstances) {
    return (
      <VerdictPanel
        draft={draft}
        policy={policy.data}
        circumstances={circumstances}
        pasteRules={pasteRules}
        ticks={ticks}
        {...handlers}
      />
    );
  }
  if (policy.isPending || !history) {
    return (
      <SkeletonGroup label="Checking the draft" className="flex flex-col gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
      </SkeletonGroup>
    );
  }
  if (isUnknown(policy.error)) {
    return (
      <p className="rounded-card border border-dashed border-unchecked px-5 py-4 text-base text-soft">
        {post.subreddit.fullName} is not in our catalogue, so nothing was checked. Read its rules on
        Reddit before you post.
      </p>
    );
  }
  return (
    <ErrorNotice
      title="The rules could not be loaded"
      text={`${errorMessage(policy.error, {}, !navigator.onLine)} Nothing was checked.`}
      onRetry={() => void policy.refetch()}
      isRetrying={policy.isFetching}
    />
  );
}
