import { useEffect, useState } from "react";
import { type CheckDraft, parseCheck } from "./check-draft.ts";

const KEY = "check-draft";

/** Kept for this tab, so that a reload loses nothing; it goes nowhere else. */
export function useCheckDraft() {
  const [draft, setDraft] = useState(() => parseCheck(attempt(() => sessionStorage.getItem(KEY))));
  useEffect(() => {
    attempt(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
  }, [draft]);
  return {
    draft,
    replace: setDraft,
    change: (changes: Partial<CheckDraft>) => setDraft((before) => ({ ...before, ...changes })),
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
