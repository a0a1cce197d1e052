import { formatCount } from "#engine/text/format.ts";

/** How many use this installation. */
export type People = {
  /** In the last 30 days. */
  joined: number;
  /** In the last 7 days. */
  active: number;
  all: number;
};

export const NOBODY: People = { joined: 0, active: 0, all: 0 };

/** Below this, a count impresses nobody and tells strangers how few there are. */
const FEWEST = 50;

/** What the front page says of them; an empty text is left out. */
export type PeopleWords = Record<"joined" | "active" | "invitation", string>;

export function wordPeople({ joined, active, all }: People): PeopleWords {
  return {
    joined: joined < FEWEST ? "" : `${formatCount(joined)} joined this month`,
    active: active < FEWEST ? "" : `${formatCount(roundDown(active))}+`,
    invitation:
      all < FEWEST
        ? "Read the route before you climb it."
        : `Join ${formatCount(roundDown(all))}+ marketers who read the route before they climb it.`,
  };
}

/** "127 100 500": no more than is shown. */
export function writePeople({ joined, active, all }: People): string {
  const shown = [joined, roundDown(active), roundDown(all)];
  return shown.map((count) => (count < FEWEST ? 0 : count)).join(" ");
}

/** Nobody where no server has put its counts in, as while developing. */
export function readPeople(text: string): People {
  const [, joined, active, all] = /^(\d+) (\d+) (\d+)$/.exec(text) ?? [];
  if (all === undefined) return NOBODY;
  return { joined: Number(joined), active: Number(active), all: Number(all) };
}

/** 127 → 100, 83 → 80, 1480 → 1400: two figures are enough beyond a thousand, one below. */
function roundDown(count: number): number {
  const step =
    10 ** Math.max(1, Math.floor(Math.log10(Math.max(count, 1))) - (count >= 1000 ? 1 : 0));
  return count < 100 ? Math.floor(count / 10) * 10 : Math.floor(count / step) * step;
}
