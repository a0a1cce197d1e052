import { beginsWithCapital } from "#engine/text/characters.ts";
import { LEADS } from "./concepts/leads.ts";
import { MOODS } from "./concepts/moods.ts";
import { DAYS, MEASURES, ROOMS } from "./concepts/rooms.ts";
import { READ_LANGUAGES, type ReadLanguage, type Says } from "./concepts/says.ts";
import { isSmallWord } from "./concepts/sort-words.ts";
import { SUBJECTS } from "./concepts/subjects.ts";
import { TOPICS } from "./concepts/topics.ts";
import {
  isAsking,
  isNoAtAll,
  isCalling,
  isPost,
  isNoThread,
  isThread,
  isWeekday,
} from "./concepts/word-lists.ts";
import { ALL_FORMS, type Mark, type MarkedSentence, type Name, WIDE } from "./marks.ts";
import { dropBeside } from "./beside/drop-beside.ts";
import { dropKeptOut, dropUnasked } from "./drop-marks.ts";
import { PhraseBook } from "./words/phrases.ts";
import { splitTokens, type Token } from "./words/tokens.ts";

const TABLES: [Name["group"], Record<string, Says>][] = [
  ["subject", mapSays({ ...SUBJECTS, ...TOPICS })],
  ["mood", MOODS],
  ["room", ROOMS],
  ["day", DAYS],
  ["measure", MEASURES],
  ["form", mapSays(ALL_FORMS)],
  ["lead", LEADS],
];

function mapSays(rows: Record<string, { says: Says }>): Record<string, Says> {
  return Object.fromEntries(Object.entries(rows).map(([id, { says }]) => [id, says]));
}

const books = new Map<string, PhraseBook<Name>>();

function openBook(language: ReadLanguage, isWide = false): PhraseBook<Name> {
  const key = isWide ? `${language} wide` : language;
  const known = books.get(key);
  if (known) return known;
  const book = new PhraseBook<Name>();
  const tables: typeof TABLES = isWide ? [...TABLES, ["subject", mapSays(WIDE)]] : TABLES;
  for (const [group, rows] of tables) {
    for (const [id, says] of Object.entries(rows)) {
      for (const phrases of [says.any, says[language]]) {
        if (phrases) book.add({ group, id } as Name, phrases);
      }
    }
  }
  books.set(key, book);
  return book;
}

export function markSentence(text: string, language: ReadLanguage, isWide = false): MarkedSentence {
  const tokens = splitTokens(text);
  const found = openBook(language, isWide).find(tokens);
  const noise = found.filter(({ name }) => name.group === "mood" && name.id === "noise");
  const isQuoted = listQuoted(tokens);
  found.push(...findNamedThreads(text, tokens, isQuoted));
  const said = found.filter(
    ({ name, from, to }) =>
      !(name.group === "mood" && name.id === "include" && hasDenial(tokens, from + 1, to)) &&
      !(name.group === "mood" && name.id === "noise") &&
      !(name.id === "thread" && isPartOfName(tokens, to)) &&
      !(name.id !== "past" && noise.some((span) => from >= span.from && from < span.to)) &&
      !(
        isQuoted[from] &&
        (isSilentInQuotes(name) || (name.group === "day" && isCried(tokens, from)))
      ),
  );
  const marks = [...said, ...findQuotedQuestions(tokens, isQuoted)];
  const kept = dropBeside(dropUnasked(dropKeptOut(dropShorter(marks)), tokens), tokens);
  return { text, tokens, marks: kept.toSorted((a, b) => a.from - b.from) };
}

/** 'The “Rare Finds” post flair', 'the swap thread rules': what is spoken of is no thread. */
function isPartOfName(tokens: readonly Token[], to: number): boolean {
  const next = tokens
    .slice(to, to + FARTHEST_HEAD)
    .find(({ text }) => text !== '"' && text !== "/" && !isThread(text) && !isPost(text));
  return next !== undefined && isNoThread(next.text);
}

const FARTHEST_HEAD = 3;

/** 'Bitte nicht mit …' asks for nothing. */
function hasDenial(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ text }) => /^(?:nicht|kein\w*|not|don't|nao)$/.test(text));
}

function isSilentInQuotes(name: Name): boolean {
  return name.group === "mood" || name.group === "subject";
}

/** '"Sold out on Saturday!!"': somebody's cry, and no day that is left to anything. */
function isCried(tokens: readonly Token[], at: number): boolean {
  const close = tokens.findIndex(({ text }, index) => index > at && text === '"');
  return tokens[close - 1]?.text === "!";
}

/** '"Is this mould?" posts', 'no "which one should I buy"': a question of one kind. */
function findQuotedQuestions(tokens: readonly Token[], isQuoted: readonly boolean[]): Mark[] {
  let depth = 0;
  return tokens.flatMap((token, at): Mark[] => {
    if (token.text === "(") depth += 1;
    if (token.text === ")") depth = Math.max(0, depth - 1);
    const isOpening = token.text === '"' && isQuoted[at] && !isQuoted[at - 1];
    // In brackets it is an example of what is asked for.
    if (!isOpening || depth > 0) return [];
    const asked = tokens.slice(at + 1, at + 1 + MOST_OF_A_REQUEST).map(({ text }) => text);
    if (isForFeedback(asked.join(" ")))
      return [{ name: { group: "subject", id: "feedback" }, from: at, to: at + 2 }];
    // 'No "check out my channel" posts'
    if (isNoAtAll(tokens[at - 1]?.text ?? "") && OWN_CRY.test(asked.join(" ")))
      return [{ name: { group: "subject", id: "ownWork" }, from: at, to: at + 2 }];
    if (!isAsking(asked[0] ?? "")) return [];
    const end = tokens.findIndex((other, index) => index > at && other.text === '"');
    const isWhole = end - at > MOST_OF_A_NAME;
    return isWhole ? [{ name: { group: "subject", id: "quotedQuestion" }, from: at, to: end }] : [];
  });
}

/** 'Would you use this?', 'rate my site', and not 'what do you think of cats?' */
const MOST_OF_A_REQUEST = 6;
const FEEDBACK =
  /^(?:would you (?:use|pay|buy|play|read)|rate my|roast my|(?:wurdet ihr|wurdest du) (?:das|so|dafur)|utiliseriez|acheteriez|payeriez|usariais|usarias|pagarias|comprarias|usariam|usaria|pagariam|pagaria|(?:what do you think|was haltet ihr|que pensez vous|que os parece|que opinais|o que (?:vc|voce|voces) acham?) (?:\?|"))/;

/** What makers cry. */
const OWN_CRY =
  /^(?:i (?:just |finally )?(?:made|built|wrote|created|launched|released)|i've (?:made|built|written|launched)|(?:check out|look at|buy|follow|visit|try) (?:my|our)|(?:subscribe|listen) to my|my new)(?: |$)/;

function isForFeedback(said: string): boolean {
  return FEEDBACK.test(said);
}

/** 'The Honey Market thread', 'im Faden „Börse“', 'under the "Friday Bench" post': a thread by its name. */
function findNamedThreads(
  text: string,
  tokens: readonly Token[],
  isQuoted: readonly boolean[],
): Mark[] {
  const isName = (token: Token | undefined) =>
    token !== undefined && token.start > 0 && beginsWithCapital(text.slice(token.start));
  return tokens.flatMap((token, at): Mark[] => {
    const [first, before] = [tokens[at - 2], tokens[at - 1]];
    // '… the "Friday Bench" post', and not 'where you "post more"'
    const isQuotedBefore = before?.text === '"' && !isQuoted[at];
    const isLed = isThread(token.text)
      ? isQuotedBefore || isName(before)
      : isPost(token.text) &&
        (isQuotedBefore || (isName(before) && isName(first) && !isSmallWord(before?.text ?? "")));
    const next = tokens[at + 1];
    // 'The Monday Market' is called so because it is there on Mondays.
    const isCalled =
      isWeekday(token.text) &&
      isName(token) &&
      isName(next) &&
      text.slice(token.end, next?.start) === " " &&
      !isWeekday(next?.text ?? "");
    const isFollowed =
      isCalled ||
      (isThread(token.text) &&
        (next?.text === '"' || (isCalling(next?.text ?? "") && isName(tokens[at + 2]))));
    const sent = isLed || isFollowed ? null : findSentTo(tokens, at, isName);
    if (sent) return [{ name: { group: "room", id: "thread" }, ...sent }];
    if (!isLed && !isFollowed) return [];
    const [from, to] = [isLed ? at - 1 : at, isLed ? at + 1 : at + 2];
    return [{ name: { group: "room", id: "thread" }, from, to }];
  });
}

const GOES = /^(?:go|goes|belong|belongs|comment|comments|reply)$/;
const INTO = /^(?:in|into|to|under)$/;
const ARTICLES = /^(?:the|our)$/;
const MOST_OF_A_THREAD = 6;

/** '… goes in Which App Wednesday', '… belong in The Swap Shed': a thread that is only called by its name. */
function findSentTo(
  tokens: readonly Token[],
  at: number,
  isName: (token: Token | undefined) => boolean,
): Pick<Mark, "from" | "to"> | null {
  if (!GOES.test(tokens[at]?.text ?? "") || !INTO.test(tokens[at + 1]?.text ?? "")) return null;
  const isLed = ARTICLES.test(tokens[at + 2]?.text ?? "") && !isName(tokens[at + 2]);
  const from = at + (isLed ? 3 : 2);
  let to = from;
  while (to < from + MOST_OF_A_THREAD && (isName(tokens[to]) || tokens[to]?.text === "&")) to += 1;
  const isThere = tokens.slice(from, to).filter((token) => isName(token)).length > 1;
  // '… in THE COMMENTS' is only said aloud.
  const isElse = tokens
    .slice(from, to)
    .some(({ text }) => text === "r" || /^(?:comments?|modmail)$/.test(text));
  return isThere && !isElse ? { from, to } : null;
}

/** 'What I tried' is a heading. */
const MOST_OF_A_NAME = 4;

/** Of ways to say the same sort of thing at the same place, the longest: 'not prohibited' is no ban. */
function dropShorter(marks: Mark[]): Mark[] {
  const rivals = Map.groupBy(marks, ({ name }) => name.group);
  return marks.filter((mark) => {
    if (!EXCLUSIVE.has(mark.name.group)) return true;
    const [length, own] = [mark.to - mark.from, mark.name.id];
    for (const other of rivals.get(mark.name.group) ?? []) {
      if (other === mark || other.from > mark.from || other.to < mark.to) continue;
      if (other.to - other.from > length) return false;
      // 'Werbeprämien' are rewards for referrals first.
      if (own === "promotion" && other.name.id === "referral") return false;
      // The same said in two ways is said once.
      if (other.name.id === own) return marks.indexOf(mark) < marks.indexOf(other);
    }
    return true;
  });
}

const EXCLUSIVE: ReadonlySet<Name["group"]> = new Set(["subject", "mood"]);

function listQuoted(tokens: readonly Token[]): boolean[] {
  let isInside = false;
  const hasPairs = tokens.filter(({ text }) => text === '"').length % 2 === 0;
  let isTag = false;
  return tokens.map(({ text }) => {
    if (text === '"' && hasPairs) isInside = !isInside;
    if (text === "[" || text === "]") isTag = text === "[";
    return isInside || isTag;
  });
}

/** How many things a text says in each language; for texts too short to be told by their small words. */
export function countMarks(text: string): Map<ReadLanguage, number> {
  const tokens = splitTokens(text);
  return new Map(
    READ_LANGUAGES.map((language) => [
      language,
      openBook(language)
        .find(tokens)
        .filter(
          ({ name }) => name.group === "subject" || name.group === "mood" || name.group === "form",
        ).length,
    ]),
  );
}
