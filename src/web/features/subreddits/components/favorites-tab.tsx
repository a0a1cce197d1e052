import type { ReactNode } from "react";
import type { Subreddit } from "#contract/subreddit.ts";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { EmptyState } from "#web/components/ui/empty-state.tsx";
import { paths } from "#contract/page-paths.ts";
import { useFavoriteSubreddits } from "../api/use-subreddit-lists.ts";
import { SubredditList } from "./subreddit-list.tsx";

export function FavoritesTab({ renderCard }: { renderCard: (subreddit: Subreddit) => ReactNode }) {
  const list = useFavoriteSubreddits();
  return (
    <SubredditList
      list={list}
      renderCard={renderCard}
      empty={
        <Card className="sm:p-10">
          <EmptyState
            title="No favorite subreddits yet"
            text="Click the star of a subreddit to keep it here."
            action={
              <ButtonLink to={paths.subreddits} tone="secondary">
                Browse all subreddits
              </ButtonLink>
            }
          />
        </Card>
      }
    />
  );
}
