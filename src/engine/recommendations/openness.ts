import type { Stance, StanceGroup } from "#engine/policy/stances.ts";

/** How much of a match is worth something, by what one may do there (decision 45). */
const OPENNESS: Record<Stance, number> = {
  welcome: 1,
  flair: 0.95,
  weekday: 0.95,
  thread: 0.95,
  share: 0.85,
  value: 0.85,
  ask: 0.8,
  unknown: 0.7,
  closed: 0.55,
  "no-place": 0,
};

/** A place to take part in counts as closed, whatever it allows others. */
export function opennessOf(stance: Stance, group: StanceGroup): number {
  return group === "take-part" ? OPENNESS.closed : OPENNESS[stance];
}
