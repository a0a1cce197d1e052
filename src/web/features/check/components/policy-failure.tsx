import { PasteOffer } from "#web/components/paste/paste-offer.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { isUnknown } from "#web/features/check/api/use-policy.ts";
import { isCommunityName } from "#engine/subreddits/community-name.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

type PolicyFailureProps = {
  subredditId: string;
  error: unknown;
  /** null where what is pasted would change nothing. */
  onPasted: (() => void) | null;
  onRetry: () => void;
  isRetrying: boolean;
};

const PASTE_UNKNOWN = {
  words: "Paste its rules to check your draft against them.",
  label: "Paste its rules",
};

/** A community that nobody knows, or a server that could not be asked; the draft stays either way. */
export function PolicyFailure({ subredditId, error, onPasted, ...retry }: PolicyFailureProps) {
  if (isUnknown(error)) {
    return (
      <WaitingPanel title={`We don't know r/${subredditId}`}>
        {isCommunityName(subredditId) ? (
          <>
            <p>It is not in our catalogue.</p>
            {onPasted && (
              <PasteOffer
                className="mt-4"
                subredditId={subredditId}
                fullName={`r/${subredditId}`}
                listedRules={null}
                reason={PASTE_UNKNOWN}
                home="tab"
                onChanged={onPasted}
              />
            )}
          </>
        ) : (
          <p>A name has 2 to 21 letters, digits or underscores. Choose another one.</p>
        )}
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
