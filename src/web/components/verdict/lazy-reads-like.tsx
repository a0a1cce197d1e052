import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { showToast } from "#web/lib/toast.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import type { ReadsLikeProps } from "./reads-like.tsx";

/** Fetched with the first draft that is off topic: most never are. */
export function LazyReadsLike(props: ReadsLikeProps) {
  const part = useLazyModule(() => import("./reads-like.tsx"), {
    isWanted: true,
    onFailure: () =>
      showToast("error", "Other communities can't be suggested", { description: DID_NOT_LOAD }),
  });
  return part && <part.ReadsLike {...props} />;
}
