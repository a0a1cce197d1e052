import { useEffect } from "react";
import type { ProjectPrefill } from "#web/lib/project-prefill.ts";
import type { DraftStore } from "./draft-store.ts";
import { fillGaps } from "./fill-gaps.ts";
import { isDraftEmpty } from "./project-draft.ts";

/** What arrives while the wizard is open: a draft that was begun is left alone, gaps included. */
export function useLatePrefill(store: DraftStore, told: ProjectPrefill | null): void {
  useEffect(() => {
    const draft = store.read();
    if (told && isDraftEmpty(draft)) store.update(fillGaps(draft, told));
  }, [store, told]);
}
