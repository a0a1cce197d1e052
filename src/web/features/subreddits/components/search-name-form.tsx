import { type FormEvent, useEffect, useRef, useState } from "react";
import { SEARCH_NAME } from "#engine/subreddits/list-options.ts";
import { Button } from "#web/components/ui/button.tsx";
import { TextField } from "#web/components/ui/field-frame.tsx";

type SearchNameFormProps = {
  label: string;
  initial: string;
  submitLabel: string;
  isBusy: boolean;
  /** What the server said about the name sent last. */
  failure: string | null;
  onSubmit: (name: string) => void;
  /** For a form that can be left again, which then has the keyboard at once. */
  onCancel?: () => void;
};

/** A name for a search: a new one's, or another for one that is saved. */
export function SearchNameForm({
  label,
  initial,
  submitLabel,
  isBusy,
  failure,
  onSubmit,
  onCancel,
}: SearchNameFormProps) {
  const [name, setName] = useState(initial);
  const [fault, setFault] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isCancellable = onCancel !== undefined;
  useEffect(() => {
    if (isCancellable) form.current?.querySelector("input")?.focus();
  }, [isCancellable]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === "") {
      setFault(SEARCH_NAME.missing);
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    setSent(name);
    onSubmit(name);
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="flex flex-wrap items-start gap-x-3 gap-y-2"
    >
      <TextField
        label={label}
        name="search-name"
        autoComplete="off"
        maxLength={SEARCH_NAME.longest}
        value={name}
        onFocus={({ target }) => target.select()}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !onCancel) return;
          // It ends the renaming, not the dialog around it.
          event.stopPropagation();
          onCancel();
        }}
        onChange={({ target }) => {
          setName(target.value);
          setFault(null);
        }}
        error={fault ?? (sent === name ? failure : null)}
        className="min-w-40 flex-1"
      />
      <div className="mt-[1.625rem] flex gap-2">
        <Button type="submit" isBusy={isBusy}>
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
