import { Link2, Search, X } from "lucide-react";
import { useRef, useState, useEffect } from "react";
import { DAY_MS } from "#engine/clock/time-units.ts";
import type { Competitor, CompetitorMention } from "#contract/competitor.ts";
import { Button, IconButton } from "#web/components/ui/button.tsx";
import { formatDay } from "#web/lib/format-day.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { formatCount } from "#engine/text/format.ts";
import { useMentions } from "#web/features/competitors/api/use-competitors.ts";
import { describeFailure } from "#web/features/competitors/competitor-draft.ts";
import { keepFaults } from "#engine/text/text-field.ts";
import { MENTION_ADDRESS } from "#engine/competitors/competitor-options.ts";
import { parseCount } from "#web/lib/parse-count.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";

/** As the server has it: until then it answers what it found before. */
const FRESH_MS = DAY_MS;

type MentionsProps = { projectId: string; competitor: Competitor; canSearchReddit: boolean };

/** Their launches and mentions: read from Reddit where that is configured, pasted anywhere. */
export function Mentions({ projectId, competitor, canSearchReddit }: MentionsProps) {
  const { id, name, mentions, searchedAt } = competitor;
  const { timezone } = useUser();
  const now = useNow();
  const isFresh = searchedAt !== null && now.getTime() - Date.parse(searchedAt) < FRESH_MS;
  const calls = useMentions({ projectId, competitorId: id });
  const [isPasting, setIsPasting] = useState(false);
  const pasteButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="mt-3">
      {mentions.length > 0 && (
        <ul aria-label={`Posts about ${name}`} className="divide-y divide-line">
          {mentions.map((mention) => (
            <li key={mention.id} className="py-2">
              <MentionRow
                mention={mention}
                timezone={timezone}
                isBusy={calls.remove.isPending && calls.remove.variables === mention.id}
                onRemove={() => calls.remove.mutate(mention.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">
        {describeSearch(competitor, searchedAt && formatDay(searchedAt, timezone))}
      </p>
      {calls.search.isError && (
        <p role="alert" className="mt-1 text-sm text-fail">
          {describeFailure(calls.search.error, "We couldn't search Reddit.", !navigator.onLine)}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {canSearchReddit && !isFresh && (
          <Button
            tone="secondary"
            size="sm"
            isBusy={calls.search.isPending}
            aria-label={`Search Reddit for ${name}`}
            // Until tomorrow there is nothing to search for: the keyboard moves on.
            onClick={() =>
              calls.search.mutate(undefined, { onSuccess: () => pasteButton.current?.focus() })
            }
          >
            <Search size={14} />
            Search Reddit
          </Button>
        )}
        <Button
          ref={pasteButton}
          tone="secondary"
          size="sm"
          aria-label={`Paste a post about ${name}`}
          aria-expanded={isPasting}
          onClick={() => setIsPasting(!isPasting)}
        >
          <Link2 size={14} />
          Paste a post
        </Button>
      </div>
      {isPasting && (
        <PasteForm
          name={name}
          paste={calls.paste}
          onClose={() => {
            setIsPasting(false);
            pasteButton.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function describeSearch({ mentions }: Competitor, searchedOn: string | null): string {
  if (searchedOn) {
    const found = mentions.filter(({ source }) => source === "reddit").length;
    const posts = found === 1 ? "1 post" : `${found} posts`;
    return `Searched on ${searchedOn}: ${posts} found from the last year.`;
  }
  if (mentions.length > 0) return "";
  return "None of their posts yet.";
}

type MentionRowProps = {
  mention: CompetitorMention;
  timezone: string;
  isBusy: boolean;
  onRemove: () => void;
};

function MentionRow({ mention, timezone, isBusy, onRemove }: MentionRowProps) {
  const { kind, title, permalink, fullName, source } = mention;
  return (
    <article className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-base">
          <a
            href={permalink}
            target="_blank"
            rel="noopener noreferrer"
            className="break-words underline-offset-2 hover:underline"
          >
            {title}
          </a>
          {kind === "launch" && <Badge>Launch</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          <span className="font-mono">{fullName}</span>
          {` · ${describeNumbers(mention)} · ${describeDate(mention, timezone)}`}
        </p>
      </div>
      {source === "pasted" && (
        <IconButton
          label={`Remove ${title}`}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onRemove()}
          className="-mr-2 size-8"
        >
          <X size={15} />
        </IconButton>
      )}
    </article>
  );
}

function describeNumbers({ upvotes, comments }: CompetitorMention): string {
  const points = upvotes === null ? null : count(upvotes, "upvote");
  const said = comments === null ? null : count(comments, "comment");
  return [points, said].filter(Boolean).join(", ") || "no numbers";
}

function count(number: number, word: string): string {
  return `${formatCount(number)} ${word}${number === 1 ? "" : "s"}`;
}

/** When it was posted where that is known, and in any case when its numbers were seen. */
function describeDate(mention: CompetitorMention, timezone: string): string {
  const seen = formatDay(mention.seenAt, timezone);
  const how = mention.source === "pasted" ? "pasted" : "read";
  const posted = mention.postedAt ? `posted ${formatDay(mention.postedAt, timezone)}, ` : "";
  return `${posted}${how} ${seen}`;
}

type PasteFormProps = {
  name: string;
  paste: ReturnType<typeof useMentions>["paste"];
  onClose: () => void;
};

const NOTHING = { permalink: "", title: "", upvotes: "", comments: "" };

/** The address of a post on Reddit; title and numbers as far as one wants to keep them. */
function PasteForm({ name, paste, onClose }: PasteFormProps) {
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
            "We couldn't save the post. Please try again.",
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
