import { Button } from "#web/components/ui/button.tsx";
import { DialogClose } from "#web/components/ui/detail-dialog.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import type { PostForm } from "../../use-post-form.ts";

type EditFooterProps = {
  form: PostForm;
  isScheduled: boolean;
  onSave: () => void;
  onMarkPosted: () => void;
};

const NOT_SAVED = "The post was not saved. What you typed is still here. Please try again.";

export function EditFooter({ form, isScheduled, onSave, onMarkPosted }: EditFooterProps) {
  const { isChanged, isSaving, failure } = form;
  return (
    <>
      {failure && (
        <p role="alert" className="mb-3 border-l-2 border-fail pl-3 text-base text-fail">
          {errorMessage(failure, { fallback: NOT_SAVED }, !navigator.onLine)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          // Never disabled: that would throw the keyboard's focus off the button it just pressed.
          tone={isChanged || isSaving ? "primary" : "secondary"}
          isBusy={isSaving}
          onClick={onSave}
          aria-keyshortcuts="Control+S Meta+S Control+Enter Meta+Enter"
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
