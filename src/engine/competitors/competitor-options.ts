import { WEB_ADDRESS } from "#engine/projects/project-fields.ts";
import type { TextField } from "#engine/text/text-field.ts";

/** More than a founder follows; each is matched against the whole catalogue when it is shown. */
export const MOST_COMPETITORS = 5;
/** Of what was pasted, for each competitor. */
export const MOST_MENTIONS = 50;

/** Whose words a description is. */
export const DESCRIBERS = ["founder", "page"] as const;
/** Pasted by the founder, or found by Reddit's search. */
export const MENTION_SOURCES = ["pasted", "reddit"] as const;

export const COMPETITOR_NAME = {
  missing: "Please name the competitor.",
  longest: 100,
  tooLong: "The name can have at most 100 characters.",
} satisfies TextField;

export const COMPETITOR_DESCRIPTION = {
  longest: 2000,
  tooLong: "The description can have at most 2,000 characters.",
} satisfies TextField;

export const COMPETITOR_UNDESCRIBED = "Enter the competitor's address, or describe it.";

export const MENTION_ADDRESS = {
  ...WEB_ADDRESS,
  missing: "Please paste the post's address.",
} satisfies TextField;
