import { beginsWithCapital, hasLetter } from "#engine/text/characters.ts";
import { listWords } from "#engine/text/guess-language.ts";
import { LANGUAGE_CODES, LANGUAGES_CALLED } from "#engine/text/languages.ts";
import { ALL_FORMS, ALL_SUBJECTS, type Mark } from "./marks.ts";
import { isCopula } from "./concepts/page-words.ts";
import { isBesideLanguage, isEnough, isEvent, isGoingOn, isOrWord } from "./concepts/word-lists.ts";
import { askForSource } from "./contents/ask-for-source.ts";
import { readTextOnly } from "./contents/read-text-only.ts";
import { isEitherPlace } from "./titles/is-either-place.ts";
import { findShare } from "./find-numbers.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import type { Subject } from "./concepts/subjects.ts";
import { makeDemand, type Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";
import {
  type Context,
  nameLed,
  pickConcern,
  pickSubjects,
  pickTitled,
  unique,
} from "./pick-subjects.ts";

/** Forms that say what own work must be like. */
export const TERMS: ReadonlySet<string> = new Set(["freeOnly", "openSource", "salesLink"]);

/** 'Paid courses are removed', 'only open source is allowed': terms for own work, and no word on it at large. */
export function setsTerms(part: Part): boolean {
  const terms = part
    .forms()
    .filter(({ id, mark }) => TERMS.has(id) && !(id === "salesLink" && isOfReferrals(part, mark)));
  // 'No links to your shop, your blog or your channel' goes on to more than sales.
  const isMore = part
    .subjects()
    .some(
      ({ id, mark }) =>
        /^own(?!Things)/.test(id) &&
        terms.every((each) => mark.from > each.mark.to && each.id === "salesLink"),
    );
  return terms.length > 0 && !isMore;
}

/** Demands that are said in one phrase. */
export function readForms(part: Part, context: Context): Meaning[] {
  const languages = part.tokens
    .slice(part.from, part.to)
    .flatMap(({ text }) => CODES_BY_NAME.get(text) ?? []);
  const named = readNamedLanguages(part);
  const forms = readEachForm(part, context);
  if (named.length > 0) return [...named, ...forms];
  return forms.map((meaning) =>
    meaning.kind === "demand" && meaning.demand.code === "language" && unique(languages).length > 1
      ? makeDemand({ of: "all", code: "language", value: unique(languages) })
      : meaning,
  );
}

/** 'English only', 'Português do Brasil ou de Portugal', 'English please, or add a translation': what begins with a language. */
function readNamedLanguages(part: Part): Meaning[] {
  const words = part.tokens.slice(part.from, part.to).map(({ text }) => text);
  const named = words.flatMap((text) => CODES_BY_NAME.get(text) ?? []);
  const isNamed = CODES_BY_NAME.has(words[0] ?? "") && words.length <= MOST_OF_A_LANGUAGE;
  // 'Français ou breton', 'Português do Brasil', and not 'English & math homework'.
  const end = words.findIndex((text, at) => at > 0 && /^[,.]$/.test(text));
  const others = part.tokens
    .slice(part.from, end === -1 ? part.to : part.from + end)
    .filter(({ text }) => !isBesideLanguage(text) && !CODES_BY_NAME.has(text) && hasLetter(text))
    .filter(({ start }) => !beginsWithCapital(part.text.slice(start)));
  const isAlone = others.length <= 1;
  const values = unique(named);
  return isNamed && isAlone && !part.has("deny", "permit")
    ? [
        makeDemand({
          of: "all",
          code: "language",
          value: values.length > 1 ? values : (values[0] ?? null),
        }),
      ]
    : [];
}

const MOST_OF_A_LANGUAGE = 9;

/** 'In English or German' */
const CODES_BY_NAME = new Map(
  LANGUAGE_CODES.flatMap((code) =>
    listWords(LANGUAGES_CALLED[code]).map((name) => [name, code] as const),
  ),
);

function readEachForm(part: Part, context: Context): Meaning[] {
  return part.forms().flatMap(({ id, mark }): Meaning[] => {
    const { demand, code, isLiftedByPermission } = ALL_FORMS[id];
    // 'Posts in English are accepted'
    const isWelcome = part
      .moods("permit")
      .some(
        ({ from }) =>
          (from < mark.from ||
            demand?.code !== "language" ||
            (from - mark.to === 1 &&
              isCopula(part.tokens[mark.to]?.text ?? "") &&
              !part.has("require"))) &&
          !/^(?:can|may|publi\w*|poste?\w*)$/.test(part.tokens[from]?.text ?? ""),
      );
    if (id === "salesLink" && isPermitted(part, mark)) return [];
    if (isLiftedByPermission && isWelcome && !part.has("deny", "only")) return [];
    // 'Open source' is no source.
    if (id === "source" && part.tokens[mark.from - 1]?.text === "open") return [];
    if (id === "freeOnly" && part.rooms("aside").length > 0 && !isDemanded(part, context))
      return [];
    // 'Unpaid work is no job'
    if (id === "freeOnly" && part.subjects().some((each) => each.id === "hiring")) return [];
    const [title] = part.measures("title");
    const isElsewhere = title !== undefined && isEitherPlace(part, title);
    // 'This is only a short summary of the rules', 'a title that sums it up'
    const isSaid = isCopula(part.tokens[mark.from - 1]?.text ?? "") || title !== undefined;
    if (id === "summary" && isSaid) return [];
    if (id === "titleForm" && (isElsewhere || !isOfTitle(part, context))) return [];
    if (demand?.code === "language" && isOnCarrier(part, mark)) return [];
    const isOfCode = part.tokens
      .slice(mark.from, mark.to)
      .some(({ text }) => /^(?:quell)?cod/.test(text));
    if (
      id === "openSource" &&
      (findShare(part) !== null || !(isOfCode || isDemanded(part, context)))
    )
      return [];
    if ((id === "noLink" || id === "textOnly") && !isWhole(part, mark, id === "noLink")) return [];
    if ((id === "noLink" || id === "salesLink") && isOfReferrals(part, mark)) return [];
    // 'Wednesdays are text-only' says nothing of other days.
    if (id === "textOnly" && part.days().length > 0) return [];
    if (demand?.code === "text-only") return readTextOnly(part, mark, context);
    if (demand && TERMS.has(id)) {
      const ours = pickSubjects(part, context).find(({ of }) => isPromoting(of));
      const { of: asked, detail } = pickConcern(part, context);
      // 'Playtests must be free to play'
      if (!ours && id === "freeOnly" && asked === "other")
        return [makeDemand({ ...demand, of: asked, detail })];
      if (!ours && id === "freeOnly" && namesEvent(part))
        return [makeDemand({ ...demand, of: "AMA, event or giveaway" })];
      return [makeDemand({ ...demand, of: ours && demand.of !== "all" ? ours.of : demand.of })];
    }
    if (demand?.code === "image-required") {
      if (part.has("permit")) return [];
      const { of, detail } = pickConcern(part, context);
      if (of !== "image") return [makeDemand({ ...demand, of, detail })];
      // 'Finished pieces need a picture', and not 'photos must be sharp'
      const isAsked = part
        .moods("require")
        .some(({ from }) => from > part.from && from <= mark.from);
      const led = isAsked && !part.has("comprises") ? nameLed(part) : null;
      return [makeDemand(led === null ? demand : { ...demand, of: "other", detail: led })];
    }
    if (demand?.code === "title-format")
      return [
        makeDemand({ ...demand, ...pickTitled(part, context) }, code ? { [code]: true } : {}),
      ];
    if (demand) return [makeDemand(demand, code ? { [code]: true } : {})];
    const coded: Meaning[] = code ? [{ kind: "code", code, value: true }] : [];
    return id === "source" ? coded.concat(askForSource(part, context)) : coded;
  });
}

/** 'Concerts only with free entry' */
function namesEvent(part: Part): boolean {
  return part.tokens.slice(part.from, part.to).some(({ text }) => isEvent(text));
}

/** 'Pas de liens affiliés', 'affiliate links to shops': no links of another sort. */
function isOfReferrals(part: Part, { from, to }: Mark): boolean {
  // 'A shop or commission link' is of both.
  const isJoined = (at: number) => part.tokens.slice(from, at).some(({ text }) => isOrWord(text));
  return part
    .subjects()
    .some(
      ({ id, mark }) =>
        id === "referral" && mark.from <= to && mark.to >= from && !isJoined(mark.from),
    );
}

const NEAR_PERMIT = 3;

/** '… and you may link to a shop' */
function isPermitted(part: Part, mark: Mark): boolean {
  const isNear = part.moods("permit").some(
    ({ from, to }) =>
      (to <= mark.from && mark.from - to <= NEAR_PERMIT) ||
      // 'Links to your shop are fine'
      (from - mark.to === 1 && isCopula(part.tokens[mark.to]?.text ?? "")),
  );
  return isNear && !part.has("deny", "only", "without", "condition", "except");
}

/** Asked of titles: not of flairs or sources, and not said to be too little. */
function isOfTitle(part: Part, { isHeading }: Context): boolean {
  const isOther = part.rooms("flair").length > 0 && !isHeading;
  const isCredit = part.forms().some(({ id }) => id === "source");
  const isTooLittle = part.tokens.slice(part.from, part.to).some(({ text }) => isEnough(text));
  return !isOther && !isCredit && !isTooLittle;
}

/** 'Links to English articles are tolerated', 'tourists may ask in English': no language of posts. */
function isOnCarrier(part: Part, { from }: Mark): boolean {
  return part
    .subjects()
    .some(({ id, mark }) => ALL_SUBJECTS[id].isCarrier && mark.from < from && id !== "image");
}

/** 'Open source is allowed' asks for nothing. */
function isDemanded(part: Part, { inherited }: Context): boolean {
  const isOurs = part.subjects().some(({ id }) => isPromoting(ALL_SUBJECTS[id].of));
  return (
    part.has("require", "only", "deny", "without", "condition") ||
    (!part.has("permit") && (isOurs || inherited.some((id) => isPromoting(ALL_SUBJECTS[id].of))))
  );
}

/** 'No links', and not 'no links to other communities' or 'affiliate links are not allowed'. */
function isWhole(part: Part, { from, to }: Mark, isStrict: boolean): boolean {
  const [before, after] = [part.tokens[from - 1]?.text ?? "", part.tokens[to]?.text ?? ""];
  const isEntered =
    !isStrict ||
    from === part.from ||
    !hasLetter(before) ||
    /^(?:external|outside|please|do)$/.test(before);
  return isEntered && !isGoingOn(after) && !(isStrict && isName(part, to));
}

/** 'No Facebook links' is written 'pas de lien Facebook' elsewhere. */
function isName(part: Part, at: number): boolean {
  const word = part.words(at, at + 1);
  return beginsWithCapital(word) && word !== word.toUpperCase();
}

/** What own work has to be like where nobody says outright that it is allowed. */
export function readTerms(part: Part, ours: readonly Subject[]): Meaning[] {
  const of = ours[0]?.of ?? "promotion";
  const ids = part.subjects().map(({ id }) => id);
  const isOwn = ids.some((id) => isPromoting(ALL_SUBJECTS[id].of));
  const isSold = isOwn || ids.includes("sale") || ours.length > 0;
  const isMere = part.moods("purely").some((mark) => isSold || namesSelling(part, mark));
  if (isMere && part.has("deny")) return tolerate(of, "it is more than an advert");
  const isImplied = !part.has("permit");
  const isBound = part.has("require", "condition", "only", "without", "except");
  // 'Taught us something, then you may leave the name of your shop'
  const [worth] = part.moods("worth");
  const isFirst = worth !== undefined && part.moods("permit").some(({ from }) => from > worth.to);
  // 'Adverts are removed. What we like is a post that people learn from.'
  const isLiked = part.has("permit") && ours.length > 0 && part.subjects().length === 0;
  if (worth !== undefined && ((isOwn && (isBound || isFirst)) || isLiked)) {
    return tolerate(of, "the post is worth reading by itself", isImplied);
  }
  const isLinked = isOwn || (ours.length > 0 && ids.includes("link"));
  const isPlaced = part.has("only", "invite", "include", "permit");
  if (part.rooms("aside").length > 0 && isLinked && isPlaced) {
    return tolerate(of, "the link is beside the post itself", isImplied);
  }
  return [];
}

const SELLING =
  /^(?:promo|advert|ads?$|sell|plug|market|customer|client|traffic|drop|dump|drive$|bare$|naked$|pub$|vend|anunci|propagand|divulg|verkauf|werb|bewerb|kund|abladen|abwerfen|hinwerfen|lien|enlace|isca|gancho)/;

/** 'Only there to sell', and not 'nothing more than a joke'. */
function namesSelling(part: Part, { from, to }: Mark): boolean {
  return part.tokens.slice(from, to).some(({ text }) => SELLING.test(text));
}

function tolerate(of: Subject["of"], condition: string, isImplied = true): Meaning[] {
  return [{ kind: "welcome", of, condition, ...(isImplied && { isImplied }) }];
}
