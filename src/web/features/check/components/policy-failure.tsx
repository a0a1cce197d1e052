import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { errorMessage, isNotThere } from "#web/lib/error-message.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

type PolicyFailureProps = {
  subredditId: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
};

/** A community that nobody knows, or a server that could not be asked; the draft stays either way. */
export function PolicyFailure({ subredditId, error, ...retry }: PolicyFailureProps) {
  if (isNotThere(error)) {
    return (
      <WaitingPanel title={`We don't know r/${subredditId}`}>
        <p>A name has 2 to 21 letters, digits or underscores. Choose another one.</p>
      </WaitingPanel>
    );
  }
  return (
    <ErrorNotice
      title="We couldn't load the rules"
      text={`${errorMessage(error, { service: "The rule checker" }, !navigator.onLine)} Your draft is kept.`}
      {...retry}
    />
  );
}
