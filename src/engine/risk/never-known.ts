/** What nobody can check from here, in any community. */
export const NEVER_KNOWN = [
  "Unpublished karma and age limits, and Reddit's own rating of accounts.",
  "Activity on Reddit outside Foothold, including comments.",
  "How the moderators decide, which differs from day to day.",
  "Images, and the pages behind links.",
] as const;
