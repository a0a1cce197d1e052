/** Adjectives and adverbs that can go without a fact being lost: 'the ultimate planner' is a planner. */
const PRAISE = String.raw`(?:#1|number[- ]one|no\. ?1|revolutionary|ultimate|game-changing|groundbreaking|ground-breaking|best-in-class|world-class|cutting-edge|next-gen(?:eration)?|state-of-the-art|industry-leading|market-leading|award-winning|mind-blowing|jaw-dropping|insanely|incredibly|amazing|incredible|awesome|stunning|gorgeous|magical|seamless|seamlessly|effortless|effortlessly|blazing(?:ly)?[- ]fast|lightning[- ]fast|unparalleled|unrivall?ed|unbeatable|innovative|premier|super[- ]powerful|powerful|most (?:powerful|advanced|innovative|beautiful|loved|trusted|intuitive))`;
const START = String.raw`(?<![\p{L}\d-])`;
/** What follows is a noun or another adjective, and not the rest of 'makes it effortless for you'. */
const NOUN = String.raw`(?=(?!(?:for|to|and|or|but|with|in|on|of|as|at|by|from|than|that|when|while|is|are|so|if|the|an?)\b)[\p{L}\d])`;

const WORLDS_BEST =
  /\b(?:the )?world['’]s (?:most \w+|best|first|leading|#1|number one) (?=[\p{L}\d])/giu;
/** 'A powerful, amazing and seamless client': each goes with what joins it to the next. */
const BEFORE_OTHERS = new RegExp(`${START}${PRAISE}(?:, and |, | and )${NOUN}`, "giu");
/** 'A fast and powerful editor', 'a fast, powerful editor'. */
const AFTER_OTHERS = new RegExp(
  String.raw`(\b(?:an?|the|your|our|its) (?:[\p{L}\d-]+, )?[\p{L}\d-]+)(?:, and |, | and )${PRAISE} ${NOUN}`,
  "giu",
);
const ALONE = new RegExp(`${START}${PRAISE} ${NOUN}`, "giu");

/** Stands where praise stood until the article before it agrees with what follows. */
const GAP = "\u{0}";
// oxlint-disable-next-line no-control-regex
const ARTICLE_AND_GAP = /\b(an?) \u{0}+([\p{L}\d]+)/giu;

/** Words without what they join are no sentence. */
const BROKEN =
  /\b(?:an?|the) (?:and|or|for|to|of|with|in|that)(?![\w-])|,\s*(?:,|\.|$)|\b(?:and|or)\s*(?:,|\.|and\b|or\b|$)|^(?:and|or|,)/iu;

/** A sentence without its praise; as it was, where it would not stand without. */
export function removePraise(text: string): string {
  const calm = text
    .replace(WORLDS_BEST, (praise) => (/^the/i.test(praise) ? "the " : GAP))
    .replace(AFTER_OTHERS, "$1 ")
    .replace(BEFORE_OTHERS, GAP)
    .replace(ALONE, GAP)
    .replace(ARTICLE_AND_GAP, (_, article: string, next: string) => agree(article, next))
    .replaceAll(GAP, "")
    .replace(/\bbest way to\b/gi, "way to");
  return BROKEN.test(calm) && !BROKEN.test(text) ? text : calm;
}

function agree(article: string, next: string): string {
  const isVowel = /^(?:[aeio]|u(?!s|ni|til))/i.test(next);
  return `${article.slice(0, 1)}${isVowel ? "n" : ""} ${next}`;
}
