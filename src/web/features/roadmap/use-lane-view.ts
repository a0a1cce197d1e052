import { type RefObject, useLayoutEffect, useState } from "react";
import { findView, isSameView, type LaneView } from "./find-view.ts";

const AT_FIRST: LaneView = { first: 0, last: 6, isAtStart: true, isAtEnd: true };

/** Follows a lane as it is scrolled and resized; a new view only when other days come near. */
export function useLaneView(lane: RefObject<HTMLElement | null>): LaneView {
  const [view, setView] = useState(AT_FIRST);
  useLayoutEffect(() => {
    const element = lane.current;
    if (!element) return;
    const look = () => {
      const next = findView(element);
      setView((before) => (isSameView(before, next) ? before : next));
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    // Its days: more of them make it wider.
    for (const child of element.children) sizes.observe(child);
    return () => {
      element.removeEventListener("scroll", look);
      sizes.disconnect();
    };
  }, [lane]);
  return view;
}
