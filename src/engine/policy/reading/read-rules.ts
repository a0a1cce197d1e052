import type { FactDate } from "#engine/text/format.ts";
import { ASSUMED, type Meaning } from "./meaning.ts";
import { readStatements } from "./read-statements.ts";
import { recogniseRules } from "./recognise-rules.ts";
import { splitSentences } from "./words/split-sentences.ts";
import type { CodedRules, RuleCodes } from "#engine/rules/rule-table.ts";

/** A rule as its community words it. */
export type ListedRule = { name: string; text: string };

/** What a community's own rules demand, as far as they can be read. A rule that says nothing to us is counted. */
export function readRules(rules: ListedRule[], asOf: FactDate): CodedRules {
  const language = recogniseRules(rules.map(({ name, text }) => `${name}\n${text}`).join("\n"));
  const codes: RuleCodes = {};
  for (const { name, text } of rules) {
    const opening = splitSentences(name.replace(NUMBER, ""));
    const sentences = [...opening, ...text.split("\n").flatMap(splitSentences)];
    const meanings = readStatements(sentences, { isNamed: opening.length > 0, language }).flat();
    // The earlier rule wins: communities list the general one first.
    for (const [code, value] of Object.entries(listCodes(meanings))) {
      codes[code as keyof RuleCodes] ??= value;
    }
  }
  return { asOf, count: rules.length, codes };
}

const NUMBER = /^\s*(?:rule\s*)?#?\d{1,3}\s*[-.:)]\s*/i;

/** The codes that meanings come to; what is open counts as nobody could be asked. */
export function listCodes(meanings: readonly Meaning[]): RuleCodes {
  const codes: RuleCodes = {};
  const add = (more: RuleCodes) => Object.assign(codes, { ...more, ...codes });
  for (const meaning of meanings) {
    if (meaning.kind === "demand") add(meaning.codes);
    else if (meaning.kind === "code") add({ [meaning.code]: meaning.value });
    else if (meaning.kind === "question") add(ASSUMED);
    else if (meaning.kind === "formats" && meaning.formats.join() === "text")
      add({ "text-posts-only": true });
  }
  return codes;
}
