import { beginsWithLetter, splitAtSpaces } from "#engine/text/characters.ts";
import type { Concern } from "#engine/policy/demand.ts";
import {
  isAbout,
  isConduct,
  isGeneric,
  isJoiner,
  isNoName,
  isNone,
  isOwning,
  isRelation,
  isTalk,
  isTelling,
} from "../concepts/word-lists.ts";
import { ALL_SUBJECTS, type Mark } from "../marks.ts";
import { type DemandMeaning, makeDemand, LONGEST_DETAIL } from "../meaning.ts";
import type { Part } from "../part.ts";
import { trimWords } from "../words/tokens.ts";

const FEWEST_LETTERS = 4;

/** The words from one token to another, where they name a thing of at most so many words; else null. */
export function nameThing(part: Part, from: number, to: number, most: number): string | null {
  const said = part.tokens.slice(from, to).map(({ text }) => text);
  // 'Posts about the weather' names something, and 'posts in bad taste' nothing that can be looked for.
  const isVague = said.some((word, at) => isGeneric(word) && !isAbout(said[at + 1] ?? ""));
  return isVague ? null : nameListed(part, from, to, most);
}

/** The same of a list, in which 'leaked content' may be named. */
export function nameListed(part: Part, from: number, to: number, most: number): string | null {
  let start = from;
  while (start < to && isOwning(part.tokens[start]?.text ?? "")) start += 1;
  const words = trimWords(part.words(start, to));
  const said = part.tokens.slice(start, to).map(({ text }) => text);
  const [first = "", next = ""] = said.filter((word) => beginsWithLetter(word));
  const isName =
    (beginsWithLetter(words) || said[0] === '"') &&
    splitAtSpaces(words).length <= most &&
    words.length >= FEWEST_LETTERS &&
    !isNoName(first) &&
    (!isNone(first) || (isTalk(first) && (next === "of" || isAbout(next)))) &&
    (!isGeneric(first) || isAbout(next) || isRelation(next)) &&
    !isJoiner(said.at(-1) ?? "") &&
    !isAbout(said.at(-1) ?? "") &&
    !/^(?:of|for)$/.test(said.at(-1) ?? "") &&
    !said.some((word) => isConduct(word) || isTelling(word)) &&
    !LOW.test(words) &&
    // 'Too easy': no. A saying is no thing.
    !(said[0] === '"' && said.at(-1) === '"') &&
    words.includes("(") === words.includes(")");
  return isName ? words : null;
}

/** 'Low-effort posts': nothing that can be looked for. */
const LOW =
  /(?<!\p{L})(?:low[- ](?:effort|quality)|minderwertig|faible (?:effort|qualité)|bajo esfuerzo|baja calidad|baixo esforço|baixa qualidade)/iu;

/** Anything but a denial and what posts are made of: then the sentence is about more than what it refuses. */
export function saysMore({ name }: Mark): boolean {
  switch (name.group) {
    case "mood":
      return name.id !== "deny" && name.id !== "refers" && name.id !== "even";
    case "subject":
      return !ALL_SUBJECTS[name.id].isCarrier;
    case "measure":
      return OF_ACCOUNTS.has(name.id);
    default:
      return true;
  }
}

const OF_ACCOUNTS: ReadonlySet<string> = new Set([
  "account",
  "karma",
  "title",
  "words",
  "characters",
]);

/** 'Requests for career advice', 'posts about account help', 'deck recommendations' */
const ASKED =
  /(?<!\p{L})(?:questions?|advice|(?:asking|seeking) (?:for )?(?:help|how|what|which|where|opinions?|recommend\p{L}*)|(?<!self[- ])help|recommendations|price checks?|translation requests?|identification|inquir(?:y|ies))(?!\p{L})/iu;
const FEWEST_OF_A_QUESTION = 2;
/** 'Housing ads', 'ads for tutors', 'anuncios de pisos' */
const AD =
  /(?:(?<!\p{L})(?:ads?|adverts?|advertis\p{L}+|promotions?|promos?|shilling|annonces?|pub|publicité|publicidad|anuncios?|anúncios?)|anzeigen?|werbung)(?= (?:for|of|für|von|de|du|des|pour|para) |,|$)/iu;

/** Of pictures, links or questions where it is called so, else shown in its own words. */
export function refuse(part: Part, words: string, from = part.from, to = part.to): DemandMeaning[] {
  const isOn = (of: Concern) =>
    part
      .subjects()
      .some(({ id, mark }) => mark.from >= from && mark.from < to && ALL_SUBJECTS[id].of === of);
  const isAsked = isOn("question") || ASKED.test(words);
  const of = isOn("image")
    ? "image"
    : isAsked
      ? "special question"
      : AD.test(words)
        ? "advert or sale"
        : "other";
  // 'Specific questions' are any.
  const isAny = of === "special question" && splitAtSpaces(words).length < FEWEST_OF_A_QUESTION;
  const detail = words.slice(0, LONGEST_DETAIL).trim();
  return isAny ? [] : [makeDemand({ of, code: "unwanted", detail }, {})];
}
