import type { Subreddit } from "#contract/subreddit.ts";
import { LinkTabs } from "#web/components/ui/link-tabs.tsx";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { showToast } from "#web/lib/toast.ts";
import { useLazyModule } from "#web/lib/use-lazy-module.ts";
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

const TABS: { id: BrowserTab; label: string }[] = [
  { id: "all", label: "All Subreddits" },
  { id: "recommended", label: "Recommended" },
  { id: "favorites", label: "Favorites" },
];

export function SubredditBrowser({ projectChoices }: { projectChoices: ProjectChoices }) {
  const navigation = useBrowserAddress();
  const { tab, open } = navigation.address;
  const toggleFavorite = useToggleFavorite({ hasUndo: tab === "favorites" });
  const detail = useLazyModule(() => import("./detail/subreddit-dialog.tsx"), {
    isWanted: open !== null,
    onFailure: () => {
      navigation.closeDetail();
      showToast("error", "The community could not be opened", { description: DID_NOT_LOAD });
    },
  });

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
      {detail && (
        <detail.SubredditDialog
          subredditId={open}
          onClose={navigation.closeDetail}
          detailLink={navigation.detailLink}
          onToggleFavorite={toggleFavorite}
          renderAddToProject={(subreddit) => renderAddToProject(subreddit, "md")}
        />
      )}
    </>
  );
}
