import { Button } from "#web/components/ui/button.tsx";
import { showToast } from "#web/lib/toast.ts";
import { type CheckDraft, NO_DRAFT } from "../check-draft.ts";

type ClearDraftProps = { draft: CheckDraft; onReplace: (draft: CheckDraft) => void };

/** A clean page for the next draft, with a way back; what was said of the account stays. */
export function ClearDraft({ draft, onReplace }: ClearDraftProps) {
  const clear = () => {
    onReplace({ ...draft, ...NO_DRAFT, rulesRead: [] });
    showToast("info", "The draft is cleared", {
      name: "check-cleared",
      action: { label: "Undo", onClick: () => onReplace(draft) },
    });
  };
  return (
    <Button tone="ghost" className="-ml-4 self-start" onClick={clear}>
      Clear the draft
    </Button>
  );
}
