import { findLinks } from "#engine/drafts/find-links.ts";
import { findSentence } from "#engine/checks/find-sentence.ts";
import type { TextPlace } from "#engine/text/text-place.ts";
import type { ClaimKind, ClaimSources, UnsupportedClaim, WordSpan } from "./claim.ts";
import {
  findNameClaims,
  findQuotations,
  findReportedSpeech,
} from "./find-name-and-speech-claims.ts";
import { findNumberClaims } from "./find-number-claims.ts";
import { findSignClaims } from "./find-sign-claims.ts";
import { readSources } from "./read-sources.ts";
import { readWords, type Word } from "./read-words.ts";
import { dropEnding } from "#engine/text/characters.ts";

/** Every concrete claim of a text that its sources do not bear out, in order. */
export function findUnsupported(text: string, sources: ClaimSources): UnsupportedClaim[] {
  const plain = blankOut(text, text.matchAll(BLANK));
  const links = findLinks(plain);
  const known = [...sources.founder, ...sources.community];
  const addresses = findAddresses(plain, known);
  const said = blankOut(
    plain,
    links.map(({ start, address }) => ({ index: start, 0: address })),
  );
  const words = readWords(blankOut(said, said.matchAll(COMMUNITY)));
  const index = readSources(sources);
  const places: Found[] = [
    ...addresses,
    ...findCommunities(said, known),
    ...findQuotations(said, index),
    ...[
      ...findNumberClaims(words, index),
      ...findSignClaims(words, index),
      ...findNameClaims(words, index),
      ...findReportedSpeech(words, index),
    ].map((span) => placeOf(words, span)),
  ];
  return joinTouching(text, places).map(({ start, end, kind }) => {
    return {
      text: text.slice(start, end),
      start,
      end,
      kind,
      sentence: sentenceAt(text, start, end),
    };
  });
}

/** A text without full stops has no sentences: so much around the claim will do. */
const LONGEST_HALF = 300;

function sentenceAt(text: string, start: number, end: number): string {
  const from = Math.max(0, start - LONGEST_HALF);
  const around = text.slice(from, end + LONGEST_HALF);
  const sentence = findSentence(around, { start: start - from, end: end - from });
  return around.slice(sentence.start, sentence.end);
}

type Found = TextPlace & { kind: ClaimKind };

/** {{blanks}} claim nothing. */
const BLANK = /\{\{[^{}]*\}\}/g;
const COMMUNITY = /(?<![\w/])\/?[ru]\/[\w-]{2,40}/gi;

/** Offsets stay as they are. */
function blankOut(text: string, places: Iterable<{ index: number; 0: string }>): string {
  let blanked = "";
  let from = 0;
  for (const { index, 0: match } of places) {
    blanked += text.slice(from, index) + " ".repeat(match.length);
    from = index + match.length;
  }
  return blanked + text.slice(from);
}

function placeOf(words: readonly Word[], { from, to, kind }: WordSpan): Found {
  return { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0, kind };
}

function findAddresses(text: string, sources: readonly string[]): Found[] {
  const known = new Set(sources.flatMap((source) => findLinks(source).map(addressOf)));
  return findLinks(text)
    .filter((link) => !known.has(addressOf(link)))
    .map(({ start, end }) => ({ start, end, kind: "address" }));
}

function addressOf({ host, path }: { host: string; path: string }): string {
  return dropEnding(`${host}${path}`.toLowerCase(), "/");
}

/** Other communities and users, which the sources do not name. */
function findCommunities(text: string, sources: readonly string[]): Found[] {
  const said = new Set(
    sources
      .join("\n")
      .toLowerCase()
      .match(/[\w-]+/g) ?? [],
  );
  return Array.from(text.matchAll(COMMUNITY)).flatMap((match) => {
    const name = match[0].toLowerCase().replace(/^\/?[ru]\//, "");
    if (said.has(name)) return [];
    return [{ start: match.index, end: match.index + match[0].length, kind: "name" as const }];
  });
}

/** Claims that share words, or stand side by side ('featured in' and 'Wired'), are one. */
function joinTouching(text: string, places: Found[]): Found[] {
  const kept: Found[] = [];
  for (const place of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    const isTouching =
      last && place.start <= last.end + 1 && text.slice(last.end, place.start).trim() === "";
    if (!last || !isTouching || text.slice(last.end, place.start).includes("\n")) {
      kept.push({ ...place });
    } else last.end = Math.max(last.end, place.end);
  }
  return kept;
}
