/** In milliseconds, as clocks count them; a local day may be an hour longer or shorter. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** A browser's clock may be ahead by so much before what it dates is in the future. */
export const BROWSER_AHEAD_MS = 5 * MINUTE_MS;
