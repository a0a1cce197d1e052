import { beginsWithCapital, hasLetter } from "#engine/text/characters.ts";
import type { Demand } from "#engine/policy/demand.ts";
import { splitTags } from "#engine/text/text-place.ts";
import { isFor, isOfMachine, isPurpose } from "../concepts/page-words.ts";
import { isEnough, isFormWord, isPut, isWith } from "../concepts/word-lists.ts";
import { nameMade } from "../concepts/sort-words.ts";
import { findPlaceInTitle, isEitherPlace } from "./is-either-place.ts";
import type { Mood } from "../concepts/moods.ts";
import type { Mark } from "../marks.ts";
import { makeDemand, type Meaning } from "../meaning.ts";
import type { Part } from "../part.ts";
import { type Context, pickConcern, pickTitled } from "../pick-subjects.ts";
import { plainWord, trimWords } from "../words/tokens.ts";
import { listQuoted } from "../words/list-quoted.ts";

/** 'Titles begin with [Show] or [Ask]'; '[game name]' says what belongs into the brackets. */
export function readTitleTag(part: Part, context: Context): Meaning[] {
  const [title] = part.measures("title");
  // '… in the title, so that people who can't bear it pass on': why, and nothing that is refused.
  const why = part.tokens.findIndex(
    ({ text }, at) => at >= (title?.to ?? part.to) && isPurpose(text),
  );
  const isRefused =
    part.hasBetween(["deny"], part.from, why === -1 ? part.to : why) &&
    !part.has("without", "require") &&
    !(title && title.from <= part.from + 1);
  const shown =
    context.isOnTitles === true && !part.has("deny") ? AS_FORM.exec(part.text)?.[1] : undefined;
  if (!title && shown !== undefined)
    return [makeDemand({ ...pickShown(part, context), code: "title-format", value: shown })];
  const refused = title ? findRefused(part, title) : null;
  if (refused !== null)
    return [makeDemand({ ...pickTitled(part, context), code: "title-format", value: refused })];
  if (!title || isRefused) return [];
  const told = findTold(part);
  if (told !== null)
    return [makeDemand({ ...pickTitled(part, context), code: "title-format", value: told })];
  const form = findForm(part);
  if (form !== null)
    return [
      makeDemand({
        ...pickTitled(part, context),
        code: "title-format",
        value: form,
      }),
    ];
  const named = splitTags(part.text);
  const tags = named.filter((tag) => tag.length <= 40 && !/^tags?$/i.test(tag));
  if (tags.length === 0) {
    // 'Use the right [Tag]' says nothing of which that is.
    if (named.length > 0) return [];
    const isInBrackets = /\b(?:square )?brackets\b/i.test(part.text);
    const { of, detail } = pickTitled(part, context);
    if (isInBrackets)
      return [makeDemand({ of, detail, code: "title-format", value: shorten(part.text) })];
    return isOnTitle(part) ? [makeDemand({ of, detail, code: "title-format" })] : [];
  }
  if (tags.every((tag) => isOfMachine(plainWord(tag.split(" ")[0] ?? ""))))
    return [
      makeDemand({ of: "AI-made", code: "title-tag", value: tags }),
      makeDemand({ of: "AI-made", code: "label-ai" }),
    ];
  return tags.every((tag) => /^[a-z][a-z ]*$/.test(tag) && tag.includes(" "))
    ? [
        makeDemand({
          ...pickConcern(part, context),
          code: "title-format",
          value: tags.map((tag) => `[${tag}]`).join(" "),
        }),
      ]
    : [makeDemand({ ...pickConcern(part, context), code: "title-tag", value: tags.slice(0, 12) })];
}

const NEAR_TITLE = 14;
const NEAR_REFUSAL = 5;

/** 'No scores in post titles', 'prices are not to be put in the title': what may not stand there. */
function findRefused(part: Part, title: Mark): string | null {
  const before = findPlaceInTitle(part, title);
  const isThere = before > part.from;
  const isNear = part
    .moods("deny")
    .some(({ from, to }) =>
      from < before ? before - to <= NEAR_TITLE : from - title.to <= NEAR_REFUSAL,
    );
  const isBound = part.has("require", "without", "condition", "only");
  return isThere && isNear && !isBound && !isEitherPlace(part, title) ? shorten(part.text) : null;
}

const BRACKETS = /\b(?:brackets|klammern|crochets|corchetes|colchetes)\b/i;
const EXAMPLE =
  /[,;(–—-]? ?(?:\b(?:e\.? ?g|ex|z\. ?b|p\. ?ej|par ex|p\. ?ex|por ej)\b\.? ?:?|\b(?:for example|such as|like|example|beispiel|zum beispiel|par exemple|exemple|comme|por ejemplo|ejemplo|como|por exemplo|exemplo)\b ?:?) ?(?:["“«]? ?\[|$)/i;

/** 'The name of the tool in brackets, e.g. [Router] …': an example of what is asked for, and no tag. */
function findTold(part: Part): string | null {
  const at = part.text.search(EXAMPLE);
  const told = trimWords(part.text.slice(0, Math.max(0, at)));
  return at > 0 && BRACKETS.test(told) ? shorten(told) : null;
}

/** 'Songs are posted as …' */
function pickShown(part: Part, context: Context): Pick<Demand, "of" | "detail"> {
  const made = nameMade(part.tokens[part.from]?.text ?? "");
  return made ? { of: made, detail: null } : pickTitled(part, context);
}

/** In a rule on titles: '… are posted as Maker - Model'. */
const AS_FORM =
  /(?<!\p{L})(?:as|als|comme|como|assim):? ["“«]?(\p{Lu}[\p{L}\d]{0,20}(?: \p{Lu}[\p{L}\d]{0,20}){0,3} ?[-–—|] ?\p{Lu}[\p{L}\d]{0,20}(?: \p{Lu}[\p{L}\d]{0,20}){0,3})/u;

/** '[Genre] Artist - Song', 'Maker - Model - Year': a form, and no tag. */
function findForm(part: Part): string | null {
  const quoted = listQuoted(part.text).find((words) => words.includes(" - "));
  if (part.tokens.some(({ text }) => isFormWord(text)) && quoted !== undefined) return quoted;
  const open = part.tokens.findIndex(({ text }, at) => at >= part.from && text === "[");
  const close = part.tokens.findIndex(({ text }, at) => at > open && text === "]");
  const next = part.tokens[close + 1];
  if (open === -1 || close === -1 || next === undefined || close + 1 >= part.to) return null;
  const isNamed = beginsWithCapital(part.text.slice(next.start));
  const isForm = part.tokens.some(({ text }) => isFormWord(text)) || hasDash(part, close);
  return isNamed && isForm ? shorten(trimWords(part.words(open, part.to))) : null;
}

/** '] Artist - Song' */
function hasDash(part: Part, close: number): boolean {
  const from = part.tokens[close]?.end ?? 0;
  return [" - ", " – ", " — ", " | "].some((dash) => part.text.indexOf(dash, from) !== -1);
}

const FARTHEST_TITLE = 10;

/** 'Le titre précise la taille', 'name the scale in the title': asked of titles, and not of how long they are. */
function isOnTitle(part: Part): boolean {
  const isMeasured = part.measures("characters").length > 0 || part.measures("words").length > 0;
  const [title] = part.measures("title");
  if (!title || isMeasured || part.rooms("flair").length > 0 || listQuoted(part.text).length > 0)
    return false;
  if (part.tokens.slice(part.from, part.to).some(({ text }) => isEnough(text))) return false;
  if (isEitherPlace(part, title)) return false;
  // 'Credit the source' alone is no title.
  const isThere = findPlaceInTitle(part, title) !== -1;
  if (!isThere && part.forms().some(({ id }) => id === "source")) return false;
  const isAlone = part.tokens[title.to]?.text === "only";
  const isFirst = title.from <= part.from + 1 && part.has("deny", "require", "include");
  const isAsked = [...part.moods("require"), ...part.moods("include")].some(
    ({ to }) => to <= title.from && title.from - to <= FARTHEST_TITLE,
  );
  const isPlaced = part.tokens
    .slice(Math.max(part.from, title.from - FARTHEST_TITLE), Math.min(part.to, title.to + 2))
    .some(({ text }) => isPut(text));
  return (
    !isAlone &&
    (isFirst ||
      isAsked ||
      (isThere && part.forms().some(({ id }) => id === "source") && !part.has("deny")) ||
      ((isPlaced || isInTitle(part) || isLedByTitle(part)) && !part.has("deny")))
  );
}

/** 'No título, o nome do livro e o autor': what stands there, behind it. */
function isLedByTitle(part: Part): boolean {
  const [title] = part.measures("title");
  const before = part.tokens.slice(part.from, title?.from).map(({ text }) => text);
  const behind = part.tokens.slice(title?.to, part.to).filter(({ text }) => hasLetter(text));
  return (
    before.length > 0 &&
    before.length <= 2 &&
    before.every((text) => IN_TITLE.test(text)) &&
    behind.length >= 2 &&
    behind.length <= MOST_OF_A_NOTE &&
    part.marks.every(({ name }) => name.group !== "mood" || UNTOLD.has(name.id))
  );
}

/** 'Nombre' and 'nome' may be verbs. */
const UNTOLD: ReadonlySet<Mood> = new Set<Mood>(["refers", "include"]);
const IN_TITLE = /^(?:in|im|dans|le|en|el|no|na|nos|the|den|your|ur|into)$/;
/** 'Lieu et année dans le titre pour toute photo' */
const MOST_FOR = 4;

const MOST_OF_A_NOTE = 12;
/** '… est publié avec le lieu et l'année dans le titre' */
const MOST_WITH = 18;

/** 'Brand and year in the title.', 'Spurweite in den Titel': what stands there, without a verb. */
function isInTitle(part: Part): boolean {
  const [title] = part.measures("title");
  const words = part.tokens.slice(part.from, part.to).filter(({ text }) => hasLetter(text));
  const isLast = title !== undefined && words.at(-1) === part.tokens[title.to - 1];
  const isForSort =
    title !== undefined &&
    isFor(part.tokens[title.to]?.text ?? "") &&
    part.to - title.to <= MOST_FOR;
  return (
    title !== undefined &&
    (isLast || isForSort) &&
    words.length >= 4 &&
    words.length <= (words.some(({ text }) => isWith(text)) ? MOST_WITH : MOST_OF_A_NOTE) &&
    IN_TITLE.test((isLast ? words.at(-2)?.text : part.tokens[title.from - 1]?.text) ?? "") &&
    !part.has("permit", "condition", "past")
  );
}

const LONGEST_TEXT = 100;

function shorten(text: string): string {
  return text.length <= LONGEST_TEXT
    ? text.replace(/[.!]$/, "")
    : `${text.slice(0, LONGEST_TEXT).trimEnd()}…`;
}
