/** What careful writers do not say to users, each with what to write instead. */
const UNWANTED: { words: RegExp; advice: string }[] = [
  { words: /\bwho(?:m|so)?ever\b/i, advice: "name the person: 'anyone who', 'the operator'" },
  { words: /\btold\b/i, advice: "'said', 'gave', 'entered' or 'provided'" },
  { words: /\bwhat (?:is )?to mind\b/i, advice: "'to watch for'" },
  { words: /\bbuilt-in engine\b/i, advice: "it is 'the built-in writer' everywhere" },
  { words: /(?:\d|\{\}) %/, advice: "no space before %" },
  {
    words: /[a-z]’[a-z]|‘/i,
    advice: "a straight apostrophe (don't), and “…” around what is quoted",
  },
  { words: /\bonce more (?:takes|replaces)\b/i, advice: "'again' and a verb of the user's" },
  { words: /\b(?:all )?stands? (?:beside|below|above|behind|here|there|first)\b/i, advice: "'is'" },
];

/** What is wrong with a sentence; empty when nothing is. */
export function judgeSentence(text: string): string[] {
  return UNWANTED.flatMap(({ words, advice }) => {
    const found = words.exec(text);
    return found ? [`'${found[0]}': ${advice}`] : [];
  });
}
