import type { TextPlace } from "#engine/text/text-place.ts";
import { findLinks, type Link } from "#engine/drafts/find-links.ts";
import {
  BRACKET_BEFORE,
  BRACKET_BEHIND,
  CLOSES_LINK,
  LINE_ENDS,
  OPENS_LINK,
  SCHEMES_BEFORE,
  SENTENCE_BEFORE,
} from "./edit-rows.ts";

/** A link with the marks that belong to it: `[name](address)`, `<address>`. */
export type FramedLink = TextPlace & {
  link: Link;
  /** Where its name stands; null where it has none. */
  name: TextPlace | null;
  /** True where the sentences around it stand without it: it is in brackets or alone in its line, or follows the last of them. */
  isLoose: boolean;
};

/** All links of a text, in its order. */
export function frameLinks(text: string): FramedLink[] {
  const framed = findLinks(text)
    .map((link) => frameLink(text, link))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  for (const run of splitRuns(text, framed)) {
    const isRunLoose = standsAlone(text, run);
    for (const each of run) each.isLoose = isRunLoose || isBracketed(text, each);
  }
  return framed;
}

const REACH = 300;

function frameLink(text: string, link: Link): FramedLink {
  const before = text.slice(Math.max(0, link.start - REACH), link.start);
  const after = text.slice(link.end, link.end + REACH);
  // What stands right before a link may make another one of what is left of it.
  const opening = OPENS_LINK.exec(before);
  const closing = CLOSES_LINK.exec(after);
  if (opening && closing) {
    const start = link.start - opening[0].length;
    const nameStart = start + opening[0].indexOf("[") + 1;
    const name = { start: nameStart, end: nameStart + (opening[1] ?? "").length };
    const end = link.end + closing[0].length;
    return { link, start, end, name: opening[1]?.trim() ? name : null, isLoose: false };
  }
  const isAngled = before.endsWith("<") && after.startsWith(">");
  const [scheme = ""] = SCHEMES_BEFORE.exec(before) ?? [];
  const start = link.start - (isAngled ? 1 : scheme.length);
  return { link, start, end: link.end + (isAngled ? 1 : 0), name: null, isLoose: false };
}

/** Links with nothing but spaces between them. */
function splitRuns(text: string, framed: FramedLink[]): FramedLink[][] {
  const runs: FramedLink[][] = [];
  let end = -1;
  for (const each of framed) {
    const isNext = end >= 0 && /^[^\S\n]*$/.test(text.slice(end, Math.max(end, each.start)));
    if (isNext) runs.at(-1)?.push(each);
    else runs.push([each]);
    end = Math.max(end, each.end);
  }
  return runs;
}

function standsAlone(text: string, run: FramedLink[]): boolean {
  const start = run[0]?.start ?? 0;
  const end = Math.max(...run.map((each) => each.end));
  return (
    SENTENCE_BEFORE.test(text.slice(Math.max(0, start - 9), start)) &&
    LINE_ENDS.test(text.slice(end))
  );
}

function isBracketed(text: string, { start, end }: FramedLink): boolean {
  const before = text.slice(Math.max(0, start - 9), start);
  return BRACKET_BEFORE.test(before) && BRACKET_BEHIND.test(text.slice(end, end + 9));
}
