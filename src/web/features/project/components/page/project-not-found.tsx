import { PageHeader } from "#web/components/layout/page-header.tsx";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/page-paths.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { isUnknown } from "../../api/use-project.ts";

type ProjectNotFoundProps = { error: unknown; onRetry: () => void; isRetrying: boolean };

/** Whatever kept the project from us; only where another try could help is one offered. */
export function ProjectNotFound({ error, onRetry, isRetrying }: ProjectNotFoundProps) {
  const isGone = isUnknown(error);
  return (
    <>
      <PageHeader
        title="Project not found"
        subtitle={
          isGone
            ? "It may have been deleted, it may belong to another account, or the address is mistyped."
            : errorMessage(error, {}, !navigator.onLine)
        }
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.dashboard}>Back to Dashboard</ButtonLink>
        {!isGone && (
          <Button tone="secondary" onClick={onRetry} isBusy={isRetrying}>
            Try again
          </Button>
        )}
      </div>
    </>
  );
}
