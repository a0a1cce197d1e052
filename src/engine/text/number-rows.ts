// What tells one from many, and which article a word takes.

/** 'up to three lists' are as many as three lists. */
export const AT_MOST = /^(?:up to|at least|more than) /i;

export const BEHIND_THE_HEAD =
  / (?:with|of|for|in|on|under|as|from|by|that|who|which|where|between|inside|you|made|explained|written|done|named|built|given|introduced|seen|once|at|to|up|around|usable|like|(?<=[^su]s )[a-z]+ed)(?![-\w])/i;

export const TAKES_AN = /^(?:[aio]|e(?!u)|u(?!s|ni)|hon|hour)/i;
export const IS_QUESTION = /^how /i;
/** 'things you bake and cakes' */
export const LISTS_TWO = / you \w+ and \w+s$/;
export const LISTS = /,| and | or .{0,90}s$/;
export const MANY_BY_WORD = /(?:^| )(?:people|children|men|women)$/i;
export const MANY_BY_ENDING = /(?<!mathematic|analysi)(?<=[^su])s$/i;
