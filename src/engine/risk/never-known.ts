/** What nobody can check from here, in any community. */
export const NEVER_KNOWN = [
  "Unpublished karma and age limits, and Reddit's own account ratings.",
  "Activity on Reddit outside Foothold, including comments.",
  "How the moderators decide on the day.",
  "Images, and the pages behind links.",
] as const;
