/** By then most votes and comments are in; a count from earlier tells how young the post was. */
export const SETTLED_HOURS = 24;

/** Of a count that has no date nobody knows. */
export function isSettled(postedAt: Date, countedAt: Date | null): boolean {
  return countedAt !== null && countedAt.getTime() - postedAt.getTime() >= SETTLED_MS;
}

export const SETTLED_MS = SETTLED_HOURS * 3_600_000;
