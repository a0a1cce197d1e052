import { splitParagraphs } from "#engine/text/characters.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { hideNames } from "#engine/comments/read-thread.ts";
import { readPostAddress } from "#engine/outcomes/post-address.ts";
import { cutText } from "#engine/pages/flatten-text.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import { ADDRESS, COMMUNITY, MOMENT, POST_ID } from "./feed-rows.ts";

/** An entry as a feed has it, each part '' where the feed leaves it out; its text is plain already. */
export type RawEntry = {
  id: string;
  link: string;
  community: string;
  title: string;
  text: string;
  published: string;
  updated: string;
};

/** A post that a feed told of, without who wrote it and without where else it leads. */
export type FeedEntry = {
  /** Without 't3_', as addresses have it. */
  id: string;
  permalink: string;
  /** As Reddit spells it, without 'r/'. */
  community: string;
  title: string;
  /** '' for a post that is a title and a link. */
  text: string;
  at: Date;
};

const LONGEST_TITLE = 300;
/** Beyond this nobody asks; it is all that is kept, too. */
const LONGEST_TEXT = 4000;
/** Clocks of two servers differ by a little. */
const MOST_AHEAD_MS = 10 * MINUTE_MS;
/** Reddit began in this year: an earlier post is a wrong date. */
const FIRST_MS = Date.UTC(2005, 0, 1);

/** A post of a community, in the form that is kept; null for a comment, and for what has no place, title or time. */
export function toFeedEntry(raw: RawEntry, now: Date): FeedEntry | null {
  const id = POST_ID.exec(raw.id)?.[1];
  const community = COMMUNITY.exec(raw.community)?.[0];
  const address = readPostAddress(raw.link, {
    subredditId: raw.community.toLowerCase(),
    isComment: false,
  });
  const at = readTime(raw.published, now) ?? readTime(raw.updated, now);
  const title = toSingleLine(hideNames(raw.title), LONGEST_TITLE);
  if (!id || !community || !at || title === "") return null;
  if ("fault" in address || address.postId !== id) return null;
  return { id, permalink: address.address, community, title, text: cleanText(raw.text), at };
}

/** RFC 3339, as Atom wants it: a day and a time with its zone. */
function readTime(text: string, now: Date): Date | null {
  const isWhole = MOMENT.test(text);
  const ms = isWhole ? Date.parse(text) : Number.NaN;
  const isLikely = ms >= FIRST_MS && ms <= now.getTime() + MOST_AHEAD_MS;
  return isLikely ? new Date(ms) : null;
}

/** Paragraphs stay; addresses, names and what cannot be seen go. */
function cleanText(text: string): string {
  const shown = hideNames(text.toWellFormed().slice(0, 4 * LONGEST_TEXT)).replaceAll(ADDRESS, "");
  const plain = splitParagraphs(shown)
    .map((paragraph) =>
      paragraph
        .split("\n")
        .map((line) => toSingleLine(line))
        .filter(Boolean)
        .join("\n"),
    )
    .filter(Boolean)
    .join("\n\n");
  return cutText(plain, LONGEST_TEXT) ?? "";
}
