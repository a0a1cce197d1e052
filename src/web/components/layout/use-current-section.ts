import { useEffect, useState } from "react";

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

type SectionPlace = { id: string; top: number; bottom: number };

/** As far below the window's upper edge a section counts as reached. */
const REACHED_PX = 120;

/**
 * The section that is being read: the last whose beginning was reached. At the page's end some never get that far:
 * there it is the one that was asked for, if it is in sight, or else the last.
 */
export function findCurrentSection(
  places: readonly SectionPlace[],
  { isAtEnd, height, askedFor }: { isAtEnd: boolean; height: number; askedFor: string },
): string | null {
  const asked = places.find(({ id }) => id === askedFor);
  if (isAtEnd && asked && asked.top < height && asked.bottom > 0) return asked.id;
  const current = isAtEnd ? places.at(-1) : places.findLast(({ top }) => top <= REACHED_PX);
  return (current ?? places[0])?.id ?? null;
}
