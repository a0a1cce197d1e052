import { useEffect, useMemo, useRef } from "react";
import type { CheckDraft } from "./check-draft.ts";

/** What was ticked as read for this community; it stays with the draft, as the draft with the tab. */
export function useTicks(
  subredditId: string | null,
  rulesRead: readonly string[],
  change: (changes: Partial<CheckDraft>) => void,
) {
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  return useMemo(() => {
    const prefix = `${subredditId ?? ""}: `;
    const isHere = (rule: string) => rule.startsWith(prefix);
    return {
      read: rulesRead.filter(isHere).map((rule) => rule.slice(prefix.length)),
      onChange: (read: string[]) =>
        latest.current({
          rulesRead: [
            ...rulesRead.filter((rule) => !isHere(rule)),
            ...read.map((rule) => prefix + rule),
          ],
        }),
    };
  }, [subredditId, rulesRead]);
}
