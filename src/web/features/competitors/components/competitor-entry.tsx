import { Pencil, Trash2 } from "lucide-react";
import type { Competitor } from "#contract/competitor.ts";
import { IconButton } from "#web/components/ui/icon-button.tsx";
import { Mentions } from "./mentions.tsx";

type CompetitorEntryProps = {
  projectId: string;
  competitor: Competitor;
  /** None of the words in its description is known. */
  isUnread: boolean;
  canSearchReddit: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

export function CompetitorEntry(props: CompetitorEntryProps) {
  const { projectId, competitor, isUnread, canSearchReddit, onEdit, onRemove } = props;
  const { name, url, description, describedBy } = competitor;
  return (
    <article>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="text-md break-words">{name}</h3>
          <p className="text-sm text-muted">
            {url && (
              <>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="font-mono break-all text-accent underline-offset-2 hover:underline"
                >
                  {nameHost(url)}
                </a>
                {" · "}
              </>
            )}
            {describedBy === "page" ? "described from its page" : "in your words"}
          </p>
        </div>
        <IconButton label={`Edit ${name}`} onClick={onEdit} className="-mt-1.5">
          <Pencil size={16} />
        </IconButton>
        <IconButton label={`Remove ${name}`} onClick={onRemove} className="-mt-1.5 -mr-2">
          <Trash2 size={16} />
        </IconButton>
      </div>
      <p className="mt-2 line-clamp-3 text-base text-soft">{description}</p>
      {isUnread && (
        <p className="mt-2 border-l-2 border-edge pl-3 text-sm text-soft">
          We know none of the words in this description, so it is not compared. Describe it in a few
          plain English sentences.
        </p>
      )}
      <Mentions projectId={projectId} competitor={competitor} canSearchReddit={canSearchReddit} />
    </article>
  );
}

function nameHost(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, "") ?? url;
}
