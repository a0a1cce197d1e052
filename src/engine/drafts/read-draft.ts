import type { TextPlace } from "#engine/text/text-place.ts";
import type { Draft, DraftPlace } from "./draft.ts";
import type { Link } from "./find-links.ts";
import { measurePromotion, type Promotion } from "./measure-promotion.ts";
import { readTexts, isWithin } from "./read-text.ts";
import { AI_PHRASES } from "./giveaway-rows.ts";
import { FURNITURE, MESSAGE_ME } from "./draft-rows.ts";

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
  /**
   * Where a global pattern matches in what is posted: the title and the content. `sign` is what every
   * match has, so that texts without it need no look.
   */
  find: (pattern: RegExp, options?: { isQuoteExempt?: boolean; sign?: string }) => DraftPlace[];
};

export type DraftLink = Link & DraftPlace;

export const DRAFT_FIELDS: DraftPlace["field"][] = ["title", "content", "editSection"];

export function readDraft(
  draft: Draft,
  project: { name: string | null; url: string | null },
): DraftReading {
  const texts = readTexts(draft);
  const fields = DRAFT_FIELDS.map((field) => {
    const { text, hidden, links, quotes, toOriginal, find: findIn } = texts[field];
    const place = ({ start, end }: TextPlace): DraftPlace => ({
      field,
      start: toOriginal(start),
      end: toOriginal(end),
    });
    return { field, text, hidden, links, quotes, findIn, place };
  });
  const posted = fields.filter(({ field }) => field !== "editSection");
  const find: DraftReading["find"] = (pattern, { isQuoteExempt = false, sign = "" } = {}) =>
    posted.flatMap(({ text, findIn, place, quotes }) =>
      text.includes(sign)
        ? findIn(pattern)
            .filter((found) => !isQuoteExempt || !isWithin(found, quotes))
            .map(place)
        : [],
    );
  return {
    draft,
    promotion: measurePromotion(texts, project.name, project.url),
    links: fields.flatMap(({ links, place }) =>
      links.map((link) => Object.assign({}, link, place(link))),
    ),
    hidden: fields.flatMap(({ hidden, quotes, place }) =>
      hidden.filter((each) => !isWithin(each, quotes)).map(place),
    ),
    messageRequests: find(MESSAGE_ME, { isQuoteExempt: true }),
    find,
  };
}

/** Reads the drafts of one project, and equal words only once: many communities get the same ones. */
export function createDraftReader(project: {
  name: string | null;
  url: string | null;
}): (draft: Draft) => DraftReading {
  const known = new Map<string, DraftReading>();
  return (draft) => {
    const { title, content, editSection } = draft;
    const words = [title, content, editSection ?? ""].join("\0");
    const reading = known.get(words) ?? readDraft(draft, project);
    known.set(words, reading);
    return { ...reading, draft };
  };
}

/** What makes a draft sound as if a machine had written it, by kind; none of a kind where it has too few. */
export type MachineVoice = {
  phrases: DraftPlace[];
  dashes: DraftPlace[];
  /** Headings and bold lists. */
  furniture: DraftPlace[];
};

const DASH = /—/g;

const FEWEST_DASHES = 3;
const CHARACTERS_PER_DASH = 400;
const FEWEST_FURNITURE = 3;

export function findMachineVoice({
  draft,
  find,
}: Pick<DraftReading, "draft" | "find">): MachineVoice {
  const inContent = (pattern: RegExp) => find(pattern).filter(({ field }) => field === "content");
  const dashes = inContent(DASH);
  const furniture = inContent(FURNITURE);
  const hasManyDashes =
    dashes.length >= FEWEST_DASHES && dashes.length * CHARACTERS_PER_DASH > draft.content.length;
  return {
    phrases: find(AI_PHRASES),
    dashes: hasManyDashes ? dashes : [],
    furniture: furniture.length >= FEWEST_FURNITURE ? furniture : [],
  };
}
