/** Longer ones are cut off on a telephone. */
export const LONGEST_TITLE = 112;
/** Two sentences that are one story may be a little longer: 'We opened on 13 March. On the 16th we had to close'. */
export const LONGEST_PAIR = 150;
/** Shorter ones from the middle of an answer are riddles. */
export const FEW_WORDS = 6;
export const TURNS = /\b(?:nobody|never|nothing|only|instead|wrong|except|until|without|forgot(?:ten)?|lost|broke|still|twice|ruined|too late)\b|n['’]t\b/i; // prettier-ignore

/** What it is as far as it fits above a post: it ends where a clause does. */
export function shortenWhat(what: string, most: number): string {
  if (what.length <= most) return what;
  const ends = [...what.matchAll(WHAT_CLAUSE)].map(({ index }) => index);
  const isFit = (each: number) => each <= most && each >= SHORTEST_WHAT && !isHalf(what, each);
  // What it does is left out before what it is.
  const end = ends.findLast(isFit) ?? Array.from(what.matchAll(RELATIVE), ({ index }) => index).findLast(isFit); // prettier-ignore
  return end === undefined ? what : what.slice(0, end);
}

/** 'copies a small' of 'copies a small, consistent slice', and 'that can be fitted' of 'fitted without tools'. */
function isHalf(what: string, end: number): boolean {
  const [before, after] = [what.slice(0, end), what.slice(end)];
  if (ENDS_OPEN.test(before)) return true;
  const isAdjective = /\b(?:an?|the|your|my|our|one) \p{Ll}+$/u.test(before) && /^, \p{Ll}+ \p{Ll}+/u.test(after) && !JOINS.test(after); // prettier-ignore
  return isAdjective || /\b(?:be|is|are|been|being) \p{Ll}+(?:ed|en|wn|t)$/u.test(before);
}

/** 'a button for when you sneeze and' waits for more. */
const ENDS_OPEN = /\b(?:and|or|but|so|with|without|to|of|for|in|on|at|by|from|as|the|an?|that|which|who|when|where|while|if|because)$/i; // prettier-ignore

const JOINS = /^, (?:and|or|but|so|which|who|where|that|with|without|for|in|on|at|by|from|to|of|after|before|when|while|until|because|as|like|about|each|all|one|no|not|made|cut|\p{Ll}+(?:ed|ing|wn))\b/u; // prettier-ignore

/** 'a log for water chemistry that tells you when …' */
const RELATIVE = / (?:that|which|where|who) (?=\p{L})/gu;

const SHORTEST_WHAT = 20;
const WHAT_CLAUSE =
  /, (?=\p{L})(?!\p{L}{1,30}(?:, \p{L}{1,30}){0,6} (?:and|or) )|; | so that | instead of | (?:and|or) (?=\p{L}+s (?:you|it|them|the|an?|what|how|which|your)\b)| (?:before|after|without|while|because) (?=\p{L})| with (?=(?:an?|the|no|your|only|one|two) )|(?<=\b(?:where|that|which|who) .{12,80}) and (?=(?:everybody|everyone|nobody|each|all|there|they|you) )|(?<=\b(?:where|that|which|who) .{12,80}) and (?=\p{L}+ (?:through|the|an?|your|it|them|out|up)\b)/gu;

/** As many clauses as fit: 'My wife grooms dogs from a van, and one Thursday she drove 140 miles for five poodles'. */
export function cutAtClause(sentence: string): string {
  const joints = new RegExp(`${NEXT_CLAUSE.source}|${LATER_CLAUSE.source}`, "g");
  const ends = Array.from(sentence.matchAll(joints), ({ index }) => index);
  return sentence.slice(
    0,
    ends.findLast((end) => end <= LONGEST_TITLE),
  );
}

const FEW_WORDS_OF_STORY = 9;

/** A first sentence that only sets out, with the one that says what happened; null where the first says it alone. */
export function pairSentences(
  [first = "", next = "", third = ""]: string[],
  isMistake: boolean,
): string | null {
  // 'Had eczema. Nothing helped. Made my own.'
  const isTerse = third !== "" && `${first} ${next}`.split(" ").length < FEW_WORDS;
  const second = isTerse ? `${next} ${third}` : next;
  // What went wrong is mostly in the second one, whatever was counted in the first.
  const isTold = (TURNS.test(first) || (!isMistake && /\d/.test(first))) && first.split(" ").length > FEW_WORDS_OF_STORY; // prettier-ignore
  if (isTold || second === "" || !/[.]$/.test(first)) return null;
  const ends = [second, second.split(NEXT_CLAUSE)[0] ?? "", second.split(LATER_CLAUSE)[0] ?? ""];
  const pairs = ends.map((end) => `${first} ${end}`.replace(/[.]$/, ""));
  return pairs.find((text) => text.length <= LONGEST_PAIR && !/["“”?]/.test(text)) ?? null;
}

/** As many parts of a long sentence as fit, where the first of them is nearly a sentence and no list is torn. */
export function cutAtComma(sentence: string): string {
  const ends = [...sentence.matchAll(/, /g)].map(({ index }) => index);
  const end = ends.findLast((each, at) => {
    const isLong = each >= SHORTEST_PART && each <= LONGEST_TITLE;
    const last = sentence.slice(ends[at - 1] ?? 0, each);
    return isLong && !ENDS_OPEN.test(last) && (at === 0 || HAS_SUBJECT.test(last));
  });
  return end === undefined ? sentence : sentence.slice(0, end);
}

/** 'forgot the newel posts' is one of several things; 'and she forgot the posts' is a clause. */
const HAS_SUBJECT = /\b(?:I|we|you|he|she|they|it|nobody|everybody|who|which|where|because)\b/i;

const SHORTEST_PART = 34;

export const NEXT_CLAUSE =
  /, (?:and|but|so) (?=(?:I|we|you|he|she|it|they|there|the|a|an|my|our|nobody|everybody|everyone|most|half|now)\b)|; /;

/** What explains the first clause, where that is a sentence by itself. */
export const LATER_CLAUSE =
  /, (?:because|since|which|where|who|and|but|so)\b|; |: | (?:so that|because|until) | and (?=(?:I|we|she|he|they|it|nobody|the|my|our|there) )/;
