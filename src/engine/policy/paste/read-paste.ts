import { readRule } from "#engine/rules/read-rules.ts";
import {
  RULES,
  type RuleCode,
  RULE_CODES,
  type RuleCodes,
  wordRule,
} from "#engine/rules/rule-table.ts";
import { guessLanguage } from "#engine/text/guess-language.ts";
import type { PostFormat } from "#engine/policy/policy.ts";
import { NO_SOURCE, wordStance } from "#engine/policy/word-policy.ts";
import {
  type PastedDemand,
  readDemands,
  isAboutOwnWork,
  makeStance,
  type PastedStance,
  readPermission,
} from "./read-demands.ts";
import { type PastedRule, splitPaste } from "./split-paste.ts";
import type { RuleValue } from "#engine/rules/rule-row.ts";
import { joinWords } from "#engine/text/format.ts";

/** In characters: about as long as the longest rules that anybody wrote. */
export const MAX_PASTE_LENGTH = 100_000;
export const NOTHING_PASTED = "Please paste the rules, or correct something.";
export const PASTE_TOO_LONG = "The rules can have at most 100,000 characters.";

/** What a sentence was understood as. */
export type Meaning =
  | { kind: "stance"; stance: PastedStance }
  | { kind: "code"; code: RuleCode; value: RuleValue }
  | { kind: "demand"; demand: PastedDemand }
  | { kind: "banned-words"; words: string[] }
  | { kind: "formats"; formats: PostFormat[] };

export type Statement = {
  /** Stays the same while other sentences change. */
  key: string;
  sentence: string;
  /** None where it was not understood. */
  meanings: Meaning[];
};

export type ReadRule = { name: string; text: string; statements: Statement[] };

export type PasteReading = {
  /** `foreign` and `nonsense` may still hold rules, which are then for the user to read. */
  state: "empty" | "nonsense" | "foreign" | "read";
  /** As in 'German'; null for English and where it can't be told. */
  language: string | null;
  rules: ReadRule[];
};

/** What a pasted text asks for, sentence by sentence; takes time in proportion to its length. */
export function readPaste(text: string): PasteReading {
  const rules = splitPaste(text.slice(0, MAX_PASTE_LENGTH)).map((rule, index) =>
    index < MOST_READ ? readPastedRule(rule) : leaveUnread(rule),
  );
  const words = listWords(text);
  const language = guessLanguage(words);
  return { state: judgeText(rules, words, language), language, rules };
}

/** No community has so many rules; what comes after them is kept for the user to read. */
const MOST_READ = 300;

function leaveUnread({ name, text, sentences }: PastedRule): ReadRule {
  const statements = sentences.map((sentence) => ({
    key: keyOf(sentence),
    sentence,
    meanings: [],
  }));
  return { name, text, statements };
}

const SAMPLE_LENGTH = 6000;

function listWords(text: string): string[] {
  return (
    text
      .slice(0, SAMPLE_LENGTH)
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? []
  );
}

const USUAL =
  /^(?:the|and|of|to|that|with|for|you|your|this|my|it|are|but|is|how|what|no|not|be|do|don't|only|must|please|post|posts|posting|rule|rules|any|all|all|in|on|or|allowed|welcome|keep|stay|use|links?|spam|respect\w*|title|titles|flair)$/;

function judgeText(
  rules: ReadRule[],
  words: string[],
  language: string | null,
): PasteReading["state"] {
  if (words.length === 0) return rules.length === 0 ? "empty" : "nonsense";
  const usual = words.filter((word) => USUAL.test(word)).length;
  if (usual >= words.length * 0.06) return "read";
  if (language !== null) return "foreign";
  if (rules.some(isUnderstood)) return "read";
  return words.length >= 12 && hasManyLetters(words) && usual > 0 ? "foreign" : "nonsense";
}

function hasManyLetters(words: string[]): boolean {
  return words.filter((word) => word.length > 1 && /[aeiouyäöüáéíóúàèìòùâêîôûåø]/.test(word)).length > words.length / 2; // prettier-ignore
}

export function isUnderstood({ statements }: ReadRule): boolean {
  return statements.some(({ meanings }) => meanings.length > 0);
}

function readPastedRule(rule: PastedRule): ReadRule {
  const { name, text, sentences } = rule;
  const statements = sentences.map((sentence, index) => ({
    key: keyOf(sentence),
    sentence,
    meanings: readSentence(sentence, index === 0 ? "" : name),
  }));
  for (const [code, value] of listCodes(rule)) {
    const statement = statements[findSentence(rule, code)];
    if (statement) addCode(statement, code, value, isAboutOwnWork(`${name} ${statement.sentence}`));
  }
  return { name, text, statements };
}

export function keyOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .slice(0, 100);
}

function readSentence(sentence: string, ruleName: string): Meaning[] {
  const stance = readPermission(sentence, ruleName);
  const { demands, bannedWords, formats } = readDemands(sentence);
  return [
    ...(stance ? [{ kind: "stance" as const, stance }] : []),
    ...demands.map((demand) => ({ kind: "demand" as const, demand })),
    ...(bannedWords.length > 0 ? [{ kind: "banned-words" as const, words: bannedWords }] : []),
    ...(formats && formats.length > 0 ? [{ kind: "formats" as const, formats }] : []),
  ];
}

function listCodes(rule: PastedRule): [RuleCode, RuleValue][] {
  const codes = readRule(rule);
  return RULE_CODES.flatMap((code): [RuleCode, RuleValue][] => {
    const value = codes[code];
    return value === undefined ? [] : [[code, value]];
  });
}

/** The sentence that says it by itself, else the first that says it under its rule's name. */
function findSentence({ name, sentences }: PastedRule, code: RuleCode): number {
  const says = (codes: RuleCodes) => codes[code] !== undefined;
  const alone = sentences.findIndex((sentence, index) =>
    says(readRule(index === 0 && name ? { name, text: "" } : { name: "", text: sentence })),
  );
  if (alone !== -1) return alone;
  return Math.max(0, sentences.findIndex((sentence) => says(readRule({ name, text: sentence })))); // prettier-ignore
}

/** Codes on promotion are one stance, which the sentence may have told more closely already. */
function addCode(statement: Statement, code: RuleCode, value: RuleValue, isAboutOwn: boolean) {
  const stance = RULES[code].detection.by === "stance" && (isAboutOwn || code !== "ask-moderators-first") ? stanceOfCode(code, value) : null; // prettier-ignore
  if (!stance) {
    statement.meanings.push({ kind: "code", code, value });
    return;
  }
  const isTold = statement.meanings.some(({ kind }) => kind === "stance");
  if (!isTold) statement.meanings.unshift({ kind: "stance", stance });
}

function stanceOfCode(code: RuleCode, value: RuleValue): PastedStance | null {
  switch (code) {
    case "promotion-in-thread-only":
      return makeStance("thread");
    case "promotion-on-day":
    case "showcase-on-day":
      return makeStance("weekday", { day: typeof value === "string" ? value : null });
    case "promotion-limited":
      return makeStance("share", { sharePercent: typeof value === "number" ? value : null });
    case "no-self-promotion":
    case "no-apps-or-sites":
      return makeStance("closed");
    case "ask-moderators-first":
      return makeStance("ask");
    default:
      return null;
  }
}

/** For the screen: 'Read as: …'. */
export function wordMeaning(meaning: Meaning): string {
  switch (meaning.kind) {
    case "stance":
      return wordStance({ ...meaning.stance, source: NO_SOURCE });
    case "code":
      return wordRule(meaning.code, meaning.value);
    case "demand":
      return wordDemand(meaning.demand);
    case "banned-words":
      return `Words that get a post removed: ${meaning.words.join(", ")}`;
    case "formats":
      return `Only ${joinWords(meaning.formats, "or")} posts`;
  }
}

function wordDemand(demand: PastedDemand): string {
  switch (demand.kind) {
    case "tag":
      return `The title has a tag: ${joinWords(demand.tags.map((tag) => `[${tag}]`), "or")}`; // prettier-ignore
    case "phrase":
      return `The post says “${demand.phrase}”`;
    case "sections":
      return `The post has the sections ${joinWords(demand.headings)}`;
    case "title-bracket":
      return "The title has something in square brackets";
    case "length":
      return `The ${demand.field === "title" ? "title" : "text"} has ${demand.min === null ? `at most ${demand.max ?? 0}` : `at least ${demand.min}`} characters`; // prettier-ignore
    case "body":
      return demand.is === "required" ? "Every post has a text" : "Posts have a title and no text";
    case "domains":
      return `No links to ${joinWords(demand.banned, "or")}`;
    case "source":
      return "The post names its source";
    case "links":
      return `The post links to at least ${demand.fewest} others`;
    case "title-strings":
      return `The title has one of these: ${demand.strings.join(", ")}`;
    case "format":
      return `Form: ${demand.text}`;
  }
}
