/**
 * Which posts the month's quota, or the one free draft, pays for: those that were written from the founder's
 * answers and kept, by how they came about. What the founder asked for and didn't get costs nothing, and what
 * was written stays counted when it is deleted.
 */
const IS_CHARGED = {
  /** By the built-in writer or a model, alone, with others, or anew for another community. */
  written: true,
  /** Another version for the editor to show. Nothing is kept, and taking it over only changes a post. */
  rewritten: false,
  /** The founder's own words or those of the founder's assistant, and such words fitted to another community. */
  own: false,
  /** The same words once more. */
  copied: false,
  /** A deleted post had back: it was counted when it was written. */
  restored: false,
} as const satisfies Record<string, boolean>;
export type CameAbout = keyof typeof IS_CHARGED;

/** How many of the posts that were kept are charged. */
export function countCharged(cameAbout: CameAbout, kept: number): number {
  return IS_CHARGED[cameAbout] ? kept : 0;
}
