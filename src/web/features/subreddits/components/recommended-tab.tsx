import type { ReactNode } from "react";
import type { Subreddit } from "#contract/subreddit.ts";
import { RouteSketch } from "#web/components/brand/route-sketch.tsx";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { EmptyState } from "#web/components/ui/empty-state.tsx";
import { paths } from "#contract/page-paths.ts";
import { useRecommendedSubreddits } from "../api/use-subreddit-lists.ts";
import { SubredditList } from "./subreddit-list.tsx";

export function RecommendedTab({
  renderCard,
}: {
  renderCard: (subreddit: Subreddit) => ReactNode;
}) {
  const list = useRecommendedSubreddits();
  return (
    <SubredditList
      list={list}
      renderCard={renderCard}
      empty={
        <Card className="sm:p-10">
          <EmptyState
            picture={<RouteSketch className="w-full max-w-80" />}
            title="No recommendations yet"
            text="Recommendations come from your projects. Create one and say what it is and who it is for: communities that match it by more than 80% are listed here, the best first."
            action={<ButtonLink to={paths.newProject}>Create a project</ButtonLink>}
          />
        </Card>
      }
    />
  );
}
