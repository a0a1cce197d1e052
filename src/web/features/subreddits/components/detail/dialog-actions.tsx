import { ExternalLink, Star } from "lucide-react";
import type { ReactNode } from "react";
import type { Subreddit, SubredditDetail } from "#contract/subreddit.ts";
import { Button } from "#web/components/ui/button.tsx";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { DialogClose } from "#web/components/ui/detail-dialog.tsx";
import { classNames } from "#web/lib/class-names.ts";

type DialogActionsProps = {
  /** null until it is loaded: then there is nothing to act on but Close. */
  subreddit: SubredditDetail | null;
  addToProject: ReactNode;
  onToggleFavorite: (subreddit: Subreddit) => void;
};

export function DialogActions({ subreddit, addToProject, onToggleFavorite }: DialogActionsProps) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
      {subreddit && (
        <>
          {addToProject}
          <Button tone="secondary" onClick={() => onToggleFavorite(subreddit)}>
            <Star size={16} className={classNames(subreddit.isFavorite && "fill-current")} />
            {subreddit.isFavorite ? "Remove from Favorites" : "Add to Favorites"}
          </Button>
          <a
            href={subreddit.redditUrl}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
            className={buttonClass({ tone: "secondary" })}
          >
            <ExternalLink size={16} />
            View on Reddit
          </a>
        </>
      )}
      <DialogClose />
    </div>
  );
}
