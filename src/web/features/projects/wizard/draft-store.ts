import { createSignal, type Signal } from "#web/lib/signal.ts";
import { parseDraft, writeDraft } from "./parse-draft.ts";
import { EMPTY_DRAFT, type ProjectDraft } from "./project-draft.ts";

export type DraftStore = {
  read: () => ProjectDraft;
  update: (change: Partial<ProjectDraft>) => void;
  /** Back to an empty draft, which a reload finds empty as well. */
  clear: () => void;
  /** It is empty because somebody wanted it so. */
  isCleared: () => boolean;
  /** The project exists now: nothing is kept for another visit, the screen stays as it is. */
  forget: () => void;
  subscribe: Signal["subscribe"];
};

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** One draft for each person and tab; a reload finds it again. */
export function createDraftStore(openStorage: () => DraftStorage, userId: string): DraftStore {
  const key = `project-draft:${userId}`;
  const changed = createSignal();
  let isForgotten = false;
  const stored = attempt(() => openStorage().getItem(key));
  let draft = parseDraft(stored);
  let isCleared = stored === writeDraft(EMPTY_DRAFT);

  function enter(next: ProjectDraft, save: () => void) {
    draft = next;
    attempt(save);
    changed.notify();
  }
  const remove = () => openStorage().removeItem(key);

  return {
    read: () => draft,
    subscribe: changed.subscribe,
    update(change) {
      const next = { ...draft, ...change };
      enter(next, () => {
        if (!isForgotten) openStorage().setItem(key, writeDraft(next));
      });
    },
    clear() {
      isCleared = true;
      enter(EMPTY_DRAFT, () => openStorage().setItem(key, writeDraft(EMPTY_DRAFT)));
    },
    isCleared: () => isCleared,
    forget() {
      isForgotten = true;
      attempt(remove);
    },
  };
}

/** Storage may be forbidden or full: the draft then lives as long as the page. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
