import { useEffect } from "react";
import { SEARCH_NAME } from "#engine/subreddits/list-options.ts";
import { Button } from "#web/components/ui/button.tsx";
import { judgeText, keepFaults } from "#engine/text/text-field.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";

type SearchNameFormProps = {
  label: string;
  initial: string;
  submitLabel: string;
  send: (name: string) => Promise<unknown>;
  onSent?: () => void;
  wordFailure: (error: unknown) => string;
  /** For a form that can be left again, which then has the keyboard at once. */
  onCancel?: () => void;
};

/** A name for a search: a new one's, or another for one that is saved. */
export function SearchNameForm({
  label,
  initial,
  submitLabel,
  send,
  onSent,
  wordFailure,
  onCancel,
}: SearchNameFormProps) {
  const form = useDraftForm({
    start: { name: initial },
    findFaults: ({ name }) => keepFaults({ name: judgeText(name.trim(), SEARCH_NAME) }),
    send: ({ name }) => send(name),
    onSent: () => onSent?.(),
    readFaults: (error) => ({ name: wordFailure(error) }),
  });
  const element = form.props.ref;
  const isCancellable = onCancel !== undefined;
  useEffect(() => {
    if (isCancellable) element.current?.querySelector("input")?.focus();
  }, [isCancellable, element]);
  return (
    <form {...form.props} className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <TextField
        label={label}
        name="search-name"
        autoComplete="off"
        maxLength={SEARCH_NAME.longest}
        onFocus={({ target }) => target.select()}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !onCancel) return;
          // It ends the renaming, not the dialog around it.
          event.stopPropagation();
          onCancel();
        }}
        {...form.field("name")}
        className="min-w-40 flex-1"
      />
      <div className="mt-[1.625rem] flex gap-2">
        <Button type="submit" isBusy={form.isSending}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button tone="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
