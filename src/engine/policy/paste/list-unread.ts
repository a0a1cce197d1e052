import { recogniseRules } from "#engine/policy/reading/recognise-rules.ts";
import type { Mood } from "#engine/policy/reading/concepts/moods.ts";
import { markSentence } from "#engine/policy/reading/mark-sentence.ts";
import type { ReadRule } from "./read-paste.ts";
import type { Statement } from "./statement.ts";

/**
 * What nothing was read of, whole and rule by rule: all of a rule, or its sentences beside those that were read.
 * `isShown` are those that stand elsewhere already.
 */
export function listUnread(
  rules: readonly ReadRule[],
  isShown: (statement: Statement) => boolean = isRead,
): string[] {
  const unread = rules.map((rule) => wordUnread(rule, isShown)).filter((text) => text !== "");
  return [...new Set(unread)];
}

/** Sentences beside those that were read that order, allow or refuse something. */
export function listUnreadOrders({ name, text, statements }: ReadRule): string {
  return statements.every(isIdle)
    ? ""
    : wordUnread({ name, text, statements }, isIdle).replace("\n", ": ");
}

function wordUnread({ name, text, statements }: ReadRule, isShown: (each: Statement) => boolean) {
  const unread = statements.filter((each) => !isShown(each));
  if (unread.length === statements.length) return joinLines(name, text);
  // Of a paragraph the first sentence is its name.
  const title = /[.!?]$/.test(name) ? "" : name;
  const [first] = statements;
  const sentences = unread.filter((each) => title === "" || each !== first);
  if (sentences.length > 0)
    return joinLines(title, sentences.map(({ sentence }) => sentence).join(" "));
  return first && unread.includes(first) && saysAnything(first) ? name : "";
}

function joinLines(name: string, text: string): string {
  return [name, text].filter(Boolean).join("\n");
}

function isIdle(statement: Statement): boolean {
  return isRead(statement) || !saysAnything(statement);
}

function isRead({ meanings }: Statement): boolean {
  return meanings.length > 0;
}

const SAYING: ReadonlySet<string> = new Set<Mood>(["deny", "permit", "require", "only", "include"]);

/** 'Links' is only what the sentences below it are on; 'No Etsy' is a rule. */
function saysAnything({ sentence }: Statement): boolean {
  const { marks } = markSentence(sentence, recogniseRules(sentence));
  return marks.some(({ name }) => name.group === "mood" && SAYING.has(name.id));
}
