import { useEffect, useState } from "react";
import { findCurrentSection } from "./find-current-section.ts";

/** Follows the reader down the page. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(lookAt(ids)));
    };
    const events = ["scroll", "resize", "hashchange"];
    for (const name of events) addEventListener(name, follow, { passive: true });
    follow();
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) removeEventListener(name, follow);
    };
  }, [ids]);
  return current;
}

function lookAt(ids: readonly string[]): string | null {
  const places = ids.flatMap((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box ? [{ id, top: box.top, bottom: box.bottom }] : [];
  });
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.body.scrollHeight - 2;
  const askedFor = location.hash.slice(1);
  return findCurrentSection(places, { isAtEnd, height: innerHeight, askedFor });
}
