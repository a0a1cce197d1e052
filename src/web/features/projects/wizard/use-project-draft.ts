import { useState, useSyncExternalStore } from "react";
import type { ProjectPrefill } from "#web/lib/project-prefill.ts";
import { createDraftStore } from "./draft-store.ts";
import { fillGaps } from "./fill-gaps.ts";

export function useProjectDraft(userId: string, prefill: ProjectPrefill | null) {
  const [store] = useState(() => {
    const created = createDraftStore(() => sessionStorage, userId);
    if (prefill) created.update(fillGaps(created.read(), prefill));
    return created;
  });
  const draft = useSyncExternalStore(store.subscribe, store.read);
  return { draft, store };
}
