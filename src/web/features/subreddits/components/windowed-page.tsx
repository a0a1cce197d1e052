import { type ReactNode, useRef, useState } from "react";
import { useNearViewport } from "#web/lib/use-near-viewport.ts";

/** A page of a long list that is only there while it is near the screen; else a gap of its height. */
export function WindowedPage({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [gapPx, setGapPx] = useState<number | null>(null);

  useNearViewport(box, ({ isIntersecting, boundingClientRect, target }) => {
    if (isIntersecting) setGapPx(null);
    // Whoever stands in it with the keyboard must not lose their place.
    else if (!target.contains(document.activeElement)) setGapPx(boundingClientRect.height);
  });

  return (
    <div ref={box} style={gapPx === null ? undefined : { height: gapPx }}>
      {gapPx === null && children}
    </div>
  );
}
