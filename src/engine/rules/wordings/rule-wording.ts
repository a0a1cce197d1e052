/** How a community states a rule in its own words, and how its moderators cite it. */
export type RuleWording = {
  /** How a community's own words are read as this rule. */
  reading: Reading;
  /** Words of a note that show the thing to be welcome there, whatever an older list of rules says. */
  permission?: RegExp;
  /** A name of a community that shows the same: nobody bans what a place is called after. */
  namesake?: RegExp;
  /** How moderators word a removal for it; null where such words would tell nothing. */
  removal: RegExp | null;
};

export type Reading =
  /** A ban: the bare name of the thing as a rule's title forbids it, and so does 'no …' in its text. */
  | { as: "ban"; about: RegExp; unless?: RegExp }
  /** Something asked of every post. 'Crossposts are welcome' asks for nothing. */
  | { as: "demand"; asks: RegExp; unless?: RegExp; isLiftedByPermission?: true }
  /** Karma and age, which have numbers. */
  | { as: "gate" }
  /** Rules on promotion are read together: one sentence may forbid it and leave it a day. */
  | { as: "promotion" };

/** One pattern out of several, each of which can then be read by itself. */
export function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"), patterns[0]?.flags);
}
