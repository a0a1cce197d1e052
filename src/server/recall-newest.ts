/** What was worked out for a key, or is now. Beyond `most` keys, the one that nobody asked for the longest goes. */
export function recallNewest<T>(
  kept: Map<string, T>,
  key: string,
  most: number,
  workOut: () => T,
): T {
  const value = kept.has(key) ? (kept.get(key) as T) : workOut();
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.size > most ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  return value;
}
