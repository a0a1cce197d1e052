/** The fields in which two states differ, as they are in the second. */
export function findDifference<T extends object>(before: T, after: T): Partial<T> {
  const result: Partial<T> = {};
  for (const field in after) if (before[field] !== after[field]) result[field] = after[field];
  return result;
}

/**
 * What undoes a change. A field that has gone on changing since stays as it is: what was typed in
 * the meantime is worth more than the undo.
 */
export function takeBack<T extends object>(
  now: T,
  before: T,
  after: T,
): { changes: Partial<T>; isAll: boolean } {
  const changes: Partial<T> = {};
  let isAll = true;
  for (const field in findDifference(before, after)) {
    if (now[field] === after[field]) changes[field] = before[field];
    else isAll = false;
  }
  return { changes, isAll };
}
