/** What matters now, the most pressing first. */
export const RANKS = {
  firstCheck: 0,
  blanksToday: 1,
  post: 2,
  answer: 3,
  check: 4,
  commentsSoon: 5,
  blanksTomorrow: 6,
  commentsLater: 7,
  result: 8,
  setup: 9,
};
