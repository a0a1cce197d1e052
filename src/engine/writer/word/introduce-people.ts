import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { beginLarge, hasWordCharacter } from "#engine/text/characters.ts";
import { BEGINS_SENTENCE, HE, OWNED, SAYS_WHO, SAYS_WHO_BEHIND, SHE } from "../rows/people-rows.ts";
import { NAMES_BY_TRADE } from "../rows/pointer-rows.ts";
import type { Person } from "../told/list-people.ts";

/** The paragraphs of a post, with who somebody is where a name comes first: 'Denise is allowed 32 ounces' of 'my wife Denise'. */
export function introducePeople(
  paragraphs: readonly string[],
  people: readonly Person[],
): string[] {
  return people.reduce<string[]>(
    (told, person) => introduce(nameOwner(told, person, people), person),
    [...paragraphs],
  );
}

function introduce(paragraphs: string[], { name, as }: Person): string[] {
  const at = paragraphs.findIndex((paragraph) => findName(paragraph, name) >= 0);
  const paragraph = paragraphs[at];
  if (paragraph === undefined) return paragraphs;
  const from = findName(paragraph, name);
  const before = paragraph.slice(0, from);
  const behind = paragraph.slice(from + name.length);
  const isKnown = SAYS_WHO.test(before) || SAYS_WHO_BEHIND.test(behind);
  // 'A guy named Walt's unit' is nobody's.
  const isOwning = as.endsWith("ed") && /^['’]s/.test(behind);
  if (isKnown || isOwning || isQuoted(before)) return paragraphs;
  return paragraphs.with(at, `${before}${beginAs(as, before)} ${name}${behind}`);
}

/** 'At her sister's', before anybody is named, is 'at my wife Denise's sister's' where only she can be meant. */
function nameOwner(paragraphs: string[], { name, as, is }: Person, people: readonly Person[]) {
  const [first, ...rest] = paragraphs;
  if (first === undefined || is === null) return paragraphs;
  const pronoun = (is === "she" ? SHE : HE).exec(first);
  const named = findName(first, name);
  if (!pronoun || named < pronoun.index) return paragraphs;
  const before = first.slice(0, pronoun.index);
  const behind = first.slice(pronoun.index + pronoun[0].length);
  const isAlone = people.every(
    (other) => other.name === name || findName(first, other.name) < 0 || other.is !== is,
  );
  const isAnybody = hasSign(before, "person") || NAMES_BY_TRADE.test(before);
  if (!isAlone || isAnybody || isQuoted(before)) return paragraphs;
  const isOwner = OWNS.has(pronoun[0].toLowerCase()) && OWNED.test(behind);
  return [`${before}${beginAs(as, before)} ${name}${isOwner ? "'s" : ""}${behind}`, ...rest];
}

const OWNS: ReadonlySet<string> = new Set(["her", "his"]);

function beginAs(as: string, before: string): string {
  return BEGINS_SENTENCE.test(before) ? beginLarge(as) : as;
}

/** Where the name is a word of its own; -1 where it is none. */
function findName(text: string, name: string): number {
  const isWord = (at: number) =>
    !hasWordCharacter(text.charAt(at - 1)) && !hasWordCharacter(text.charAt(at + name.length));
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (isWord(at)) return at;
  return -1;
}

/** Whether a quotation that was opened there is still open. */
function isQuoted(before: string): boolean {
  return (before.split('"').length + before.split("“").length + before.split("”").length) % 2 === 0;
}
