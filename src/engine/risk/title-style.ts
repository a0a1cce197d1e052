import { listLetters } from "#engine/text/characters.ts";
import { findPlaces, type TextPlace, findTags } from "#engine/text/text-place.ts";

export const LONG_TITLE = 140;

export const EXCLAMATIONS = /!+/g;

/** Pictures, with whatever joins and colours them. */
export const EMOJI =
  /(?:[\p{Emoji_Presentation}\p{Regional_Indicator}]|\p{Extended_Pictographic}\u{FE0F})[\p{Emoji_Modifier}\u{FE0F}\u{200D}\p{Extended_Pictographic}]*/gu;

export const CLICKBAIT =
  /\byou (?:won['’]t|will not|wouldn['’]t) believe\b|\b(?:this|one) (?:\p{L}+ )?(?:simple |weird )?trick\b|\b(?:blew|blow|blowing) (?:my|your) mind\b|\bwhat happened next\b|\bnobody (?:tells|is talking|talks)\b|\bno one (?:tells|is talking|talks)\b|\bthey don['’]t want you to\b|\bwill change your life\b|\bchanged my life\b|\bthe secret (?:to|of|behind)\b|\bhere['’]s (?:why|how|what)\b|\bmust[- ](?:see|have|read|try)\b|\bshocking(?:ly)?\b|\binsane(?:ly)?\b|\bdon['’]t miss\b|\byou need to (?:see|know|try)\b|\bthis changes everything\b|\bstop (?:doing|using|wasting)\b|\bthe (?:ultimate|only) guide\b/giu;

/** Words in capitals, where they are too many to be abbreviations. */
export function findShouting(title: string): TextPlace[] {
  // Tags in brackets are written in capitals everywhere.
  const tags = findTags(title);
  const capitals = findPlaces(title, CAPITALS).filter(
    ({ start }) => !tags.some((tag) => tag.start <= start && start < tag.end),
  );
  return isAllCapitals(withoutTags(title, tags)) || capitals.length >= 3 ? capitals : [];
}

function withoutTags(title: string, tags: TextPlace[]): string {
  return tags.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), title);
}

export function isAllCapitals(title: string): boolean {
  const letters = listLetters(title).length;
  const upper = title.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= 10 && upper / letters > 0.7;
}

/** Of four letters or more: NASA and HTML are rare, and API, SaaS and B2B are not meant. */
export const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu;
