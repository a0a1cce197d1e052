/** Small words that decide, beside another one, whether anything is claimed, by what they tell there. */
const ROWS = {
  // Behind 'reports' of others.
  opensFeedback: "the early initial positive great good lovely kind some of more",
  goesOnFeedback: "has have was is so from about i",
  isToldTo: "me us",
  asksToTell: "i we to you please will would can could let nobody ever",
  denies: "not no",
  tellsNothingYet: "who might would could should can will to want wants if never",
  reportsNothing: "if when whenever that would does do did tell nobody no should let can whether",
  // Around numbers.
  isWhollySo: "sure certain honest clear",
  isPartOfDay: "day night evening",
  isNthOfText: "one time thing option of party",
  sharesOut: "by up of almost nearly about over than lost cut",
  isPeople: "kids children women men",
  endsOrdinal: "st nd rd th",
  // Around things and roles.
  isOwn: "my our",
  deniesNearby: "no not isn't without never n't",
  leavesOpen: "whether if maybe perhaps",
  isFormer: "former ex retired",
  isArticle: "a an",
  isBeing: "am was been be became become",
  isWriter: "i i've to i'd",
  beginsOwnSentence: "i i'm i've my we",
  // Around times.
  isReader: "you your",
  countsOne: "a an one last whole entire full per past this each every half",
  isNotOver: "next coming opening rush office small early late per each every these",
  belongsToSpan: "few couple of several some many two a an last past whole one",
  dates: "last this next that since in one",
  datesMonth: "in since last of by until this from early late mid",
  isLastTime: "night weekend week month year",
} as const;

const KNOWN = new Map<string, ReadonlySet<string>>(
  Object.entries(ROWS).map(([row, words]) => [row, new Set(words.split(" "))]),
);

/** Whether a word, in small letters, is of a row; none is of any. */
export function tells(word: string | undefined, row: keyof typeof ROWS): boolean {
  return word !== undefined && KNOWN.get(row)?.has(word) === true;
}
