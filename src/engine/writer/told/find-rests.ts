import type { AnswerId } from "#engine/interview/interview.ts";
import { isName } from "#engine/lexicon/is-name.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { splitAtSpaces } from "#engine/text/characters.ts";
import { CITES_FIGURES, NAMES_BY_TRADE, SO_MANY } from "../rows/pointer-rows.ts";
import { takeSentences } from "./take-sentences.ts";
import type { Matter } from "./told.ts";

/** Whoever is not named in an answer was named in the scene, mostly, or in what happens in the book. */
const TELLS_OF_PEOPLE: readonly AnswerId[] = ["scene", "premise", "before", "mistake", "episode"];

/** Facts are looked up: a sentence of theirs that rests on something is left out by itself. */
const LOOKED_UP: ReadonlySet<AnswerId> = new Set<AnswerId>(["price", "platform"]);

/** What these say of a thing rests on how it works. */
const OF_THING: ReadonlySet<AnswerId> = new Set<AnswerId>(["limits", "surprise"]);
const TELLS_THING: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "unusual",
  "howItPlays",
  "oneJob",
  "formula",
  "premise",
]);
/** Where something may be named without 'a' for the first time: 'ring the bell'. */
const NAMES_FIRST: readonly AnswerId[] = ["scene", ...TELLS_THING, "stackOrMaterial"];

type Rests = { rests: AnswerId[]; restsOf: AnswerId[][] };

/** What every post says before its answers: words that need no introduction there, and who is spoken of; and the names that get one wherever they are. */
export type Introduced = { words: string; people: string; names: ReadonlySet<string> };

/**
 * The answers that have to be read before this one: those that name what it only points at ('Clay in the mail
 * takes long', 'the third letter', 'what she said', 'said Noor', 'the figure for May').
 */
export function findRests(matter: Matter, all: readonly Matter[], known: Introduced): Rests {
  const { id, sentences } = matter;
  // A scene is told to somebody who knows nothing.
  if (id === "scene") return { rests: [], restsOf: sentences.map(() => []) };
  const others = all.filter((other) => other.id !== id && isTold(other.id));
  const said = [known.words, ...all.map(textOf)].join(" ");
  const introducedAt = (word: string) =>
    others.find((other) => introduces(textOf(other), word)) ??
    NAMES_FIRST.flatMap((each) => others.filter((other) => other.id === each)).find((other) =>
      mentions(textOf(other), word),
    );
  const countedAt = (figure: string) =>
    others.find((other) => splitAtSpaces(textOf(other)).some((word) => word === figure));
  const mentionedAt = (word: string) =>
    others.find((other) => TELLS_THING.has(other.id) && mentions(textOf(other), word));
  const before = new Set(listWords(known.words));
  const isNew = (word: string) => !isKnown(word, before);
  const restsOf = sentences.map((sentence, at) => {
    const earlier = sentences.slice(0, at).join(" ");
    // How it works is told to somebody who knows nothing of it, too; what is unusual in a game to somebody who knows how it plays.
    const isFirst = TELLS_THING.has(id) || id === "sample";
    // 'Have the pen right there' is advice about any pen.
    const shortest = id === "teach" ? SMALLEST + 1 : SMALLEST;
    const pointed =
      isFirst && id !== "unusual"
        ? []
        : listDefinite(sentence).filter((word) => word.length >= shortest);
    const isSource = (source: Matter | undefined) =>
      !isFirst || (source?.id === "howItPlays" && id === "unusual");
    const bare = OF_THING.has(id) ? listBare(sentence) : [];
    // 'Ellie, to her boyfriend, session 17' is who said it.
    const isSpeaker = id === "userSaid" && SPEAKER.test(sentence);
    const named = isSpeaker
      ? []
      : listNames(sentence, said).filter(
          // What somebody said rests on the story that they are from.
          (name) => isNew(name.toLowerCase()) && (id === "userSaid" || !known.names.has(name)),
        );
    const isCiting = citesFigures(sentence, earlier);
    // 'The reader will feel it before she does' is advice about anybody.
    const isOfSomebody = id !== "teach" && !isSpeaker && needsSomebody(sentence, earlier, known);
    const sources = pointed
      .filter(isNew)
      .map(introducedAt)
      .filter(isSource)
      .concat(
        bare.filter(isNew).map(mentionedAt),
        named.map((name) => findNaming(name, id, others)),
        isFirst ? [] : listCounted(sentence, earlier).map(countedAt),
        isCiting ? others.find((other) => other.id === "numbers") : undefined,
        isOfSomebody ? findPerson(others) : undefined,
      );
    for (const word of listWords(sentence)) before.add(word);
    return Array.from(new Set(sources.flatMap((source) => source?.id ?? [])));
  });
  return { rests: LOOKED_UP.has(id) ? [] : listNeeded(matter, restsOf), restsOf };
}

/** Who was told of before. */
function findPerson(others: readonly Matter[]): Matter | undefined {
  return TELLS_OF_PEOPLE.map((each) => others.find((other) => other.id === each)).find(
    (other) => other && hasSign(textOf(other), "person"),
  );
}

/** 'So the figure for 9,000 is …', 'the figures above': counted in another answer. */
function citesFigures(sentence: string, earlier: string): boolean {
  const cited = CITES_FIGURES.exec(sentence);
  if (!cited) return false;
  const before = `${earlier} ${sentence.slice(0, cited.index)}`;
  return /\babove\b/.test(sentence.slice(cited.index)) || !COUNTED.test(before);
}

/** 'On 30 of the 41 launches': so many of what was counted elsewhere. */
function listCounted(sentence: string, earlier: string): string[] {
  return Array.from(sentence.matchAll(SO_MANY), ([, figure = ""]) => figure).filter(
    (figure) => !earlier.includes(figure),
  );
}

/** A number that is no version. */
const COUNTED = /(?<![\p{L}-])\d/u;

/** What it rests on as a whole: sentences at its end that rest on something else can be left out. */
function listNeeded(matter: Matter, restsOf: AnswerId[][]): AnswerId[] {
  const taken = takeSentences(matter, (_, at) => restsOf[at]?.length === 0);
  return taken.length > 0 ? [] : [...new Set(restsOf.flat())];
}

/** Those of whom more is told than their name, in the order in which it is told. */
const NAME_PEOPLE: readonly AnswerId[] = [
  "scene",
  "premise",
  "before",
  "episode",
  "howItPlays",
  "unusual",
];

/** Names of somebody or of a house: 'said Noor', 'Donal had been there', 'Uncle Chen did not like that'. */
function listNames(sentence: string, said: string): string[] {
  const within = sentence.matchAll(
    /(?<=(?<!\p{L})\p{Ll}+["”,]{0,2} (?<!\b(?:in|from|to|near|on|until|since) ))(\p{Lu}\p{Ll}{2,})(?![\p{L}\p{N}])/gu,
  );
  const [, first = "", second = ""] =
    /^(\p{Lu}\p{Ll}+)(?: (\p{Lu}\p{Ll}+))?(?=['’]s|:| \p{Ll})/u.exec(sentence) ?? [];
  const isKin = second !== "" && hasSign(sentence, "kin");
  const isPlace = (name: string) =>
    new RegExp(String.raw`\b(?:in|from|near|at) ${name}(?!\p{L})`, "u").test(said);
  const isFirst = isKin || (isName(first, said) && !isPlace(first));
  const names = [
    ...Array.from(within, ([, name = ""]) => name).filter((name) => !isPlace(name)),
    ...(isFirst ? [first] : []),
    ...(isKin ? [second] : []),
  ];
  return names.filter((name) => !NO_NAMES.some((sign) => hasSign(name, sign)));
}

const SPEAKER =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?, (?:to|from|in|at|of|after|aged|about|\p{L}+ \d|an?|my|our|his|her|their|the|who)\b/u;

const NO_NAMES = ["runsOn", "writtenIn", "dated"] as const;

function findNaming(name: string, id: AnswerId, others: readonly Matter[]): Matter | undefined {
  const own = NAME_PEOPLE.findIndex((each) => each === id);
  const earlier = own < 0 ? NAME_PEOPLE : NAME_PEOPLE.slice(0, own);
  // Kin is introduced without its name: 'my co-founder's uncle is a potter'.
  const flags = hasSign(name, "kin") ? "iu" : "u";
  const sign = new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, flags);
  return earlier
    .flatMap((each) => others.filter((other) => other.id === each))
    .find((other) => sign.test(textOf(other)));
}

/** Questions and facts introduce nothing. */
function isTold(id: AnswerId): boolean {
  return !["askReaders", "askPeers", "price", "platform", "userSaid", "teach"].includes(id);
}

function textOf({ sentences }: Matter): string {
  return sentences.join(" ");
}

const SMALLEST = 3;

/** What a sentence takes for known: 'the pump', unless it names it before or says at once which one: 'the pump of the well'. */
function listDefinite(sentence: string): string[] {
  const found = sentence.matchAll(
    /(?:\b(?:[Tt]he|[Tt]hose|[Tt]hese)|(?:^|[,;:(]|\b(?:in|on|at|for|with|from|to|about|by|and|but|after|before|until|since|like)) ?[Tt]hat) (\p{Ll}{3,})\b(?! (?:of|that|which|who|where|in|on|at|with|from|for)\b| \p{Lu})/gu,
  );
  return Array.from(found, ({ 1: word = "", index }) => ({ word, index }))
    .filter(({ word, index }) => isTelling(word) && !mentions(sentence.slice(0, index), word))
    .map(({ word }) => word);
}

/** 'Clay' at the beginning of what is said of a thing. */
function listBare(sentence: string): string[] {
  const [, word = ""] = /^(\p{Lu}\p{Ll}{3,}) \p{Ll}/u.exec(sentence) ?? [];
  return [word.toLowerCase()].filter(isTelling);
}

function isTelling(word: string): boolean {
  return word.length >= SMALLEST && !COMMON.includes(word);
}

const COMMON =
  "first second third last next other others same only best worst most rest hard part thing things time times year years week weeks month months night nights morning evening weekend world city people point idea problem question answer money price page pages site code name names number numbers word words whole real right wrong left middle beginning start ending season house home hand hands two day days way one ones men man old new big bit end top lot box dog cat kid car job map law sea air sky sun lid bag bus van red bad far low tap key set row web app art log try use eye ear leg arm foot who you was did had have has got get are for and but not out off now how why all any its his her our  own ten six few men every each some many most nobody nothing everything somebody everybody people when where what which while with without because before after since until there their they then that this these those your about also just still even only once twice never always sometimes usually maybe mostly both either neither half from into over under between under like such here".split(
    " ",
  );

function listWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

function isKnown(word: string, before: ReadonlySet<string>): boolean {
  const stem = stemOf(word);
  return [...before].some((each) => stemOf(each) === stem);
}

/** Whether it is named there for the first time: 'a pump', 'my old pump'. */
function introduces(text: string, word: string): boolean {
  const stem = stemOf(word);
  const named = text.matchAll(
    /\b(?:an?|one|two|three|my|our|some|his|her|their)((?: \p{Ll}+){1,3})\b/giu,
  );
  return Array.from(named, ([, words = ""]) => words.trim().split(" ")).some((words) =>
    words.some((each) => stemOf(each) === stem),
  );
}

function mentions(text: string, word: string): boolean {
  const stem = stemOf(word);
  return listWords(text).some((each) => stemOf(each) === stem);
}

/** 'swap' of 'swapped', 'parcel' of 'parcels'. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ies|es|s|ed|ing)$/, "");
  return stem === word ? word : stem.replace(/([bdgmnprt])\1$/, "$1");
}

/** 'I caught myself making up what she said', with nobody before it. */
function needsSomebody(sentence: string, earlier: string, { people }: Introduced): boolean {
  const pronoun =
    /(?<![\p{L}\p{N}])(?:he|she|him|his|her|hers|the same (?:man|woman|person|guy|lady|boy|girl))(?![\p{L}\p{N}])/iu.exec(
      sentence,
    );
  if (!pronoun || hasSign(people, "person")) return false;
  const before = `${earlier} ${sentence.slice(0, pronoun.index)}`;
  return !hasSign(before, "person") && !NAMES_SOMEBODY.test(before) && !NAMES_BY_TRADE.test(before);
}

/** A name behind another word, or one that has or did something. */
const NAMES_SOMEBODY =
  /[\p{L}\p{N},] \p{Lu}\p{Ll}{2,}|(?:^|[.!?] )\p{Lu}\p{Ll}{2,}(?:['’]s | (?:had|has|was|is|\p{Ll}{2,}ed) )/u;
