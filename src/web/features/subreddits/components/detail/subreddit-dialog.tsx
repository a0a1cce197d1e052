import { type ReactNode, useState } from "react";
import type { Subreddit } from "#contract/subreddit.ts";
import { MemberCount } from "#web/components/subreddits/member-count.tsx";
import { RiskBadge } from "#web/components/subreddits/risk-badge.tsx";
import { Badge } from "#web/components/ui/badge.tsx";
import { DetailDialog } from "#web/components/ui/detail-dialog.tsx";
import { EmptyState } from "#web/components/ui/empty-state.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { isNotFound, useListedSubreddit, useSubreddit } from "../../api/use-subreddit.ts";
import type { BrowserNavigation } from "../../use-browser-address.ts";
import { DetailBody } from "./detail-body.tsx";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { DialogActions } from "./dialog-actions.tsx";

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
        known && (
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <RiskBadge level={known.riskLevel} stance={known.policy.stance} />
            <Badge>{known.category}</Badge>
            <p className="text-sm text-muted">
              <MemberCount members={known.members} asOf={known.membersAsOf} />
            </p>
          </div>
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
        <EmptyState
          title={`${fullName} is not in the catalogue`}
          text="It may be new, small, private or spelled differently. Search for part of its name."
        />
      ) : (
        <ErrorNotice
          title={`${fullName} could not be loaded`}
          text={errorMessage(detail.error, { service: "The catalogue" }, !navigator.onLine)}
          onRetry={() => void detail.refetch()}
          isRetrying={detail.isFetching}
        />
      )}
    </DetailDialog>
  );
}
