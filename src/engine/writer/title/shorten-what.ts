import { SAYS } from "#engine/lexicon/phrases.ts";
import { splitAtSpaces } from "#engine/text/characters.ts";

/** What it is, ended where a clause ends, so that a title of at most `most` letters holds it; the whole where it has no such place. */
export function shortenWhat(whole: string, most: number): string {
  if (whole.length <= most) return whole;
  const what = whole.replace(ASIDE, " ");
  if (what.length <= most) return what;
  return keepResult(what, most) ?? endEarly(what, most);
}

/** What goes in and what comes out, of 'takes series from old beams and tells you how sure you can be'. */
const RESULT =
  /^(?<input>an? [^,.;:]{2,50}? (?:that|which|where|in which) [^,;:]{1,120}?)(?:, (?!or |and )[^;:]{0,120}?)?,? and (?<result>(?:it )?(?:tells|reports|shows|warns|prints|predicts|calculates|says) .+)$/u;
const FROM_WHERE = / (?:against|from|in|on|with|at|by) /g;
const FEWEST_OF_INPUT = 35;
const FEWEST_OF_RESULT = 25;

/** What comes out is the point: what goes in is told without where it comes from before the result is cut. */
function keepResult(what: string, most: number): string | null {
  const { input, result } = RESULT.exec(what)?.groups ?? {};
  if (!input || !result) return null;
  const ends = Array.from(input.matchAll(FROM_WHERE), ({ index }) => index);
  const inputs = [input, ...ends.toReversed().map((at) => input.slice(0, at))].filter(
    (each) => each.length >= FEWEST_OF_INPUT || each === input,
  );
  const ways = inputs.map((each) =>
    endEarly(`${each} and ${result}`, most, each.length + FEWEST_OF_RESULT),
  );
  return ways.find((each) => each.length <= most) ?? ways.at(-1) ?? null;
}

function endEarly(what: string, most: number, fewest = FEWEST): string {
  if (what.length <= most) return what;
  const ends = ENDS.map((pattern) =>
    Array.from(what.matchAll(pattern), ({ index }) => index).filter((at) =>
      isWhole(what, at, fewest),
    ),
  );
  // Of several things that it does, the first.
  ends.splice(
    1,
    0,
    [what.indexOf(", ")].filter((at) => isWhole(what, at, fewest)),
  );
  const fitting = ends.map((each) => each.filter((at) => at <= most));
  const found = fitting.find((each) => each.length > 0);
  if (found) return what.slice(0, Math.max(...found));
  const next = ends.flat().filter((at) => at < what.length);
  return next.length > 0 ? what.slice(0, Math.min(...next)) : what;
}

/** 'Turns charts, the paper kind with an ink line, into a series': what is between the commas or the dashes can be left out. */
const ASIDE =
  /, (?!and |or |which |who |where )(?:(?! and | or )[^,;:.]){3,60}, (?=(?:into|about|in which|from|to|for) )| [–—] [^–—.]{3,120} [–—] /u;

/** Where a phrase may end, those first that lose least. */
const ENDS: readonly RegExp[] = [
  /, (?:which|who|where|in which|so|because|and|made|told|but|with|without|like|once|not|aka|as|if|playable|written|built|whether)\b|:(?!\d)|;| \(| [-–—] | (?:so|because|but|aka) /gi,
  / and (?:it|you|we|they|he|she|instead|every\p{Ll}*|each|\p{Ll}+ (?:the|an?|you|your|it|its|them|one|which|what|how|when|whether|him|her|us|my|our|their|out|up|to|back)) /gu,
  / (?:in which|while|until|before|after|where you|where we|that|(?:you|we|they|I) have) /g,
  / and (?!\p{L}+ (?:are|is|were|was|has|have|can|will|in|of|from|at)\b)/gu,
];

const FEWEST = 26;

/** It says enough, and nothing waits for its end: 'tells you', 'a shop for', 'drills, ladders'. */
function isWhole(what: string, at: number, fewest: number): boolean {
  const kept = what.slice(0, at);
  const last = kept.split(" ").at(-1) ?? "";
  return (
    at >= fewest &&
    /[\p{L}\p{N}'’]$/u.test(last) &&
    !WAITS.has(last.toLowerCase()) &&
    !OPEN_SERIES.test(kept) &&
    !SERIES.test(what.slice(at)) &&
    !OTHER_WORD.test(what.slice(at)) &&
    !(/: |\([^)]*$/.test(kept) && what.slice(at, at + 2) !== ": ") &&
    !(RELATIVE.test(what.slice(at)) && (DEFINITE.test(kept) || HAS_CLAUSE.test(kept))) &&
    !(what.startsWith(" and ", at) && (SAYS.wantsTwo.test(kept) || hasNoVerbYet(kept)))
  );
}

const MOST_OF_WHO = 4;

/** 'What the town's council and …': who did it is no clause yet. */
function hasNoVerbYet(kept: string): boolean {
  const words = splitAtSpaces(kept);
  const asked = words.findLastIndex((word) => ASKED.has(word));
  const who = words.slice(asked + 1);
  return asked > 0 && who.length <= MOST_OF_WHO && !PRONOUNS.has(who[0] ?? "");
}

const ASKED: ReadonlySet<string> = new Set(["what", "how", "why", "where", "when"]);
const PRONOUNS: ReadonlySet<string> = new Set(["", "I", ..."you we they he she it to".split(" ")]);

/** Nothing ends with these. */
const WAITS: ReadonlySet<string> = new Set(
  splitAtSpaces(`a an the of for from to in on at by with without and or but so as than into onto over under about before after is are was were be been
  am it's that which who what where when how if whether you me us them tell tells say says know knows see sees show shows remember
  remembers find finds learn learns guess guesses decide decides not no only just very well exactly down`),
);

/** 'Where you sit in a box, follow the script': the last of several is still to come. */
const OPEN_SERIES =
  /, (?!(?:for|with|without|in|on|at|by|from|to|about|into) )[\p{L}\d]+(?: \p{L}+){0,5}$/u;

/** 'Evenings of arithmetic, fractions and a bit of trig': the first of several is not what it is. */
const SERIES =
  /^, (?!(?:and|or|but|so|which|who|where|because|with|without|as|if|once)\b)(?:\p{L}+ ){1,3}?(?:and|or) /u;

/** 'You type, or paste, your bills': what is typed comes behind it. 'And at odd hours, five or eleven' is no other word. */
const OTHER_WORD = /^, (?:or|and) (?!(?:at|in|on|for|with|by|from|to) )[^,.;:]{2,20}, /;

/** 'The stones that fell out': the stones are no stones yet. */
const DEFINITE = /\b(?:the|those|these|that|every|all)(?: \p{L}+){1,2}$/u;
const RELATIVE = /^ (?:that|in which|where)\b/;
/** 'Each episode is about one object that somebody lost': which one comes last. */
const HAS_CLAUSE = / (?:that|which|who|where|is|are|in which) /;
