import { useCallback, useMemo, useState } from "react";
import type { Policy } from "#contract/policy.ts";
import { keptRules } from "#web/components/paste/pasted-rules.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";

/**
 * The policy with what a visitor pasted in this tab; for whoever is signed in the server saw to it. Until
 * what applies it is there, there is no policy to check against: the older one may be milder.
 */
export function usePastedRules(policy: Policy | null, isSignedIn: boolean) {
  const [version, setVersion] = useState(0);
  const [didFail, setDidFail] = useState(false);
  const kept = useMemo(
    () => (policy && !isSignedIn && version >= 0 ? keptRules.read(policy.subredditId) : null),
    [policy, isSignedIn, version],
  );
  const part = useLazyModule(() => import("./apply-pasted.ts"), {
    isWanted: kept !== null,
    onFailure: () => setDidFail(true),
  });
  const shown = useMemo(() => {
    if (!policy || !kept) return policy;
    return part && part.applyPasted(policy, kept.policy);
  }, [policy, kept, part]);
  const readAgain = useCallback(() => setVersion((before) => before + 1), []);
  const isMissing = policy !== null && shown === null;
  return {
    shown,
    readAgain,
    pasted: !isMissing ? "applied" : didFail ? "failed" : "loading",
  } as const;
}
