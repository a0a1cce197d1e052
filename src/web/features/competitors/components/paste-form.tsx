import { type FormEvent, useEffect, useRef, useState } from "react";
import { MENTION_ADDRESS } from "#engine/competitors/competitor-options.ts";
import { Button } from "#web/components/ui/button.tsx";
import { parseCount } from "#web/lib/parse-count.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";
import type { useMentions } from "#web/features/competitors/api/use-competitors.ts";
import { describeFailure, readFieldFaults } from "#web/features/competitors/competitor-draft.ts";

type PasteFormProps = {
  name: string;
  paste: ReturnType<typeof useMentions>["paste"];
  onClose: () => void;
};

const FIELDS = ["permalink", "title", "upvotes", "comments"] as const;
type Typed = Record<(typeof FIELDS)[number], string>;
const NOTHING: Typed = { permalink: "", title: "", upvotes: "", comments: "" };

/** The address of a post on Reddit; title and numbers as far as one wants to keep them. */
export function PasteForm({ name, paste, onClose }: PasteFormProps) {
  const [typed, setTyped] = useState(NOTHING);
  const form = useRef<HTMLFormElement>(null);
  // Whoever opened the form wants to paste.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const [found, setFound] = useState<Partial<Typed>>({});
  const faults = { ...readFieldFaults(paste.error, FIELDS), ...found };
  const isElsewhere =
    paste.isError && Object.keys(readFieldFaults(paste.error, FIELDS)).length === 0;

  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((count) => count + 1);
  // After the faults are on the page: before that there is no field to go to.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (paste.isPending) return;
    const upvotes = parseCount(typed.upvotes);
    const comments = parseCount(typed.comments);
    const wrong = {
      ...(typed.permalink.trim() === "" && { permalink: MENTION_ADDRESS.missing }),
      ...(upvotes.fault && { upvotes: upvotes.fault }),
      ...(comments.fault && { comments: comments.fault }),
    };
    setFound(wrong);
    if (Object.keys(wrong).length > 0) return refuse();
    const { permalink, title } = typed;
    const body = { permalink, title, upvotes: upvotes.count, comments: comments.count };
    paste.mutate(body, { onSuccess: onClose, onError: refuse });
  };
  const field = (key: keyof Typed) => ({
    value: typed[key],
    error: faults[key],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((before) => ({ ...before, [key]: target.value }));
      setFound((before) => ({ ...before, [key]: undefined }));
      paste.reset();
    },
  });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      aria-label={`A post about ${name}`}
      className="mt-3 flex flex-col gap-3 rounded-control border border-line p-4"
    >
      <TextField
        label="Address of the post"
        inputMode="url"
        placeholder="https://www.reddit.com/r/…/comments/…"
        {...field("permalink")}
      />
      <TextField
        label="Title"
        hint="Leave it empty to read it from the address."
        {...field("title")}
      />
      <div className="flex flex-wrap gap-3">
        <TextField
          label="Upvotes"
          inputMode="numeric"
          className="min-w-0 flex-1 basis-24"
          {...field("upvotes")}
        />
        <TextField
          label="Comments"
          inputMode="numeric"
          className="min-w-0 flex-1 basis-24"
          {...field("comments")}
        />
      </div>
      {isElsewhere && (
        <p role="alert" className="text-sm text-fail">
          {describeFailure(
            paste.error,
            "The post was not saved. Please try again.",
            !navigator.onLine,
          )}
        </p>
      )}
      <div className="flex justify-end gap-3">
        <Button
          tone="ghost"
          size="sm"
          onClick={() => {
            paste.reset();
            onClose();
          }}
        >
          Cancel
        </Button>
        <Button type="submit" size="sm" isBusy={paste.isPending}>
          Keep this post
        </Button>
      </div>
    </form>
  );
}
