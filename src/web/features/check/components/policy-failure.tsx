import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { isUnknown } from "../api/use-policy.ts";
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
      <WaitingPanel title="Unknown subreddit">
        <p>
          <span className="font-mono break-all">r/{subredditId}</span> is not in our catalogue, so
          there are no rules to check against. Look at the spelling, or choose another one. Your
          draft stays as it is.
        </p>
      </WaitingPanel>
    );
  }
  return (
    <ErrorNotice
      title="The rules could not be loaded"
      text={`${errorMessage(error, { service: "The rule checker" }, !navigator.onLine)} Your draft stays as it is.`}
      {...retry}
    />
  );
}
