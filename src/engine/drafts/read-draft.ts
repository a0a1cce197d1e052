import { findPlaces } from "#engine/text/text-place.ts";
import type { Draft, DraftPlace } from "./draft.ts";
import { findLinks, type Link } from "./find-links.ts";
import { findQuotes, isWithin } from "./find-quotes.ts";
import { foldText } from "./fold-text.ts";
import { measurePromotion, type Promotion } from "./measure-promotion.ts";

/** A draft as those who judge it see it: read once, whatever is held against it. */
export type DraftReading = {
  draft: Draft;
  promotion: Promotion;
  /** In title, content and edit section. */
  links: DraftLink[];
  /** Words that were written so that filters miss them. */
  hidden: DraftPlace[];
  /** Where readers are asked to write in private. */
  messageRequests: DraftPlace[];
  /** Where a global pattern matches in what is posted: the title and the content. */
  find: (pattern: RegExp, options?: { isQuoteExempt?: boolean }) => DraftPlace[];
};

export type DraftLink = Link & DraftPlace;

export const DRAFT_FIELDS: DraftPlace["field"][] = ["title", "content", "editSection"];

export function readDraft(
  draft: Draft,
  project: { name: string | null; url: string | null },
): DraftReading {
  const fields = DRAFT_FIELDS.map((field) => {
    const folded = foldText(draft[field] ?? "");
    const place = ({ start, end }: { start: number; end: number }): DraftPlace => ({
      field,
      start: folded.toOriginal(start),
      end: folded.toOriginal(end),
    });
    const { text, hidden } = folded;
    return { field, text, hidden, place, quotes: findQuotes(text) };
  });
  const posted = fields.filter(({ field }) => field !== "editSection");
  const find: DraftReading["find"] = (pattern, { isQuoteExempt = false } = {}) =>
    posted.flatMap(({ text, place, quotes }) =>
      findPlaces(text, pattern)
        .filter((found) => !isQuoteExempt || !isWithin(found, quotes))
        .map(place),
    );
  return {
    draft,
    promotion: measurePromotion(draft, project.name, project.url),
    links: fields.flatMap(({ text, place }) =>
      findLinks(text).map((link) => Object.assign(link, place(link))),
    ),
    hidden: fields.flatMap(({ hidden, quotes, place }) =>
      hidden.filter((each) => !isWithin(each, quotes)).map(place),
    ),
    messageRequests: find(MESSAGE_ME, { isQuoteExempt: true }),
    find,
  };
}

const MESSAGE_ME =
  /(?<!\d ?)\b(?:dm|pm|message|inbox) me\b|\b(?:send|shoot|drop) me (?:a )?(?:dm|pm|message|line)\b|\b(?:my )?dms? (?:is|are) open\b|\bin (?:my )?dms\b|\bvia dm\b|\bi(?:['’]ll| will) (?:dm|message) you\b/gi;
