import type { TextPlace } from "#engine/text/text-place.ts";
import { findNames } from "./find-names.ts";
import { DISCLOSURES, LEADS_TO_NAME, OWN_WORK } from "./own-work-patterns.ts";

/** Where a text says honestly that its author made what it is about. */
export function findDisclosure(text: string, projectName: string | null = null): TextPlace | null {
  return findOwnWork(text, projectName) ?? findFirst(text, DISCLOSURES);
}

/** Where a text presents something that its author made. 'My project' alone does not: it may be homework. */
export function findOwnWork(text: string, projectName: string | null = null): TextPlace | null {
  return findFirst(text, OWN_WORK) ?? findOwnName(text, projectName);
}

function findFirst(text: string, patterns: RegExp[]): TextPlace | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}

const LONGEST_LEAD = 80;

/** 'I made' and the like right before the project's name. */
function findOwnName(text: string, projectName: string | null): TextPlace | null {
  for (const { start, end } of findNames(text, projectName)) {
    const before = text.slice(Math.max(0, start - LONGEST_LEAD), start);
    const lead = LEADS_TO_NAME.exec(before);
    if (lead) return { start: start - before.length + lead.index, end };
  }
  return null;
}
