import { useEffect } from "react";
import { keepFaults } from "#engine/text/text-field.ts";
import { MENTION_ADDRESS } from "#engine/competitors/competitor-options.ts";
import { Button } from "#web/components/ui/button.tsx";
import { parseCount } from "#web/lib/parse-count.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";
import type { useMentions } from "#web/features/competitors/api/use-competitors.ts";
import { describeFailure } from "#web/features/competitors/competitor-draft.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";

type PasteFormProps = {
  name: string;
  paste: ReturnType<typeof useMentions>["paste"];
  onClose: () => void;
};

const NOTHING = { permalink: "", title: "", upvotes: "", comments: "" };

/** The address of a post on Reddit; title and numbers as far as one wants to keep them. */
export function PasteForm({ name, paste, onClose }: PasteFormProps) {
  const form = useDraftForm({
    start: NOTHING,
    findFaults: (typed) =>
      keepFaults({
        permalink: typed.permalink.trim() === "" ? MENTION_ADDRESS.missing : null,
        upvotes: parseCount(typed.upvotes).fault,
        comments: parseCount(typed.comments).fault,
      }),
    send: ({ permalink, title, upvotes, comments }) =>
      paste.mutateAsync({
        permalink,
        title,
        upvotes: parseCount(upvotes).count,
        comments: parseCount(comments).count,
      }),
    onSent: onClose,
  });
  const element = form.props.ref;
  // The form was opened to paste something.
  useEffect(() => element.current?.querySelector("input")?.focus(), [element]);
  const field = (key: keyof typeof NOTHING) => ({ ...form.field(key), autoComplete: "off" });

  return (
    <form
      {...form.props}
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
      {form.failure !== null && (
        <p role="alert" className="text-sm text-fail">
          {describeFailure(
            form.failure,
            "The post was not saved. Please try again.",
            !navigator.onLine,
          )}
        </p>
      )}
      <div className="flex justify-end gap-3">
        <Button tone="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="sm" isBusy={form.isSending}>
          Keep this post
        </Button>
      </div>
    </form>
  );
}
