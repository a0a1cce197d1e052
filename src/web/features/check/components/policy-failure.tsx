import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { isUnknown } from "#web/features/check/api/use-policy.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

type PolicyFailureProps = {
  subredditId: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
};

/** A community that nobody knows, or a server that could not be asked; the draft stays either way. */
export function PolicyFailure({ subredditId, error, ...retry }: PolicyFailureProps) {
  if (isUnknown(error)) {
    return (
      <WaitingPanel title={`We don't know r/${subredditId}`}>
        <p>A name has 2 to 21 letters, digits or underscores. Choose another one.</p>
      </WaitingPanel>
    );
  }
  return (
    <ErrorNotice
      title="The rules could not be loaded"
      text={`${errorMessage(error, { service: "The rule checker" }, !navigator.onLine)} Your draft is kept.`}
      {...retry}
    />
  );
}
