import type { Reader } from "./list-sentences.ts";

/** What careful writers do not say to users, each with what to write instead. */
const UNWANTED: { words: RegExp; advice: string; only?: Reader }[] = [
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
  { words: /\bat the moment\b/i, advice: "'right now', or nothing" },
  { words: /\bwhich is the (?:maximum|most)\b/i, advice: "', the maximum'" },
  { words: /\bno detectable difference\b/i, advice: "what follows from it: 'any hour is fine'" },
  { words: /\bthe other 1\b/i, advice: "'the other one'" },
  {
    words: /\bAI posts?\b(?! per month)/,
    advice: "'generated posts': no AI writes those of the built-in writer",
  },
  { words: /\$0\.00/, advice: "'$0'" },
  {
    words: /\b(?:could|did|does) not\b/i,
    advice: "as people say it: 'couldn't', 'We couldn't load …'",
    only: "screens",
  },
  {
    words: /\b(?:ANTHROPIC|DATABASE|LLM|MAIL|REDDIT|SMTP|STRIPE)_[A-Z_]+/,
    advice: "users can't change settings: 'Please tell this server's operator.'",
    only: "screens",
  },
  { words: /\b(?:meanwhile|in the meantime|so that it is not)\b/i, advice: "leave it out" },
  { words: /\banew\b/i, advice: "'again'", only: "screens" },
  {
    words: /\b(?:was|were) not (?:saved|kept|sent|deleted|revoked|exported|created|replaced)\b/i,
    advice: "'We couldn't save …'",
    only: "screens",
  },
  { words: /\b(?:all )?stands? (?:beside|below|above|behind|here|there|first)\b/i, advice: "'is'" },
];

/** What is wrong with a sentence; empty when nothing is. */
export function judgeSentence(text: string, reader: Reader = "screens"): string[] {
  return UNWANTED.flatMap(({ words, advice, only = reader }) => {
    const found = only === reader && words.exec(text);
    return found ? [`'${found[0]}': ${advice}`] : [];
  });
}
