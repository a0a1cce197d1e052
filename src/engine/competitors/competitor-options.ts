/** More than a founder follows; each is matched against the whole catalogue when it is shown. */
export const MOST_COMPETITORS = 5;
/** Of what was pasted, for each competitor. */
export const MOST_MENTIONS = 50;

/** Whose words a description is. */
export const DESCRIBERS = ["founder", "page"] as const;
/** Pasted by the founder, or found by Reddit's search. */
export const MENTION_SOURCES = ["pasted", "reddit"] as const;
