import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { controlClass, FieldFrame } from "#web/components/ui/field-frame.tsx";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { useFirstFocus } from "#web/lib/hooks/use-first-focus.ts";
import { usableUrl } from "#web/lib/usable-url.ts";
import type { PageState } from "#web/features/new-project/api/use-read-sources.ts";
import { findFaults, isDraftEmpty } from "#web/features/new-project/wizard/project-draft.ts";
import type { StepProps } from "#web/features/new-project/wizard/use-wizard-calls.ts";
import { completeUrl } from "#engine/projects/project-options.ts";

type AddressFieldProps = StepProps & {
  /** What the server said against the address when it was asked for a description. */
  refusal: string | null;
};

/** Long enough for somebody who types an address letter by letter. */
const PAUSE_MS = 1200;

/** Where the wizard begins: once an address is there, its page is read, and nobody has to wait for it. */
export function AddressField({ draft, store, calls, refusal }: AddressFieldProps) {
  const { page, description } = calls;
  const [isLeft, setLeft] = useState(true);
  const readIfNew = () => !description.isPending && page.runIfNew();
  const field = useRef<HTMLInputElement>(null);
  // One that goes on leaves the cursor where it is.
  useFirstFocus(field, isDraftEmpty(draft));
  useReadingAfterPause(draft.url, !isLeft, readIfNew);

  const leave = () => {
    setLeft(true);
    const url = completeUrl(draft.url);
    if (url !== draft.url) store.update({ url });
    readIfNew();
  };
  const followEnter = (event: KeyboardEvent) => {
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey;
    const hasNothingElse = draft.name.trim() === "" && draft.description.trim() === "";
    // With nothing but an address, Enter means this address; after that it goes on as everywhere.
    if (event.key === "Enter" && isPlain && hasNothingElse && readIfNew()) event.preventDefault();
  };
  return (
    <FieldFrame
      label="Project URL (optional)"
      error={refusal ?? (isLeft ? findFaults(draft).url : null)}
      hint={draft.url !== "" && <PageNote state={page.state} />}
      // One line, or two on a phone, whatever it says: the fields below stay where they are.
      className="[&>p:last-child]:min-h-10 sm:[&>p:last-child]:min-h-5"
    >
      {(control) => (
        <div className="flex gap-2">
          <input
            {...control}
            ref={field}
            name="project-url"
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            value={draft.url}
            onFocus={() => setLeft(false)}
            onChange={(event) => {
              store.update({ url: event.target.value });
              if (refusal) description.reset();
            }}
            onBlur={leave}
            onKeyDown={followEnter}
            className={classNames(controlClass, "h-10 min-w-0")}
          />
          <Button
            tone="secondary"
            className="shrink-0"
            disabled={usableUrl(draft.url) === undefined}
            isBusy={page.isReading}
            onClick={page.run}
          >
            Read page
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}

function useReadingAfterPause(url: string, isTyping: boolean, read: () => void): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!isTyping || url === "") return;
    const timer = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [url, isTyping]);
}

function PageNote({ state }: { state: PageState }) {
  return (
    <span aria-live="polite" className={state.is === "failed" ? "text-fail" : undefined}>
      {state.is === "reading" && <Spinner className="mr-2 inline-block size-3.5 align-[-2px]" />}
      {state.is === "failed" ? state.why : WORDS[state.is]}
    </span>
  );
}

const WORDS: Record<Exclude<PageState["is"], "failed">, string> = {
  unread: "",
  reading: "Reading your page...",
  read: "Filled in from your page.",
};
