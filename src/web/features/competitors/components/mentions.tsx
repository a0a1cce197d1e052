import { Link2, Search } from "lucide-react";
import { useRef, useState } from "react";
import type { Competitor } from "#contract/competitor.ts";
import { Button } from "#web/components/ui/button.tsx";
import { formatDay } from "#web/lib/format-day.ts";
import { useUser } from "#web/lib/session.ts";
import { useNow } from "#web/lib/use-now.ts";
import { useMentions } from "../api/use-mentions.ts";
import { describeFailure } from "../describe-failure.ts";
import { MentionRow } from "./mention-row.tsx";
import { PasteForm } from "./paste-form.tsx";

/** As the server has it: until then it answers what it found before. */
const FRESH_MS = 24 * 3_600_000;

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
        {describeSearch(competitor, canSearchReddit, searchedAt && formatDay(searchedAt, timezone))}
      </p>
      {calls.search.isError && (
        <p role="alert" className="mt-1 text-sm text-fail">
          {describeFailure(calls.search.error, "Reddit was not searched.", !navigator.onLine)}
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

function describeSearch(
  { mentions }: Competitor,
  canSearchReddit: boolean,
  searchedOn: string | null,
): string {
  if (searchedOn) {
    const found = mentions.filter(({ source }) => source === "reddit").length;
    const posts = found === 1 ? "1 post" : `${found} posts`;
    return `Searched on ${searchedOn}, posts of the last year: ${posts} found. It can be searched anew after a day.`;
  }
  if (mentions.length > 0) return "";
  return canSearchReddit
    ? "No posts yet. Search Reddit for their launches and mentions, or paste one."
    : "No posts yet. Live Reddit data is not configured here; paste the address of a post about it.";
}
