import { HelpButton } from "../help-button.tsx";
import { HelpNote } from "../help-note.tsx";

type DetectRowProps = {
  isPossible: boolean;
  isBusy: boolean;
  onDetect: () => void;
  notice: string | null | undefined;
  error: unknown;
  failed: string;
};

export function DetectRow({ isPossible, isBusy, onDetect, notice, error, failed }: DetectRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <HelpButton
        label="Auto-detect"
        busyLabel="Detecting..."
        isBusy={isBusy}
        isDisabled={!isPossible}
        onClick={onDetect}
      />
      {isPossible ? (
        <HelpNote notice={notice} error={error} failed={failed} />
      ) : (
        <p className="text-sm text-muted">
          Auto-detect needs a description or an address from step 1.
        </p>
      )}
    </div>
  );
}
