import { useCallback, useMemo, useState } from "react";
import type { Policy } from "#contract/policy.ts";
import { applyOwn } from "#engine/policy/apply-own.ts";
import { presentPolicy } from "#engine/policy/present-policy.ts";
import { keptRules } from "#web/components/paste/pasted-rules.ts";

/** The policy with what a visitor pasted in this tab; for whoever is signed in the server saw to it. */
export function usePastedRules(policy: Policy | null, isSignedIn: boolean) {
  const [version, setVersion] = useState(0);
  const shown = useMemo(() => {
    const kept = policy && !isSignedIn ? keptRules.read(policy.subredditId) : null;
    if (!policy || !kept || version < 0) return policy;
    const applied = applyOwn(policy, kept.policy);
    return { ...applied, ...presentPolicy(applied) };
  }, [policy, isSignedIn, version]);
  const readAgain = useCallback(() => setVersion((before) => before + 1), []);
  return { shown, readAgain };
}
