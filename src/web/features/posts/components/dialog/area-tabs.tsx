import { type KeyboardEvent, useCallback, useState, useSyncExternalStore } from "react";

export const tabId = (id: string, area: Area) => `${id}-tab-${area}`;
export const panelId = (id: string, area: Area) => `${id}-panel-${area}`;

/** What an area is to assistive technology: one of the tabs, or a part of the page. */
export function describeArea(id: string, area: Area, { tabs, isShown }: Areas) {
  const isTab = tabs.includes(area);
  return {
    id: panelId(id, area),
    hidden: !isShown(area),
    ...(isTab
      ? { role: "tabpanel", "aria-labelledby": tabId(id, area) }
      : { "aria-label": AREAS[area] }),
  };
}

/** One area at a time where they do not fit side by side; nothing where they do. */
export function AreaTabs({ id, areas }: { id: string; areas: Areas }) {
  const { tabs, view, show } = areas;
  if (tabs.length === 0) return null;
  const step = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!steps) return;
    event.preventDefault();
    const next = tabs.at((tabs.indexOf(view) + steps) % tabs.length) ?? view;
    show(next);
    document.getElementById(tabId(id, next))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label="Parts of the editor"
      className="editor-tabs flex border-b border-line bg-surface"
    >
      {tabs.map((area) => (
        <button
          key={area}
          type="button"
          role="tab"
          id={tabId(id, area)}
          aria-selected={area === view}
          aria-controls={panelId(id, area)}
          tabIndex={area === view ? 0 : -1}
          onClick={() => show(area)}
          onKeyDown={step}
          className="h-11 flex-1 cursor-pointer border-b-2 border-transparent text-base font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink"
        >
          {AREAS[area]}
        </button>
      ))}
    </div>
  );
}

const AREAS = { draft: "Draft", preview: "Preview", check: "Check" } as const;
type Area = keyof typeof AREAS;

/** Where three fit beside each other, and where two. */
const THREE = "(min-width: 80rem)";
const TWO = "(min-width: 56rem)";

/** The areas of the editor: all of them side by side, or one at a time behind tabs. */
export function useAreas() {
  const columns = useSyncExternalStore(watchColumns, countColumns);
  const [chosen, setChosen] = useState<Area>("draft");
  const tabs: readonly Area[] = TABS[columns];
  // With two columns the draft is always there: beside it, what speaks about it.
  const view = columns === 2 && chosen === "draft" ? "check" : chosen;
  const isShown = useCallback((area: Area) => !tabs.includes(area) || area === view, [tabs, view]);
  return { columns, tabs, view, show: setChosen, isShown };
}

export type Areas = ReturnType<typeof useAreas>;

const TABS = {
  1: ["draft", "preview", "check"],
  2: ["preview", "check"],
  3: [],
} as const;

function countColumns(): 1 | 2 | 3 {
  if (matchMedia(THREE).matches) return 3;
  return matchMedia(TWO).matches ? 2 : 1;
}

function watchColumns(notify: () => void): () => void {
  const queries = [THREE, TWO].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", notify);
  return () => {
    for (const query of queries) query.removeEventListener("change", notify);
  };
}
