/** In characters: about as long as the longest rules that anybody wrote. */
export const MAX_PASTE_LENGTH = 100_000;
export const NOTHING_PASTED = "Please paste the rules, or correct something.";
export const PASTE_TOO_LONG = "The rules can have at most 100,000 characters.";
