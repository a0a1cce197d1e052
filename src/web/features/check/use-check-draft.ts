import { useEffect, useState, useCallback, useRef, useMemo } from "react";
import {
  type Account,
  type CheckDraft,
  isBlank,
  parseCheck,
  readPromoted,
  toDraft,
  keptDraft,
} from "./check-draft.ts";
import { createKeptValue } from "#web/lib/kept/kept.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import type { Fix } from "#engine/checks/check.ts";
import { forgetFixed, showFixed, findDifference } from "#web/components/verdict/show-fixed.ts";
import type { CheckedPolicy } from "./api/use-policy.ts";
import { keptRules } from "#web/components/paste/pasted-rules.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";

const inTab = createKeptValue<CheckDraft>(() => sessionStorage, "check-draft");

/** Kept for this tab, so that a reload loses nothing; it goes nowhere else. */
export function useCheckDraft(account: Account | null) {
  const [draft, setDraft] = useState(readFirst);
  // The session is read after the page is there, and what was typed here counts more.
  const [filledFrom, setFilledFrom] = useState<Account | null>(null);
  if (account && !filledFrom) {
    setFilledFrom(account);
    if (draft.karma === "" && draft.accountAgeDays === "") setDraft({ ...draft, ...account });
  }
  // What stands in the field of a blank and not in the text yet: kept as if it did.
  const [answering, answer] = useState<Partial<CheckDraft>>({});
  useEffect(() => {
    inTab.keep({ ...draft, ...answering });
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

/** What this tab had, or what was to be saved before a sign-in. */
function readFirst(): CheckDraft {
  const found = parseCheck(inTab.read());
  return isBlank(found) ? (keptDraft.read()?.draft ?? found) : found;
}

type Change = (changes: Partial<Draft>) => void;
export type FixPart = typeof import("./fix-part.ts");

/** Makes the change that a reason offers, and can take it back while the page is open. */
export function useCheckFix(
  draft: CheckDraft,
  change: Change,
  part: FixPart | null,
): (fix: Fix) => void {
  const latest = useRef({ draft, change, part });
  useEffect(() => {
    latest.current = { draft, change, part };
  });
  useEffect(() => forgetFixed, []);
  // The same every time, or the panel would be drawn anew with every letter.
  return useCallback((fix) => {
    const before = toDraft(latest.current.draft);
    // None is offered before it is there.
    if (!latest.current.part) return;
    const after = latest.current.part.applyFix(before, fix, {
      projectName: readPromoted(latest.current.draft.promoted).name,
    });
    const changeNow: Change = (changes) => latest.current.change(changes);
    changeNow(findDifference(before, after));
    const read = () => toDraft(latest.current.draft);
    showFixed({ label: fix.label, before, after, read, change: changeNow });
  }, []);
}

/**
 * The policy with what was pasted in this tab; for whoever is signed in the server saw to it, where it
 * knows the community. Until what applies it is there, there is no policy to check against: the older one
 * may be milder.
 */
export function usePastedRules(policy: CheckedPolicy | null, isSignedIn: boolean) {
  const [version, setVersion] = useState(0);
  const [didFail, setDidFail] = useState(false);
  const kept = useMemo(
    () =>
      policy && (!isSignedIn || policy.isUnknown) && version >= 0
        ? keptRules.read(policy.subredditId)
        : null,
    [policy, isSignedIn, version],
  );
  const part = useLazyModule(() => import("./apply-pasted.ts"), {
    isWanted: kept !== null,
    onFailure: () => setDidFail(true),
  });
  const shown = useMemo(() => {
    if (!policy || !kept) return policy;
    return part && { ...policy, ...part.applyPasted(policy, kept.policy) };
  }, [policy, kept, part]);
  const readAgain = useCallback(() => setVersion((before) => before + 1), []);
  const isMissing = kept !== null && shown === null;
  return {
    shown,
    readAgain,
    pasted: !isMissing ? "applied" : didFail ? "failed" : "loading",
  } as const;
}
