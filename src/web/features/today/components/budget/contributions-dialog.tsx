import { Dialog } from "#web/components/ui/dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useContributions } from "../../api/use-contributions.ts";
import { ContributionForm } from "./contribution-form.tsx";
import { ContributionList } from "./contribution-list.tsx";

type ContributionsDialogProps = {
  subredditId: string;
  fullName: string;
  isOpen: boolean;
  onClose: () => void;
};

/** What was logged in one community, and a form for what one click can't say. */
export function ContributionsDialog({
  subredditId,
  fullName,
  isOpen,
  onClose,
}: ContributionsDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={`What you logged in ${fullName}`}
      description="Posts that you made through Foothold count by themselves."
    >
      <ContributionForm subredditId={subredditId} fullName={fullName} />
      <Logged subredditId={subredditId} />
    </Dialog>
  );
}

function Logged({ subredditId }: { subredditId: string }) {
  const contributions = useContributions(subredditId);
  if (contributions.isPending) {
    return (
      <SkeletonGroup label="Loading what you logged" className="mt-6 flex flex-col gap-2">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </SkeletonGroup>
    );
  }
  if (!contributions.data) {
    return (
      <div className="mt-6">
        <ErrorNotice
          title="What you logged could not be loaded"
          text={errorMessage(contributions.error, {}, !navigator.onLine)}
          onRetry={() => void contributions.refetch()}
          isRetrying={contributions.isFetching}
        />
      </div>
    );
  }
  return <ContributionList {...contributions.data} />;
}
