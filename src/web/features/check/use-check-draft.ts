import { useEffect, useState } from "react";
import { type CheckDraft, parseCheck } from "./check-draft.ts";

const KEY = "check-draft";

/** Kept for this tab, so that a reload loses nothing; it goes nowhere else. */
export function useCheckDraft() {
  const [draft, setDraft] = useState(() => parseCheck(attempt(() => sessionStorage.getItem(KEY))));
  // What stands in the field of a blank and not in the text yet: kept as if it did.
  const [answering, answer] = useState<Partial<CheckDraft>>({});
  useEffect(() => {
    attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ ...draft, ...answering })));
  }, [draft, answering]);
  return {
    draft,
    answer,
    replace: (next: CheckDraft) => {
      answer({});
      setDraft(next);
    },
    change: (changes: Partial<CheckDraft>) => {
      answer({});
      setDraft((before) => ({ ...before, ...changes }));
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
