const PAGE = /\bon (?:the|my|our|its) (?:web ?)?(?:page|site)\b|\blinks? below\b|\bin the link\b/i;

/** Whether a sentence makes sense only to those who are given an address. */
export function sendsToPage(sentence: string): boolean {
  return PAGE.test(sentence);
}
