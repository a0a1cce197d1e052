import { splitAtSpaces } from "#engine/text/characters.ts";
import type { PostFormat } from "#engine/policy/policy.ts";
import { makeDemand, type Meaning } from "./meaning.ts";
import { isComment, isPostWord } from "./concepts/page-words.ts";
import { isToWrite } from "./concepts/sort-words.ts";
import type { Part } from "./part.ts";
import { readTitleTag } from "./titles/read-titles.ts";
import { listQuoted, QUOTED } from "./words/list-quoted.ts";
import { trimWords } from "./words/tokens.ts";
import { readAccount } from "./read-account.ts";
import { type Context, pickConcern } from "./pick-subjects.ts";
import { readAllowedWith, readAskedList } from "./contents/read-asked-list.ts";
import { askFor, readContents } from "./contents/read-contents.ts";
import { readRegion } from "./read-region.ts";

/** What a sentence asks of a post's words, title, length and account, whatever it speaks of. */
export function readDetails(sentence: Part, context: Context): Meaning[] {
  const isExplaining = context.isRefused === true && explains(sentence);
  const phrase = isExplaining ? [] : readPhrase(sentence, context);
  const banned = phrase.length > 0 ? [] : readBannedWords(sentence);
  if (banned.length > 0) return banned;
  const wanted = [
    ...phrase,
    ...readBesidePhrase(sentence, context, phrase.length > 0),
    ...readSections(sentence, context),
  ];
  return [
    ...wanted,
    ...readTitleTag(sentence, context),
    ...readLength(sentence, context),
    ...readBody(sentence),
    ...readDomains(sentence),
    // 'Text posts only on Mondays' says nothing of other days.
    ...(sentence.days().length > 0 ? [] : readFormats(sentence)),
    ...readAccount(sentence, context),
    ...readRegion(sentence),
    ...(wanted.length > 0 || isExplaining ? [] : readTold(sentence, context)),
  ];
}

/** 'No bickering. Examples include …': tells what is refused, and asks for nothing. */
function explains(sentence: Part): boolean {
  return sentence.has("comprises") && !sentence.has("require");
}

function readTold(sentence: Part, context: Context): Meaning[] {
  const contents = readContents(sentence, context);
  if (contents.length > 0) return contents;
  const listed = readAskedList(sentence, context);
  return listed.length > 0 ? listed : readAllowedWith(sentence, context);
}

const NEAR_QUOTE = 40;
const COUNTED_WORDS = /\d{1,5} \p{L}{1,20}/gu;
const PHRASE_WORDS =
  /\b(?:phrase|words?|sentence|line|statement|disclaimer|code ?word|satz|worte?|wortlaut|frase|mention|mots?|palabras?|palavras?)\b/i;

/** Wanted comes before unwanted: 'must include the phrase …, or it is removed'. */
function readPhrase(part: Part, context: Context): Meaning[] {
  const include =
    part.moods("include")[0] ?? part.moods("invite").find(({ from }) => from <= part.from + 1);
  const asked =
    include ??
    (part.has("require", "without")
      ? [...part.moods("require"), ...part.moods("without")][0]
      : undefined);
  const [phrase] = listQuoted(part.text);
  // '300 words are the least' names no phrase.
  const before = phrase
    ? part.text.slice(0, part.text.indexOf(phrase)).slice(-NEAR_QUOTE).replaceAll(COUNTED_WORDS, "")
    : "";
  const opened = phrase
    ? part.tokens.findIndex(({ start }) => start >= part.text.indexOf(phrase))
    : -1;
  const isObject = include !== undefined && opened - include.to <= 1 && opened >= include.to;
  const isNear = include !== undefined && opened - include.to <= 3 && opened >= include.to;
  // 'Write somewhere in the post "I made it"'
  const led = part.tokens.slice(asked?.from ?? opened, Math.max(0, opened)).map(({ text }) => text);
  const isWritten = led.some(isToWrite) && isPostWord(led.at(-2) ?? led.at(-1) ?? "");
  if (!asked || !phrase || !(PHRASE_WORDS.test(before) || isObject || isWritten)) return [];
  const isWanted =
    part.has("require", "without") ||
    asked.from <= part.from + 2 ||
    (isNear && !part.has("permit", "condition"));
  const isRefused = part.moods("deny").some(({ from }) => from < opened);
  // 'Need the "Showcase" flair'
  const closed = part.tokens.findIndex(({ text }, at) => at > opened && text === '"');
  const isFlair = part.rooms("flair").some(({ from }) => from === closed + 1);
  if (!isWanted || isRefused || isFlair) return [];
  // 'Put "WIP" in the title'
  const isTag = part.measures("title").some(({ from }) => from > closed) && isMark(phrase);
  const tag = phrase.replaceAll(/[[\]]/g, "");
  if (isTag)
    return [makeDemand({ ...pickConcern(part, context), code: "title-tag", value: [tag] })];
  return [
    makeDemand({ ...pickConcern(part, context), code: "phrase", value: phrase.toLowerCase() }),
  ];
}

const MOST_OF_A_MARK = 2;

/** What marks a title, and is no sentence. */
function isMark(phrase: string): boolean {
  return splitAtSpaces(phrase).length <= MOST_OF_A_MARK && /[\p{L}\]]$/u.test(phrase);
}

const BESIDE_PHRASE = /^["”“»'’]?\s*,\s*(?:and |und |et |y |e )?([^.;]{4,120})/iu;

/** 'The phrase "I made this", the price and a link': what else a post has to have. */
function readBesidePhrase(part: Part, context: Context, isAsked: boolean): Meaning[] {
  const [phrase] = isAsked ? listQuoted(part.text) : [];
  const at = phrase === undefined ? -1 : part.text.indexOf(phrase) + phrase.length;
  const rest = at === -1 ? undefined : BESIDE_PHRASE.exec(part.text.slice(at))?.[1];
  const isSaid = rest !== undefined && !part.has("deny", "condition", "except");
  return isSaid ? askFor(trimWords(rest), pickConcern(part, context)) : [];
}

const MOST_WORDS = 50;
const NEAR_WORD = 5;

/** 'These words are banned: airdrop, presale', 'Do not use the word "guru"'. */
function readBannedWords(part: Part): Meaning[] {
  const isAboutWords = /\b(?:words?|terms?|keywords?|phrases?|expressions?)\b/i.test(
    part.text.replaceAll(QUOTED, "").replaceAll(COUNTED_WORDS, ""),
  );
  const at = part.tokens.findIndex(({ text }) =>
    /^(?:words?|terms?|keywords?|phrases?|expressions?)$/.test(text),
  );
  const isDenied = part.moods("deny").some(({ from, to }) => from > at || at - to <= NEAR_WORD);
  if (!isAboutWords || !isDenied || part.has("without", "except")) return [];
  const quoted = listQuoted(part.text);
  const list = /:\s*([^:]{2,390})$/.exec(part.text)?.[1] ?? "";
  const words = (quoted.length > 0 ? quoted : splitList(list)).filter(
    (word) => word.split(" ").length <= 4,
  );
  return words.length > 0 ? [{ kind: "banned-words", words: words.slice(0, MOST_WORDS) }] : [];
}

function splitList(list: string): string[] {
  return list
    .split(/[,;/|]\s*(?:and |or )?| (?:and|or) /)
    .map((item) => item.replaceAll(/^["'“‘(\s]+|(?<!["'”’).!\s])["'”’).!\s]+$/g, ""))
    .filter((item) => item.length > 1);
}

/** 'Every post has these sections: Problem, What I tried, Question.' */
function readSections(part: Part, context: Context): Meaning[] {
  if (!/\b(?:sections?|headings?|headers?)\b/i.test(part.text)) return [];
  const list = /:\s*([^:]{5,300})$/.exec(part.text)?.[1];
  if (!list || !part.has("require", "include")) return [];
  const headings = splitList(list)
    .filter((heading) => heading.length <= 40)
    .slice(0, 12);
  return headings.length > 1
    ? [makeDemand({ ...pickConcern(part, context), code: "sections", value: headings })]
    : [];
}

/** 'A' and 'two' are no lengths. */
const FEWEST_COUNTED = 10;

/** Numbers of words or characters, with their direction. */
function readLength(part: Part, context: Context): Meaning[] {
  const unit = part.measures("characters")[0] ?? part.measures("words")[0];
  if (!unit) return [];
  const number = part.tokens
    .slice(Math.max(part.from, unit.from - 3), unit.from)
    .findLast(({ number: count }) => count !== null && count >= FEWEST_COUNTED)?.number;
  if (!number || isOfComment(part, unit.from)) return [];
  // 'Pelo menos', 'au moins'
  const isBelow = part
    .measures("less")
    .some(
      ({ from, to }) => !part.moods("require").some((least) => least.from < from && least.to >= to),
    );
  const isAbove = /\b(?:more|longer|over|exceed\w*|above) (?:than )?\d/i.test(part.text);
  // 'Fewer than 200 characters go to the daily thread': what is said of the others is a minimum.
  const isSentAway = part.has("deny") || part.rooms("thread").length > 0 || part.has("without");
  const isMost =
    part.measures("most").length > 0 ||
    (isBelow && !isSentAway && part.has("require", "permit")) ||
    (isAbove && isSentAway && !part.has("require"));
  const isOrMore = part.tokens[unit.to]?.text === "or" || part.has("include");
  const isLeast = part.has("require") || isOrMore || (isBelow && isSentAway) || isAbove;
  if (!isMost && !isLeast) return [];
  const isWords = unit.name.group === "measure" && unit.name.id === "words";
  const isOfTitle = part.measures("title").length > 0;
  // Of titles only characters are counted.
  if (isWords && (isMost || isOfTitle)) return [];
  if (isWords)
    return [makeDemand({ ...pickConcern(part, context), code: "min-words", value: number })];
  const field = isOfTitle ? "title" : "content";
  const [min, max] = isMost ? [null, number] : [number, null];
  return [{ kind: "requirement", requirement: { kind: "length", field, min, max } }];
}

const BEFORE_LENGTH = 6;

/** 'A comment of at least 250 characters': how long something is that stands below the post. */
function isOfComment(part: Part, unit: number): boolean {
  const before = part.tokens.slice(Math.max(part.from, unit - BEFORE_LENGTH), unit);
  return before.some(({ text }) => isComment(text)) && !before.some(({ text }) => isPostWord(text));
}

const NO_TITLE_ONLY =
  /\b(?:no|not)\b.{0,20}\btitle[- ]only\b|\btitle[- ]only posts? (?:are|will be|get) (?:not allowed|removed)\b/i;
const HAS_BODY =
  /\bposts?\b.{0,30}\b(?:must|need to|have to|should) (?:have|include|contain) (?:a |some )?(?:body|text|description)\b/i;
const EMPTY_BODY =
  /\bempty (?:body|text)\b.{0,10}\b(?:required|mandatory)\b|\bno (?:body )?text in the (?:body|post)\b|\b(?:leave|keep) the (?:body|text)(?: field)? empty\b/i;

function readBody({ text }: Part): Meaning[] {
  const is =
    NO_TITLE_ONLY.test(text) || HAS_BODY.test(text)
      ? "required"
      : EMPTY_BODY.test(text)
        ? "forbidden"
        : null;
  return is ? [{ kind: "requirement", requirement: { kind: "body", is } }] : [];
}

const DOMAIN =
  /(?<![\w@.-])(?:[a-z0-9-]{1,40}\.){1,2}(?:com|net|org|io|co|me|gg|ly|app|dev|tv|shop|info|be|de|uk)\b/gi;

function readDomains(part: Part): Meaning[] {
  const isAboutLinks = /\blinks?\b|\bdomains?\b|\bsites?\b|\burls?\b/i.test(part.text);
  if (!part.has("deny") || !isAboutLinks || part.has("permit", "require", "except", "without"))
    return [];
  const hosts = [
    ...new Set((part.text.match(DOMAIN) ?? []).map((host) => host.toLowerCase())),
  ].filter((host) => !/(?:^|\.)(?:reddit\.com|redd\.it)$/.test(host));
  if (hosts.length === 0) return [];
  return [
    {
      kind: "requirement",
      requirement: { kind: "domains", banned: hosts.slice(0, 50), allowed: null },
    },
  ];
}

const FORMAT_WORDS: [PostFormat, RegExp][] = [
  ["text", /\b(?:text|self)\b/i],
  ["link", /\blinks?\b/i],
  ["image", /\b(?:images?|photos?|pictures?|galler(?:y|ies))\b/i],
  ["video", /\b(?:videos?|gifs?|clips?)\b/i],
];

const FORMAT = String.raw`(?:text|self|links?|images?|photos?|pictures?|videos?|gifs?)`;
const ONLY_FORMATS = new RegExp(
  String.raw`\bonly (${FORMAT}(?:(?:,| or| and|,? and|/) ?${FORMAT}){0,3})(?: posts?| submissions?)?(?: (?:are|is) (?:allowed|accepted|permitted))?[.!]?$|\b(${FORMAT}(?:(?:,| or| and|/) ?${FORMAT}){0,3})(?:[ -]posts?| submissions?)? only\b`,
  "i",
);

function readFormats({ text }: Part): Meaning[] {
  const named = ONLY_FORMATS.exec(text);
  const words = named?.[1] ?? named?.[2];
  if (!words || /\bno\b/i.test(text.slice(0, named?.index))) return [];
  const formats = FORMAT_WORDS.filter(([, pattern]) => pattern.test(words)).map(
    ([format]) => format,
  );
  return formats.length > 0 ? [{ kind: "formats", formats }] : [];
}
