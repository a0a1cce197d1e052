import { Copy } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import { showToast } from "#web/lib/toast.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { describeSaveFailure } from "../../describe-save-failure.ts";

type SaveFailureProps = {
  error: unknown;
  /** What would be lost, as text. */
  text: string;
};

/** Where trying again is hopeless, the words can at least be taken along. */
export function SaveFailure({ error, text }: SaveFailureProps) {
  const { message, isFinal } = describeSaveFailure(error, !navigator.onLine);
  const copy = async () => {
    const isCopied = await copyText(text);
    if (isCopied) showToast("success", "Your text is on the clipboard");
    else showToast("error", "The browser did not let us copy your text");
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 border-l-2 border-fail pl-3 text-base text-fail">
      <p role="alert">{message}</p>
      {isFinal && (
        <Button tone="secondary" size="sm" onClick={() => void copy()}>
          <Copy size={14} />
          Copy the text
        </Button>
      )}
    </div>
  );
}
