import { Star } from "lucide-react";
import type { Subreddit } from "#contract/subreddit.ts";
import { IconButton } from "#web/components/ui/icon-button.tsx";
import { classNames } from "#web/lib/class-names.ts";

type StarButtonProps = { subreddit: Subreddit; onToggle: (button: HTMLElement) => void };

export function StarButton({ subreddit, onToggle }: StarButtonProps) {
  return (
    <IconButton
      // The name stays the same: whether it is on is what `aria-pressed` says.
      label={`Favorite ${subreddit.fullName}`}
      aria-pressed={subreddit.isFavorite}
      title={subreddit.isFavorite ? "Remove from favorites" : "Add to favorites"}
      onClick={(event) => onToggle(event.currentTarget)}
      className="aria-pressed:text-accent"
    >
      <Star size={18} className={classNames(subreddit.isFavorite && "fill-current")} />
    </IconButton>
  );
}
