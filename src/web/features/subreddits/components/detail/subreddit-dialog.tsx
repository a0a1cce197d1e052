import { type ReactNode, useState } from "react";
import type { Subreddit, SubredditDetail } from "#contract/subreddit.ts";
import { MemberCount } from "#web/components/subreddits/member-count.tsx";
import { RiskBadge } from "#web/components/subreddits/risk-badge.tsx";
import { Badge } from "#web/components/ui/badge.tsx";
import { DetailDialog, DialogClose } from "#web/components/ui/dialogs/detail-dialog.tsx";
import { EmptyState } from "#web/components/ui/empty-state.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import type { BrowserNavigation } from "#web/features/subreddits/use-browser-address.ts";
import { DetailBody } from "./detail-body.tsx";
import { ExternalLink, Star } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { classNames } from "#web/lib/class-names.ts";
import {
  isNotFound,
  useListedSubreddit,
  useSubreddit,
} from "#web/features/subreddits/api/use-subreddit-lists.ts";

type SubredditDialogProps = {
  /** null while no detail is open. */
  subredditId: string | null;
  onClose: () => void;
  detailLink: BrowserNavigation["detailLink"];
  onToggleFavorite: (subreddit: Subreddit) => void;
  renderAddToProject: (subreddit: { id: string; fullName: string }) => ReactNode;
};

export function SubredditDialog({ subredditId, ...rest }: SubredditDialogProps) {
  // While it fades out it shows what it showed.
  const [shownId, setShownId] = useState(subredditId);
  if (subredditId !== null && subredditId !== shownId) setShownId(subredditId);
  if (shownId === null) return null;
  return <OpenDialog {...rest} subredditId={shownId} isOpen={subredditId !== null} />;
}

type OpenDialogProps = SubredditDialogProps & { subredditId: string; isOpen: boolean };

function OpenDialog({
  subredditId,
  isOpen,
  onClose,
  detailLink,
  onToggleFavorite,
  renderAddToProject,
}: OpenDialogProps) {
  const detail = useSubreddit(subredditId);
  const listed = useListedSubreddit(subredditId);
  const known = detail.data ?? listed;
  const fullName = known?.fullName ?? `r/${subredditId}`;
  return (
    <DetailDialog
      isOpen={isOpen}
      onClose={onClose}
      subject={subredditId}
      title={<span className="font-mono text-lg break-all">{fullName}</span>}
      subtitle={
        known ? (
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <RiskBadge level={known.riskLevel} stance={known.policy.stance} />
            <Badge>{known.category}</Badge>
            <p className="text-sm text-muted">
              <MemberCount of={known} />
            </p>
          </div>
        ) : (
          // As high as what comes, which takes two lines on a phone.
          detail.isPending && <Skeleton className="mt-1.5 h-12.5 w-56 sm:h-6 sm:w-80" />
        )
      }
      footer={
        <DialogActions
          subreddit={detail.data ?? null}
          addToProject={renderAddToProject({ id: subredditId, fullName })}
          onToggleFavorite={onToggleFavorite}
        />
      }
    >
      {detail.data ? (
        <DetailBody subreddit={detail.data} detailLink={detailLink} />
      ) : detail.isPending ? (
        <DetailSkeleton />
      ) : isNotFound(detail.error) ? (
        <EmptyState title="Not in the catalogue" text="Search for part of its name." />
      ) : (
        <ErrorNotice
          title="We couldn't load the community"
          text={errorMessage(detail.error, { service: "The catalogue" }, !navigator.onLine)}
          onRetry={() => void detail.refetch()}
          isRetrying={detail.isFetching}
        />
      )}
    </DetailDialog>
  );
}

function DetailSkeleton() {
  return (
    <SkeletonGroup
      label="Loading the community"
      className="grid gap-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:gap-12"
    >
      <div>
        <Skeleton className="h-5 w-full" />
        <Skeleton className="mt-2 h-5 w-3/4" />
        <Skeleton className="mt-10 h-6 w-48" />
        <Skeleton className="mt-3 h-44 w-full" />
        <Skeleton className="mt-10 h-6 w-40" />
        <Skeleton className="mt-3 h-32 w-full" />
      </div>
      <div>
        <Skeleton className="h-6 w-28" />
        <Skeleton className="mt-3 h-24 w-full" />
        <Skeleton className="mt-10 h-6 w-28" />
        <Skeleton className="mt-3 h-44 w-full" />
      </div>
    </SkeletonGroup>
  );
}

type DialogActionsProps = {
  /** null until it is loaded: then there is nothing to act on but Close. */
  subreddit: SubredditDetail | null;
  addToProject: ReactNode;
  onToggleFavorite: (subreddit: Subreddit) => void;
};

function DialogActions({ subreddit, addToProject, onToggleFavorite }: DialogActionsProps) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
      {subreddit && (
        <>
          {addToProject}
          <Button tone="secondary" onClick={() => onToggleFavorite(subreddit)}>
            <Star size={16} className={classNames(subreddit.isFavorite && "fill-current")} />
            {subreddit.isFavorite ? "Remove from Favorites" : "Add to Favorites"}
          </Button>
          <a
            href={subreddit.redditUrl}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
            className={buttonClass({ tone: "secondary" })}
          >
            <ExternalLink size={16} />
            View on Reddit
          </a>
        </>
      )}
      <DialogClose />
    </div>
  );
}
