import { type ComponentProps, useState } from "react";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import type { MapSection } from "./map-section.tsx";
import { measureHeight } from "./place-map.ts";

type LazyMapProps = ComponentProps<typeof MapSection>;

/** For those who look at it; what is around keeps its place while it comes. */
export function LazyMap(props: LazyMapProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const map = useLazyModule(() => import("./map-section.tsx"), {
    isWanted: true,
    onFailure: () => setHasFailed(true),
  });
  if (hasFailed && !map)
    return <p className="text-sm text-soft">The map did not load. {DID_NOT_LOAD}</p>;
  const height = measureHeight(props.recommendations.length);
  return (
    <section
      aria-label="Where to go first"
      className="rounded-card border border-line bg-surface p-4 sm:px-5"
    >
      {/* What is around the picture: a line above it, and the source below. */}
      <div style={{ minHeight: props.view === "map" ? `calc(${height}px + 4rem)` : undefined }}>
        {map && <map.MapSection {...props} />}
      </div>
    </section>
  );
}
