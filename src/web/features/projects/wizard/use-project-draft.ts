import { useState, useSyncExternalStore } from "react";
import { createDraftStore } from "./draft-store.ts";

export function useProjectDraft(userId: string) {
  const [store] = useState(() => createDraftStore(() => sessionStorage, userId));
  const draft = useSyncExternalStore(store.subscribe, store.read);
  return { draft, store };
}
