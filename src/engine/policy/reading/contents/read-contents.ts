import { hasLetter, splitAtSpaces } from "#engine/text/characters.ts";
import { BEFORE_CONTENTS, NO_CONTENTS } from "../concepts/contents.ts";
import { isPassive, isQuestionWord, isRelative, isThat } from "../concepts/page-words.ts";
import {
  isArticle,
  isBesideContents,
  isDemonstrative,
  isFlairWord,
  isImageWord,
  isInfinitive,
  isJoining,
  isLinking,
  isOfVerb,
  isOpening,
  isPut,
  isSeparated,
  isThirdPerson,
  isWith,
} from "../concepts/word-lists.ts";
import { isSmallWord } from "../concepts/sort-words.ts";
import { findAge, findKarma } from "../read-account.ts";
import { findPlaceInTitle, isEitherPlace } from "../titles/is-either-place.ts";
import { defines, isNoOrder } from "./is-no-order.ts";
import { isNotTold, nameRequired } from "./name-required.ts";
import { findLacking } from "../words/find-lacking.ts";
import { asksForImage } from "../words/asks-for-image.ts";
import { ALL_SUBJECTS, type Mark } from "../marks.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import { makeDemand, type Meaning } from "../meaning.ts";
import type { Part } from "../part.ts";
import { type Context, nameTeller, pickConcern } from "../pick-subjects.ts";
import { plainWord, trimWords } from "../words/tokens.ts";

const LONGEST_CONTENTS = 120;

/** 'Photos must include the camera you used', 'posts without a recipe are removed'. */
export function readContents(part: Part, context: Context): Meaning[] {
  if (isOfAccount(part)) return [];
  const include = part
    .moods("include")
    .find((mark) => mark.from >= findStartOfLength(part) && isAskedFor(part, mark));
  const isMeasured = findStartOfLength(part) > part.from;
  const lacking = part
    .moods("without")
    .find(({ to }) => !/^(?:un\w*|to|about)$/.test(part.tokens[to - 1]?.text ?? ""));
  const lackingAll = findLacking(part.text);
  // 'No picture, no post' is said of pictures.
  if (lackingAll !== null && asksForImage(lackingAll)) return [];
  const words = lackingAll
    ? lackingAll
    : include
      ? nameAsked(part, include)
      : lacking && !isMeasured && part.rooms("mods").length === 0
        ? nameLacking(part, lacking)
        : (nameRequired(part) ?? "");
  const value = dropFlair(trimWords(words));
  // 'Following', 'asking', and not 'your starting weight'
  const isOwned = include !== undefined && isArticle(part.tokens[include.to - 1]?.text ?? "");
  if (
    hasDone(value) ||
    /^["“]|\btitles?$/i.test(value) ||
    isNotTold(value) ||
    (!isOwned && /^\w+ing\b/i.test(value))
  )
    return [];
  // 'A post without that flair': the one that was named.
  const isNamedBefore = isDemonstrative(plainWord(value.split(" ")[0] ?? ""));
  if (
    (!include && isNamedBefore) ||
    value.length < 4 ||
    value.length > LONGEST_CONTENTS ||
    saysNothing(value)
  )
    return [];
  if (context.isOnTitles && include)
    return [makeDemand({ of: "all", code: "title-format", value })];
  return askFor(value, pickConcern(part, context));
}

/** 'You must have participated here': what one did before, and nothing that stands in a post. */
function hasDone(value: string): boolean {
  const [done = "", next = ""] = splitAtSpaces(value).map(plainWord);
  return (done === "been" || /^[a-z]{3,}ed$/.test(done)) && isSmallWord(next);
}

/** 'Den Flair „Eigenbau“, einen Link und einen Screenshot': without what is read as a flair. */
function dropFlair(value: string): string {
  const [first = "", ...rest] = value.split(", ");
  const isFlair = first.split(" ").some((word) => isFlairWord(plainWord(word)));
  return isFlair && rest.length > 0 ? rest.join(", ") : value;
}

/** What a post has to have; a picture among it is asked for by itself, too. */
export function askFor(value: string, whom: ReturnType<typeof pickConcern>): Meaning[] {
  const demand = makeDemand({ ...whom, code: "contains", value });
  if (!asksForImage(value)) return [demand];
  const image = makeDemand({ ...whom, code: "image-required" });
  return splitAtSpaces(value).length <= MOST_OF_A_PICTURE ? [image] : [demand, image];
}

/** 'A photo', and nothing beside it. */
const MOST_OF_A_PICTURE = 2;

/** What is asked of an account is no content. */
function isOfAccount(part: Part): boolean {
  return findKarma(part) !== null || findAge(part) !== null;
}

/** Where a length is named: what is asked for before it is the length; 'and must contain …' behind it is more. */
function findStartOfLength(part: Part): number {
  const length = [...part.measures("characters"), ...part.measures("words")].find(({ from }) =>
    part.tokens.slice(Math.max(part.from, from - NEAR_NUMBER), from).some(isNumber),
  );
  return length?.from ?? part.from;
}

const NEAR_NUMBER = 3;
const FEWEST_COUNTED = 10;

/** '200 words', and not 'the word count'. */
function isNumber({ number }: Part["tokens"][number]): boolean {
  return number !== null && number >= FEWEST_COUNTED;
}

const NEAR_ORDER = 6;
const NEAR_VERB = 3;
/** 'You may post it if you explain …' */
const NEAR_CONDITION = 4;

/** Whether a verb of telling asks for something: as an order, after 'must', or as what such posts do. */
function isAskedFor(part: Part, { from, to }: Mark): boolean {
  if (part.hasBetween(["deny", "without"], part.from, to)) return false;
  // 'Naming suppliers' is what is spoken of.
  // 'A complete list of …'
  if (to - from === 1 && part.tokens[to]?.text === "of") return false;
  const isGerund = from === part.from && part.tokens[from]?.text.endsWith("ing") === true;
  if (isGerund && !part.has("require", "only")) return false;
  if (isNoOrder(part, { from, to })) return false;
  // 'Diga que o projeto é seu' says whose it is, 'bitte mit den Mods absprechen' whom to ask.
  const isMade = part.subjects().some(({ id }) => ALL_SUBJECTS[id].of === "AI-made");
  const others = [
    ...part.rooms("disclose"),
    ...part.rooms("mods"),
    ...(isMade ? part.rooms("label") : []),
  ];
  if (others.some((mark) => mark.from <= to + 1 && mark.to > from)) return false;
  // 'Menciona tu herramienta solo si ayuda': what is spoken of, and nothing that a post has to have.
  const isOurs = part
    .subjects()
    .some(
      ({ id, mark }) => mark.from >= to && mark.from - to <= 1 && isPromoting(ALL_SUBJECTS[id].of),
    );
  if (isOurs && !isQuestionWord(part.tokens[to - 1]?.text ?? "")) return false;
  // 'You may name your blog below it': nobody has to.
  const isApart = !hasLetter(part.tokens[from - 1]?.text ?? "");
  if (!isApart && part.hasBetween(["permit"], Math.max(part.from, from - 2), from)) return false;
  // 'They need the moderators' green light' asks for leave.
  if (part.rooms("mods").some((mark) => mark.from < to + NEAR_ORDER && mark.to > from))
    return false;
  const last = part.tokens[from - 1]?.text ?? "";
  // 'À condition d'utiliser … et d'expliquer …'
  const before = isOfVerb(last) ? (part.tokens[from - 2]?.text ?? "") : last;
  const isNoun = to - from === 1 && from > part.from && isArticle(before);
  const title = part.measures("title").find((mark) => mark.from >= from);
  // '… with pay and place in the post, and [Job] in the title'
  const tag = part.tokens.findIndex(({ text }, at) => at > to + 1 && text === "[");
  // 'Either in the title or in a comment'
  const isEither = title !== undefined && isEitherPlace(part, title);
  const isBeforeTag = tag !== -1 && title !== undefined && tag < title.from;
  const isOfTitle =
    (title !== undefined &&
      (findPlaceInTitle(part, title) !== -1 || title.from - to <= NEAR_VERB) &&
      !isBeforeTag &&
      !isEither) ||
    (hasTitle(part, from) && !isJoining(before));
  if (isNoun || isOfTitle) return false;
  const isOrder =
    (from === part.from && !isThirdPerson(part.tokens[from]?.text ?? "")) ||
    (from > part.from && !hasLetter(before)) ||
    isJoining(before) ||
    endsSubject(part, from) ||
    (isInfinitive(part.tokens[from]?.text ?? "") && !hasLetter(part.tokens[to]?.text ?? "")) ||
    isOpening(part.tokens[part.from]?.text ?? "");
  return (
    isOrder ||
    to - from > 1 ||
    part.hasBetween(["require"], Math.max(part.from, from - NEAR_ORDER), from) ||
    (part.has("permit", "only") &&
      part.hasBetween(["condition"], Math.max(part.from, from - NEAR_CONDITION), from)) ||
    (nameTeller(part, from) !== null && !defines(part, from))
  );
}

/** 'En las preguntas di …', 'Troubleshooting posts include …': right behind what it is asked of. */
function endsSubject(part: Part, at: number): boolean {
  return part.subjects().some(({ id, mark }) => mark.to === at && ALL_SUBJECTS[id].of !== "other");
}

function hasTitle(part: Part, before: number): boolean {
  return part.measures("title").some(({ from }) => from < before);
}

const CUT =
  /,?\s(?:(?:either |entweder |soit |ya sea )?(?:in (?:either )?the|im|in den|dans le|en el|no) (?:title|titel|titre|t[ií]tulo) (?:or|oder|ou|o) |(?:and |und |et |y |e )?\[|in(?:to)? (?:the|your|a) (?:post|body|text|comments?|description)|or (?:it|they|your|the post|we)|will|may|are|is|gets?|otherwise|so that|werden|wird|sonst|damit|seront|sera|sinon|afin|ser[aá]n?|ser[aã]o|para que|sen[aã]o)\b/;

const CUT_QUESTION =
  /,?\s(?:in(?:to)? (?:the|your|a) (?:post|body|text|comments?|description)|otherwise|so that|sonst|damit|sinon|afin|para que|senao)\b/;

function nameAsked(part: Part, { from, to }: Mark): string {
  // 'Explain it, don't shout'
  if (part.moods("deny").some((deny) => deny.from >= to && deny.from <= to + 1)) return "";
  // 'Put the number and the name in the post'
  if (isPut(part.tokens[from]?.text ?? ""))
    return part.words(from + 1, part.to).split(CUT)[0] ?? "";
  // 'With a link to the code'
  if (to - from > 2 && isWith(part.tokens[from]?.text ?? ""))
    return part.words(from + 1, part.to).split(CUT)[0] ?? "";
  // 'Every post needs a photo'
  if (isImageWord(part.tokens[to - 1]?.text ?? "")) return part.words(from + 1, to);
  // 'Tell us what it costs'
  if (isQuestionWord(part.tokens[to - 1]?.text ?? ""))
    return part.words(to - 1, part.to).split(CUT_QUESTION)[0] ?? "";
  const isSplit = to - from > 2 && isSeparated(part.tokens[to - 1]?.text ?? "");
  // 'Gebt Budget und Modell an'
  if (isSplit) return part.words(skipBeside(part, from + 1), to - 1);
  const after = part.words(skipBeside(part, to), part.to).split(CUT)[0] ?? "";
  // 'Wasserwerte nennen, und zwar als Zahlen'
  const isBehind =
    to - from === 1 &&
    from > part.from &&
    (part.tokens[to]?.text === "," || isPassive(part.tokens[to]?.text ?? ""));
  if (trimWords(after).length > 0 && !isBehind) return after;
  // '… sind Modell und Baujahr anzugeben'
  const asked = [...part.moods("require"), ...part.moods("condition")].filter(
    (mark) => mark.from < from,
  );
  const named = part.subjects().filter(({ mark }) => mark.to <= from);
  const colon = part.tokens.findLastIndex(({ text }, at) => at < from && text === ":");
  const start = Math.max(
    part.from,
    colon + 1,
    ...asked.map((mark) => mark.from + 1),
    ...named.map(({ mark }) => mark.to),
  );
  return part.words(start, from).replace(/^(?:ist|sind) | zu$/g, "");
}

/** 'Gebt ihr bitte immer Budget und Modell an' */
function skipBeside(part: Part, from: number): number {
  let at = from;
  while (at < part.to && isBesideContents(part.tokens[at]?.text ?? "")) at += 1;
  return at;
}

function nameLacking(part: Part, lacking: Mark): string {
  let end = part.moods("deny").find(({ from }) => from > lacking.to + 1)?.from ?? 0;
  // 'Foto sem receita é apagada'
  while (end > lacking.to && isLinking(part.tokens[end - 1]?.text ?? "")) end -= 1;
  return part.measures("title").length > 0 ? "" : (part.words(lacking.to, end).split(CUT)[0] ?? "");
}

const FEWEST_TOLD = 3;
const COPULA = /^(?:é|es|est|is|ist)$/;
const BRACKETED = /\([^()]{1,100}\)/g;

/** 'Say that yes', 'the why is better': no thing that a post could have. */
function saysNothing(value: string): boolean {
  const said = value
    .replaceAll(BRACKETED, " ")
    .toLowerCase()
    .split(/[\s,.;:]+/);
  const words = said.map(plainWord);
  const [opening = ""] = words;
  // 'E' joins in Portuguese, and 'é' says what something is.
  const copula = said.findIndex((word) => COPULA.test(word));
  const isSaid = copula > 0 && !words.slice(0, copula).some((word) => isRelative(word));
  if (isSaid || (isThat(opening) && words.length < FEWEST_TOLD)) return true;
  const first = words.find((word) => !BEFORE_CONTENTS.has(word));
  return first === undefined || NO_CONTENTS.has(first);
}
