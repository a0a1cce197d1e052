import { useCallback, useEffect, useRef } from "react";
import type { Draft } from "#engine/drafts/draft.ts";
import { applyFix } from "#engine/risk/apply-fix.ts";
import type { Fix } from "#engine/checks/check.ts";
import { forgetFixed, showFixed } from "#web/components/verdict/show-fixed.ts";
import { findDifference } from "#web/components/verdict/take-back.ts";
import { type CheckDraft, readPromoted, toDraft } from "./check-draft.ts";

type Change = (changes: Partial<Draft>) => void;

/** Makes the change that a reason offers, and can take it back while the page is open. */
export function useCheckFix(draft: CheckDraft, change: Change): (fix: Fix) => void {
  const latest = useRef({ draft, change });
  useEffect(() => {
    latest.current = { draft, change };
  });
  useEffect(() => forgetFixed, []);
  // The same every time, or the panel would be drawn anew with every letter.
  return useCallback((fix) => {
    const before = toDraft(latest.current.draft);
    const after = applyFix(before, fix, {
      projectName: readPromoted(latest.current.draft.promoted).projectName,
    });
    const changeNow: Change = (changes) => latest.current.change(changes);
    changeNow(findDifference(before, after));
    const read = () => toDraft(latest.current.draft);
    showFixed({ label: fix.label, before, after, read, change: changeNow });
  }, []);
}
