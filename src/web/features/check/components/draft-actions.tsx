import { Button } from "#web/components/ui/button.tsx";
import { showToast } from "#web/lib/toast.ts";
import { type CheckDraft, isBlank } from "../check-draft.ts";
import { EXAMPLE } from "../example.ts";

type DraftActionsProps = {
  draft: CheckDraft;
  onReplace: (draft: CheckDraft) => void;
  hasSubreddit: boolean;
  onChoose: (subredditId: string) => void;
};

/** An example for whoever wants to see first, and a clean page for the next draft. */
export function DraftActions({ draft, onReplace, hasSubreddit, onChoose }: DraftActionsProps) {
  const loadExample = () => {
    const { subredditId, ...example } = EXAMPLE;
    onReplace({ ...draft, ...example, editSection: null, flair: null });
    if (!hasSubreddit) onChoose(subredditId);
  };
  const clear = () => {
    onReplace({ ...draft, title: "", content: "", editSection: null, flair: null });
    showToast("info", "The draft is cleared", {
      id: "check-cleared",
      action: { label: "Undo", onClick: () => onReplace(draft) },
    });
  };
  return (
    <div>
      {isBlank(draft) ? (
        <Button tone="secondary" onClick={loadExample}>
          Try an example
        </Button>
      ) : (
        <Button tone="ghost" className="-ml-4" onClick={clear}>
          Clear the draft
        </Button>
      )}
    </div>
  );
}
