import { ApiError } from "#contract/client.ts";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/error-message.ts";

type CreationFooterProps = {
  /** What sending came to; null where it did not fail. */
  failure: unknown;
  isSending: boolean;
  onClose: () => void;
  /** What the press makes: "Create token". */
  label: string;
};

/** The end of a form that makes something in the settings: what failed, and the two ways out. */
export function CreationFooter({ failure, isSending, onClose, label }: CreationFooterProps) {
  return (
    <>
      {failure !== null && (
        <p role="alert" className="text-sm text-fail">
          {wordFailure(failure)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="ghost" onClick={onClose} disabled={isSending}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isSending}>
          {label}
        </Button>
      </div>
    </>
  );
}

function wordFailure(error: unknown): string {
  const isOurs =
    error instanceof ApiError && ["CONFLICT", "RATE_LIMITED"].includes(error.code ?? "");
  return (isOurs && error.serverMessage) || errorMessage(error, {}, !navigator.onLine);
}
