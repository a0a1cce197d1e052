import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/** Ways to look at a project's communities, as their names say. */
export const COMMUNITY_VIEWS = { cards: "Cards", map: "Map", table: "Table" } as const;
export type CommunitiesView = keyof typeof COMMUNITY_VIEWS;

const PARAM = "view";

/** The way that is chosen is part of the address, so that Back leads from a card to the map it was found on. */
export function useCommunitiesView() {
  const [params, setParams] = useSearchParams();
  const wanted = useRef<string | null>(null);
  const asked = params.get(PARAM);
  const view: CommunitiesView = asked === "map" || asked === "table" ? asked : "cards";
  const setView = (next: CommunitiesView) => {
    setParams(
      (before) => {
        before.delete(PARAM);
        if (next !== "cards") before.set(PARAM, next);
        return before;
      },
      { preventScrollReset: true },
    );
  };
  useEffect(() => {
    if (view !== "cards" || wanted.current === null) return;
    focusCard(wanted.current);
    wanted.current = null;
  }, [view]);
  return {
    view,
    setView,
    goToCard: (subredditId: string) => {
      wanted.current = subredditId;
      setView("cards");
    },
  };
}

function focusCard(subredditId: string): void {
  const link = document.querySelector<HTMLElement>(`#community-${CSS.escape(subredditId)} h4 a`);
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: "center" });
}
