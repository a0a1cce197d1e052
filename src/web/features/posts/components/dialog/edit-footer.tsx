import { ExternalLink, Copy } from "lucide-react";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { ariaKeys } from "#web/components/shortcuts/word-keys.ts";
import { Button } from "#web/components/ui/button.tsx";
import { DialogClose } from "#web/components/ui/dialogs/detail-dialog.tsx";
import type { PostForm } from "#web/features/posts/use-post-form.ts";
import { showToast } from "#web/lib/toast.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { describeSaveFailure } from "#web/features/posts/post-edit.ts";

type EditFooterProps = {
  form: PostForm;
  isScheduled: boolean;
  onSave: () => void;
  onMarkPosted: () => void;
  onOpenReddit: () => void;
};

export function EditFooter({
  form,
  isScheduled,
  onSave,
  onMarkPosted,
  onOpenReddit,
}: EditFooterProps) {
  const { edit, isChanged, isSaving, failure } = form;
  return (
    <>
      {failure && <SaveFailure error={failure} text={writeOut(edit)} />}
      <div className="flex items-center gap-2 sm:gap-3">
        <Button className="max-sm:px-3 max-sm:text-sm" isBusy={isSaving} onClick={onOpenReddit}>
          <ExternalLink size={16} className="max-sm:hidden" />
          Open on Reddit
        </Button>
        <Button
          // Never disabled: that would throw the keyboard's focus off the button it just pressed.
          tone="secondary"
          className="max-sm:px-3 max-sm:text-sm"
          isBusy={isSaving}
          onClick={onSave}
          aria-keyshortcuts={ariaKeys(SHORTCUTS.editor.rows.save)}
        >
          Save
        </Button>
        {isScheduled && (
          <Button tone="ghost" className="max-sm:px-2 max-sm:text-sm" onClick={onMarkPosted}>
            Mark as Posted
          </Button>
        )}
        {isChanged && !isSaving && (
          <p className="text-sm text-muted max-sm:sr-only">Not saved yet</p>
        )}
        {/* On a phone the cross above does the same. */}
        <span className="ml-auto max-sm:hidden">
          <DialogClose />
        </span>
      </div>
    </>
  );
}

function writeOut({ title, content, editSection }: PostForm["edit"]): string {
  return [title, content, editSection].filter(Boolean).join("\n\n");
}

type SaveFailureProps = {
  error: unknown;
  /** What would be lost, as text. */
  text: string;
};

/** Where trying again is hopeless, the words can at least be taken along. */
function SaveFailure({ error, text }: SaveFailureProps) {
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
