const FEWEST_WORDS = 4;
const MOST_LENGTH = 200;

/** Rules and promotion are ours to tell, from what the catalogue knows. */
const ABOUT_RULES =
  /\b(?:promot\w*|advertis\w*|spam\w*|rules?|moderat\w*|mods?|ban(?:s|ned)?|allow(?:s|ed)?|permit\w*|forbid\w*|prohibit\w*|karma|safe(?:ly)?|guarantee\w*|self-promo\w*)\b/i;
const ADDRESS = /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|ai|app|dev|co|example)\b|\S@\S/i;

/** A language model's reason as one sentence; null where it is none, or says what is not its to say. */
export function checkWhy(why: string): string | null {
  const sentence = why.trim().replace(/(?<![\s.!…])[\s.!…]+$/u, "");
  if (/[\n\r]/.test(sentence) || sentence.length > MOST_LENGTH) return null;
  if ((sentence.match(/[\p{L}\p{N}]+/gu) ?? []).length < FEWEST_WORDS) return null;
  return ABOUT_RULES.test(sentence) || ADDRESS.test(sentence) ? null : `${sentence}.`;
}
