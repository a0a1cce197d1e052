import type { Subreddit } from "#contract/subreddit.ts";
import { showToast } from "#web/lib/toast.ts";
import { useFavorite } from "./api/use-favorite.ts";

/** `hasUndo` where a star that is taken away makes its subreddit vanish from the screen. */
export function useToggleFavorite({ hasUndo }: { hasUndo: boolean }) {
  const { mutate } = useFavorite();
  return (subreddit: Subreddit) => {
    const isFavorite = !subreddit.isFavorite;
    mutate({ subreddit, isFavorite });
    if (isFavorite || !hasUndo) return;
    showToast("info", `${subreddit.fullName} is off your favorites`, {
      name: `favorite-${subreddit.id}`,
      action: { label: "Undo", onClick: () => mutate({ subreddit, isFavorite: true }) },
    });
  };
}
