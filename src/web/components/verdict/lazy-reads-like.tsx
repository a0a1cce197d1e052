import { showNotLoaded } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import type { ReadsLikeProps } from "./reads-like.tsx";

/** Fetched with the first draft that is off topic: most never are. */
export function LazyReadsLike(props: ReadsLikeProps) {
  const part = useLazyModule(() => import("./reads-like.tsx"), {
    isWanted: true,
    onFailure: () => showNotLoaded("Other communities can't be suggested"),
  });
  return part && <part.ReadsLike {...props} />;
}
