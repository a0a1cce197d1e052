import { X } from "lucide-react";
import type { CompetitorMention } from "#contract/competitor.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { IconButton } from "#web/components/ui/icon-button.tsx";
import { formatDay } from "#web/lib/format-day.ts";

type MentionRowProps = {
  mention: CompetitorMention;
  timezone: string;
  isBusy: boolean;
  onRemove: () => void;
};

export function MentionRow({ mention, timezone, isBusy, onRemove }: MentionRowProps) {
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
