import type { Subreddit } from "#contract/subreddit.ts";
import { LinkTabs } from "#web/components/ui/link-tabs.tsx";
import { showToast } from "#web/lib/toast.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import type { BrowserTab } from "#web/features/subreddits/browser-address.ts";
import type { ProjectChoices } from "#web/features/subreddits/project-choices.ts";
import { useBrowserAddress } from "#web/features/subreddits/use-browser-address.ts";
import { AllTab } from "./all-tab.tsx";
import { CompareBar, CompareToggle } from "./compare-bar.tsx";
import { SubredditCard, SubredditList } from "./subreddit-list.tsx";
import { useFavorite } from "#web/features/subreddits/api/use-favorite.ts";
import type { ReactNode } from "react";
import { ButtonLink, Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { EmptyState } from "#web/components/ui/empty-state.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import {
  useFavoriteSubreddits,
  useRecommendedSubreddits,
} from "#web/features/subreddits/api/use-subreddit-lists.ts";
import { FolderPlus } from "lucide-react";
import type { ButtonLook } from "#web/components/ui/button-class.ts";
import { Popover } from "#web/components/ui/popover.tsx";
import { ProjectList } from "./add-to-project/project-list.tsx";
import { RouteSketch } from "#web/components/brand/route-sketch.tsx";
import { TOASTS } from "#web/features/subreddits/toasts.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";

const TABS: { id: BrowserTab; label: string }[] = [
  { id: "all", label: "All Subreddits" },
  { id: "recommended", label: "Recommended" },
  { id: "favorites", label: "Favorites" },
];

export function SubredditBrowser({ projectChoices }: { projectChoices: ProjectChoices }) {
  const navigation = useBrowserAddress();
  const { tab, open, compared } = navigation.address;
  const compare = (ids: string[]) => navigation.replace({ compared: ids });
  const toggleFavorite = useToggleFavorite({ hasUndo: tab === "favorites" });
  const detail = useLazyModule(() => import("./detail/subreddit-dialog.tsx"), {
    isWanted: open !== null,
    onFailure: () => {
      navigation.closeDetail();
      showNotLoaded(TOASTS.notOpened.community);
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
      action={
        <>
          <CompareToggle subreddit={subreddit} compared={compared} onChange={compare} />
          {tab === "recommended" && renderAddToProject(subreddit, "sm")}
        </>
      }
    />
  );
  const renderAddToProject = (subreddit: { id: string; fullName: string }, size: "sm" | "md") => (
    <AddToProject
      subreddit={subreddit}
      choices={projectChoices}
      size={size}
      // One button stands out where one community is shown, none in a list of them.
      tone={size === "sm" ? "secondary" : "primary"}
    />
  );

  return (
    <>
      <LinkTabs
        label="Lists of communities"
        tabs={TABS.map(({ id, label }) => ({ id, label, to: navigation.linkToTab(id) }))}
        current={tab}
      >
        {tab === "all" && <AllTab navigation={navigation} renderCard={renderCard} />}
        {tab === "recommended" && <RecommendedTab renderCard={renderCard} />}
        {tab === "favorites" && <FavoritesTab renderCard={renderCard} />}
      </LinkTabs>
      <CompareBar compared={compared} onChange={compare} />
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

/** Before a list item goes: the keyboard moves on to the same control of the next one, or of the one before. */
function focusNeighbour(control: HTMLElement): void {
  const item = control.closest("li");
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next =
    neighbour?.querySelector<HTMLElement>("[aria-pressed]") ??
    control.closest<HTMLElement>("[role=tabpanel]");
  next?.focus({ preventScroll: true });
}

/** `hasUndo` where a star that is taken away makes its subreddit vanish from the screen. */
function useToggleFavorite({ hasUndo }: { hasUndo: boolean }) {
  const { mutate } = useFavorite();
  return (subreddit: Subreddit) => {
    const isFavorite = !subreddit.isFavorite;
    mutate({ subreddit, isFavorite });
    if (isFavorite || !hasUndo) return;
    showToast("info", TOASTS.favoriteRemoved(subreddit.fullName), {
      name: `favorite-${subreddit.id}`,
      action: { label: "Undo", onClick: () => mutate({ subreddit, isFavorite: true }) },
    });
  };
}

function FavoritesTab({ renderCard }: { renderCard: (subreddit: Subreddit) => ReactNode }) {
  const list = useFavoriteSubreddits();
  return (
    <SubredditList
      list={list}
      renderCard={renderCard}
      empty={
        <Card className="sm:p-10">
          <EmptyState
            title="No favorite subreddits yet"
            text="Click a community's star to keep it here."
            action={
              <ButtonLink to={paths.subreddits} tone="secondary">
                Browse all communities
              </ButtonLink>
            }
          />
        </Card>
      }
    />
  );
}

type AddToProjectProps = ButtonLook & {
  subreddit: { id: string; fullName: string };
  choices: ProjectChoices;
};

function AddToProject({ subreddit, choices, tone, size }: AddToProjectProps) {
  const hasNone = choices.projects?.length === 0;
  return (
    <Popover
      title={hasNone ? "No projects yet" : "Add to which project?"}
      trigger={
        <Button tone={tone} size={size} aria-label={`Add to Project: ${subreddit.fullName}`}>
          <FolderPlus size={16} />
          Add to Project
        </Button>
      }
    >
      {hasNone ? (
        <NoProjects fullName={subreddit.fullName} />
      ) : (
        <ProjectList subredditId={subreddit.id} choices={choices} />
      )}
    </Popover>
  );
}

function NoProjects({ fullName }: { fullName: string }) {
  return (
    <>
      <p className="text-base text-soft">
        Create a project first, then add <span className="font-mono">{fullName}</span>.
      </p>
      <ButtonLink to={paths.newProject} size="sm" className="mt-3">
        Create a project
      </ButtonLink>
    </>
  );
}

function RecommendedTab({ renderCard }: { renderCard: (subreddit: Subreddit) => ReactNode }) {
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
            text="Matches above 80% appear here."
            action={<ButtonLink to={paths.newProject}>Create a project</ButtonLink>}
          />
        </Card>
      }
    />
  );
}
