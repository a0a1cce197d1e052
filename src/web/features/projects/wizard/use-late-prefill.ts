import { useEffect } from "react";
import type { ProjectPrefill } from "#web/lib/project-prefill.ts";
import type { DraftStore } from "./draft-store.ts";
import { fillGaps } from "./fill-gaps.ts";
import { isDraftEmpty } from "./project-draft.ts";

/** What arrives while the wizard is open: a draft that was begun, or cleared, is left alone. */
export function useLatePrefill(store: DraftStore, told: ProjectPrefill | null): void {
  useEffect(() => {
    const draft = store.read();
    if (told && isDraftEmpty(draft) && !store.isCleared()) store.update(fillGaps(draft, told));
  }, [store, told]);
}
