/** 'a' or 'an' before these words. */
export function articleOf(words: string): "a" | "an" {
  return /^(?:[aio]|e(?!u)|u(?!s|ni)|hon|hour)/i.test(words) ? "an" : "a";
}

/** Whether 'is' or 'are' follows the words: 'the first chapter' is, 'new pins' are. */
export function agree(things: string): "is" | "are" {
  const head = headOf(things.replace(AT_MOST, ""));
  if (/^how /i.test(head)) return "is";
  if (/ you \w+ and \w+s$/.test(things)) return "are";
  if (/,| and | or .{0,90}s$/.test(head)) return "are";
  if (/(?:^| )(?:people|children|men|women)$/i.test(head)) return "are";
  return /[^su]s$/i.test(head) && !/(?:mathematics|analysis)$/i.test(head) ? "are" : "is";
}

/** 'up to three lists' are as many as three lists. */
const AT_MOST = /^(?:up to|at least|more than) /i;

/** 'own bread' of 'own bread with recipe'. */
export function headOf(things: string): string {
  return things.split(BEHIND_THE_HEAD)[0] ?? things;
}

const BEHIND_THE_HEAD =
  / (?:with|of|for|in|on|under|as|from|by|that|who|which|where|between|inside|you|made|explained|written|done|named|built|given|introduced|seen|once|at|to|up|around|usable|like|(?<=[^su]s )[a-z]+ed)(?![-\w])/i;
