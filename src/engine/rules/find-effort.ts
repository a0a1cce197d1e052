import type { DraftPlace } from "#engine/drafts/draft.ts";
import type { DraftReading } from "#engine/drafts/read-draft.ts";
import { isSpace } from "#engine/text/is-space.ts";
import { mayRepeat, MOST_REPETITIONS, repeatedWords } from "#engine/text/repeated-words.ts";
import { escapePattern } from "#engine/text/text-place.ts";

/** A post of so few characters gives nobody anything to discuss. */
export const LOW_EFFORT_LENGTH = 100;

/** Beside a link so short a text is none. */
const FEW_CHARACTERS = 40;

/** The links of a post that is nothing but links. */
export function findBareLinkPost({ draft, links }: DraftReading): DraftPlace[] {
  const posted = links.filter(({ field, isBare }) => field !== "editSection" && !isBare);
  const rest = posted.reduce((text, { address }) => text.replace(address, ""), draft.content);
  return posted.length > 0 && rest.trim().length < FEW_CHARACTERS ? posted : [];
}

export function findLowEffort({ draft: { title, content } }: DraftReading): DraftPlace[] {
  // The space between title and content is nobody's effort.
  if (title.length + content.length > LOW_EFFORT_LENGTH) return [];
  // Where there is nothing at all, nothing can be pointed at.
  return [{ field: content ? "content" : "title", start: 0, end: (content || title).length }];
}

const MOST_COMMON: ReadonlySet<string> = new Set(
  "a an and any are as at be been but by can did do for from had has have he how i i'm i've if in into is it it's its just me more my no not of on one or our out she so some than that the their them then there they this to up was we were what when which who will with would you your".split(
    " ",
  ),
);
/** What comes back in one word out of twelve is noise; a long text repeats its subject. */
const NOISY_SHARE = 1 / 12;

/** How many parts the spaces of a text make, as `split` would. */
function countParts(text: string): number {
  let parts = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (isSpace(text, at) && !(at > 0 && isSpace(text, at - 1))) parts += 1;
  }
  return parts;
}

/** Words that come back five times or more, and too often for the length of the text. */
export function findRepetition({ draft, find }: DraftReading): DraftPlace[] {
  const text = `${draft.title} ${draft.content}`;
  const words = countParts(text);
  const most = words * NOISY_SHARE;
  if (!mayRepeat(text, Math.max(most, MOST_REPETITIONS))) return [];
  const noisy = repeatedWords(text).find(
    ({ word, times }) => !MOST_COMMON.has(word) && times > most,
  );
  if (!noisy) return [];
  const word = escapePattern(noisy.word);
  return find(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "giu"));
}
