import type { TextField } from "#engine/text/text-field.ts";

/** What somebody enters before they have an account. */
export const START_TEXT = {
  missing: "Enter your site's address, or one sentence about it.",
  longest: 300,
  tooLong: "One sentence is enough: at most 300 characters.",
} satisfies TextField;

/** What a visitor typed, and the community that they want a draft for. */
export type Start = { text: string; subredditId: string };
