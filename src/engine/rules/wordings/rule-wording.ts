/** How a community states a rule in its own words, and how its moderators cite it. */
export type RuleWording = {
  /** Words of a note that show the thing to be welcome there, whatever an older list of rules says. */
  permission?: RegExp;
  /** A name of a community that shows the same: nobody bans what a place is called after. */
  namesake?: RegExp;
  /** How moderators word a removal for it; null where such words would tell nothing. */
  removal: RegExp | null;
};
