import { PageHeader } from "#web/components/layout/page-header.tsx";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { isUnknown } from "#web/features/projects/api/use-project.ts";

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
            ? "It may be deleted or belong to another account, or the address may be wrong."
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
