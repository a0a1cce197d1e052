import { isLatin, keepWords } from "#engine/text/characters.ts";
import { guessLanguage } from "#engine/text/guess-language.ts";
import { type Language, LANGUAGE_CODES, nameLanguage } from "#engine/text/languages.ts";
import { countSmallWords } from "#engine/text/recognise-language.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import type { Demand } from "#engine/policy/demand.ts";
import { type Meaning, speaksOfOwn } from "#engine/policy/reading/meaning.ts";
import { isOnOwn, readStatements } from "#engine/policy/reading/read-statements.ts";
import { isBan } from "#engine/policy/reading/settle-meanings.ts";
import { recogniseRules } from "#engine/policy/reading/recognise-rules.ts";
import { READ_LANGUAGES, type ReadLanguage } from "#engine/policy/reading/concepts/says.ts";
import { findDoubted } from "./doubt.ts";
import { MAX_PASTE_LENGTH } from "./paste-limits.ts";
import { pickStance } from "./read-stance.ts";
import type { Statement } from "./statement.ts";
import { type PastedRule, splitPaste } from "./split-paste.ts";

export type ReadRule = { name: string; text: string; statements: Statement[] };

export type PasteReading = {
  /** `foreign` and `nonsense` may still hold rules, which are then for the user to read. */
  state: "empty" | "nonsense" | "foreign" | "read";
  /** Of a text that is foreign to us, as in 'Polish'; null where it can't be told. */
  language: string | null;
  rules: ReadRule[];
  /** Keys of the sentences on promotion, where what they come to is too unsure and the user is asked; else none. */
  doubted: string[];
};

/** What a pasted text asks for, sentence by sentence; takes time in proportion to its length. */
export function readPaste(text: string): PasteReading {
  const pasted = splitPaste(text.slice(0, MAX_PASTE_LENGTH));
  const sample = pasted
    .map(({ name, text: rest }) => `${name}\n${rest}`)
    .join("\n")
    .slice(0, SAMPLE_LENGTH);
  const foreign = findForeign(sample);
  if (foreign) {
    const rules = pasted.map(leaveUnread);
    return { state: "foreign", language: foreign.name, rules, doubted: [] };
  }
  const language = recogniseRules(sample);
  const rules = pasted.map((rule, index) =>
    index < MOST_READ ? readPastedRule(rule, language) : leaveUnread(rule),
  );
  const isWide = isSilent(rules);
  const wider = isWide ? readWider(pasted, rules, language) : rules;
  const asked = isSilent(wider) ? askOfUnread(wider, language) : wider;
  const doubted = findDoubted(
    asked.slice(0, MOST_READ).flatMap(({ statements }) => statements),
    { language, isWide },
  );
  return { state: judgeText(asked, sample), language: null, rules: asked, doubted };
}

/** What says yes or no to something of one's own, and can't be read, is asked about rather than passed over. */
function askOfUnread(rules: readonly ReadRule[], language: ReadLanguage): ReadRule[] {
  return rules.map((rule) => {
    const isRead = rule.statements.some(({ meanings }) => meanings.some(speaksOfOwn));
    // 'No AI pictures' as the name: what its text says is on those.
    const isOnOthers = rule.statements[0]?.meanings.some(
      (each) => each.kind === "demand" && isBan(each) && !speaksOfOwn(each),
    );
    if (isRead || (isOnOthers && rule.name !== "")) return rule;
    const unread = rule.statements.find(
      ({ sentence, meanings }) => meanings.length === 0 && isOnOwn(sentence, language),
    );
    const statements = rule.statements.map((statement): Statement =>
      statement === unread
        ? { ...statement, meanings: [{ kind: "question", of: "promotion" }] }
        : statement,
    );
    return { ...rule, statements };
  });
}

function isSilent(rules: readonly ReadRule[]): boolean {
  // That one says whose it is tells nothing of how much of it is taken.
  const meanings = rules
    .flatMap(({ statements }) => statements.flatMap((each) => each.meanings))
    .filter((each) => !(each.kind === "demand" && each.demand.code === "disclose"))
    .filter((each) => !(each.kind === "welcome" && each.isImplied));
  const asks = meanings.some(({ kind }) => kind === "question");
  return !asks && pickStance(meanings) === null;
}

/** Who says nothing of promotion may mean it: what is bounded there speaks of what makers have. */
function readWider(
  pasted: readonly PastedRule[],
  rules: readonly ReadRule[],
  language: ReadLanguage,
): ReadRule[] {
  return rules.map((rule, at) => {
    const source = pasted[at];
    if (!source || at >= MOST_READ) return rule;
    const wide = readPastedRule(source, language, true);
    const statements = rule.statements.map((statement, index) => ({
      ...statement,
      meanings: addBounds(statement.meanings, wide.statements[index]?.meanings ?? []),
    }));
    return { ...rule, statements };
  });
}

/** What the wider reading says of own work, in place of the same said of everything. */
function addBounds(strict: Meaning[], wide: readonly Meaning[]): Meaning[] {
  const isOfQuestions = strict.some(
    (each) => each.kind === "demand" && each.demand.code === "question-in-thread",
  );
  const bounds = isOfQuestions ? [] : wide.filter(isBound);
  const isSame = (one: Meaning) =>
    one.kind === "demand" &&
    (one.demand.of === "all" || one.demand.of === "other") &&
    bounds.some((each) => each.kind === "demand" && each.demand.code === one.demand.code);
  return [...strict.filter((meaning) => !isSame(meaning)), ...bounds];
}

/** With these a community leaves room for promotion, and says how much. */
export const LEAVES_ROOM: ReadonlySet<Demand["code"]> = new Set<Demand["code"]>([
  "thread-only",
  "day",
  "flair",
  "percent",
  "gap-days",
  "ask-mods",
]);

function isBound(meaning: Meaning): boolean {
  return (
    meaning.kind === "demand" &&
    isPromoting(meaning.demand.of) &&
    (LEAVES_ROOM.has(meaning.demand.code) || meaning.demand.code === "disclose") &&
    !(meaning.demand.code === "flair" && meaning.demand.value === null)
  );
}

/** No community has so many rules; what comes after them is kept for the user to read. */
const MOST_READ = 300;
const SAMPLE_LENGTH = 6000;

function leaveUnread({ name, text, sentences }: PastedRule): ReadRule {
  const statements = sentences.map((sentence) => ({
    key: keyOf(sentence),
    sentence,
    meanings: [],
  }));
  return { name, text, statements };
}

function readPastedRule(
  { name, text, sentences }: PastedRule,
  language: ReadLanguage,
  isWide = false,
): ReadRule {
  const meanings = readStatements(sentences, { isNamed: name !== "", language, isWide });
  const statements = sentences.map((sentence, index) => ({
    key: keyOf(sentence),
    sentence,
    meanings: meanings[index] ?? [],
  }));
  return { name, text, statements };
}

export function keyOf(sentence: string): string {
  return keepWords(sentence).slice(0, 100);
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
}

/** Scripts that tell the language, or at least that it is none that we read. */
const SCRIPTS: [RegExp, string | null][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "Japanese"],
  [/\p{Script=Hangul}/u, "Korean"],
  [/\p{Script=Han}/u, "Chinese"],
  [/\p{Script=Greek}/u, "Greek"],
  [/\p{Script=Hebrew}/u, "Hebrew"],
  [/\p{Script=Thai}/u, "Thai"],
  [/[^\p{Script=Latin}\p{Script=Common}]/u, null],
];
const isRead = (code: Language) => READ_LANGUAGES.some((language) => language === code);
const UNREAD = LANGUAGE_CODES.filter((code) => !isRead(code));
const READ_NAMES: ReadonlySet<string> = new Set(READ_LANGUAGES.map(nameLanguage));
const FEWEST_SIGNS = 3;

/** The language of a text that we can't read; null where we can. */
function findForeign(sample: string): { name: string | null } | null {
  const words = listWords(sample);
  const strange = words.filter((word) => !isLatin(word));
  if (strange.length > words.length / 2) {
    const script = SCRIPTS.find(([pattern]) => strange.some((word) => pattern.test(word)));
    return { name: script?.[1] ?? null };
  }
  const counts = countSmallWords(sample);
  const read = Math.max(...READ_LANGUAGES.map((language) => counts.get(language) ?? 0));
  for (const language of UNREAD) {
    const signs = counts.get(language) ?? 0;
    if (signs >= FEWEST_SIGNS && signs > read) return { name: nameLanguage(language) };
  }
  const guessed = guessLanguage(words);
  const canBeRead = guessed === null || READ_NAMES.has(guessed) || read > words.length * 0.12;
  return canBeRead ? null : { name: /^[A-Z]/.test(guessed) ? guessed : null };
}

const USUAL =
  /^(?:the|and|of|to|that|with|for|you|your|this|my|it|are|but|is|how|what|no|not|be|do|don't|only|must|please|post|posts|posting|rule|rules|any|all|in|on|or|allowed|welcome|keep|stay|use|links?|spam|respect\w*|title|titles|flair)$/;

function judgeText(rules: ReadRule[], sample: string): PasteReading["state"] {
  const words = listWords(sample);
  if (words.length === 0) return rules.length === 0 ? "empty" : "nonsense";
  if (rules.some(isUnderstood)) return "read";
  const usual = words.filter((word) => USUAL.test(word)).length;
  const small = Math.max(...countSmallWords(sample).values(), 0);
  return Math.max(usual, small) >= words.length * 0.06 ? "read" : "nonsense";
}

export function isUnderstood({ statements }: ReadRule): boolean {
  return statements.some(({ meanings }) => meanings.length > 0);
}
