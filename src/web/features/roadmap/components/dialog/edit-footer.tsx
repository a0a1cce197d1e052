import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { ariaKeys } from "#web/components/shortcuts/word-keys.ts";
import { Button } from "#web/components/ui/button.tsx";
import { DialogClose } from "#web/components/ui/detail-dialog.tsx";
import type { PostForm } from "../../use-post-form.ts";
import { SaveFailure } from "./save-failure.tsx";

type EditFooterProps = {
  form: PostForm;
  isScheduled: boolean;
  onSave: () => void;
  onMarkPosted: () => void;
};

export function EditFooter({ form, isScheduled, onSave, onMarkPosted }: EditFooterProps) {
  const { edit, isChanged, isSaving, failure } = form;
  return (
    <>
      {failure && <SaveFailure error={failure} text={writeOut(edit)} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          // Never disabled: that would throw the keyboard's focus off the button it just pressed.
          tone={isChanged || isSaving ? "primary" : "secondary"}
          isBusy={isSaving}
          onClick={onSave}
          aria-keyshortcuts={ariaKeys(SHORTCUTS.editor.rows.save)}
        >
          Save
        </Button>
        {isScheduled && (
          <Button tone="secondary" onClick={onMarkPosted}>
            Mark as Posted
          </Button>
        )}
        {isChanged && !isSaving && <p className="text-sm text-muted">Not saved yet</p>}
        <DialogClose />
      </div>
    </>
  );
}

function writeOut({ title, content, editSection }: PostForm["edit"]): string {
  return [title, content, editSection].filter(Boolean).join("\n\n");
}
