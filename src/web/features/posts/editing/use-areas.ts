import { useCallback, useState, useSyncExternalStore } from "react";

export const AREAS = { draft: "Draft", preview: "Preview", check: "Check" } as const;
export type Area = keyof typeof AREAS;

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
