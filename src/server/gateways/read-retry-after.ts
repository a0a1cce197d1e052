/** How long somebody else's server asks us to wait, in either of its forms; null where it does not say. */
export function readRetryAfterMs(headers: Record<string, string>, now: Date): number | null {
  const exactMs = Number(headers["retry-after-ms"] ?? Number.NaN);
  if (exactMs >= 0) return exactMs;
  const value = headers["retry-after"];
  if (value === undefined) return null;
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - now.getTime() : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
