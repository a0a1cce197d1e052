/** What the percentage of a match was fitted on; a test counts the lists. */
export const MATCH_BASIS = { gradedLists: 638 };
