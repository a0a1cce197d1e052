import { lazy, Suspense } from "react";
import type { Subreddit } from "#contract/subreddit.ts";
import { LinkTabs } from "#web/components/ui/link-tabs.tsx";
import type { BrowserTab } from "../browser-address.ts";
import { focusNeighbour } from "../focus-neighbour.ts";
import type { ProjectChoices } from "../project-choices.ts";
import { useBrowserAddress } from "../use-browser-address.ts";
import { useToggleFavorite } from "../use-toggle-favorite.ts";
import { AddToProject } from "./add-to-project.tsx";
import { AllTab } from "./all-tab.tsx";
import { FavoritesTab } from "./favorites-tab.tsx";
import { RecommendedTab } from "./recommended-tab.tsx";
import { SubredditCard } from "./subreddit-card.tsx";

// Nobody needs it before a card is opened.
const SubredditDialog = lazy(async () => {
  const { SubredditDialog: Dialog } = await import("./detail/subreddit-dialog.tsx");
  return { default: Dialog };
});

const TABS: { id: BrowserTab; label: string }[] = [
  { id: "all", label: "All Subreddits" },
  { id: "recommended", label: "Recommended" },
  { id: "favorites", label: "Favorites" },
];

export function SubredditBrowser({ projectChoices }: { projectChoices: ProjectChoices }) {
  const navigation = useBrowserAddress();
  const { tab, open } = navigation.address;
  const toggleFavorite = useToggleFavorite({ hasUndo: tab === "favorites" });

  const renderCard = (subreddit: Subreddit) => (
    <SubredditCard
      subreddit={subreddit}
      detailLink={navigation.detailLink(subreddit.id)}
      onToggleFavorite={(button) => {
        if (tab === "favorites") focusNeighbour(button);
        toggleFavorite(subreddit);
      }}
      action={tab === "recommended" && renderAddToProject(subreddit, "sm")}
    />
  );
  const renderAddToProject = (subreddit: { id: string; fullName: string }, size: "sm" | "md") => (
    <AddToProject subreddit={subreddit} choices={projectChoices} size={size} />
  );

  return (
    <>
      <LinkTabs
        label="Subreddit lists"
        tabs={TABS.map(({ id, label }) => ({ id, label, to: navigation.linkToTab(id) }))}
        current={tab}
      >
        {tab === "all" && <AllTab navigation={navigation} renderCard={renderCard} />}
        {tab === "recommended" && <RecommendedTab renderCard={renderCard} />}
        {tab === "favorites" && <FavoritesTab renderCard={renderCard} />}
      </LinkTabs>
      <Suspense>
        <SubredditDialog
          subredditId={open}
          onClose={navigation.closeDetail}
          detailLink={navigation.detailLink}
          onToggleFavorite={toggleFavorite}
          renderAddToProject={(subreddit) => renderAddToProject(subreddit, "md")}
        />
      </Suspense>
    </>
  );
}
