import { guessLanguage } from "#engine/subreddits/description/guess-language.ts";
import { lowerFirstWord } from "./parse-statement.ts";
import { toPlainSentences } from "./plain-words.ts";

const MOST_LENGTH = 220;

/** A founder's answer: whole sentences, or a few words that can only stand behind a colon. */
export type Fact = { form: "sentence" | "fragment"; text: string };

export function readFact(answer: string | null | undefined): Fact | null {
  const sentences = toPlainSentences(answer ?? "");
  const [first = ""] = sentences;
  const words =
    sentences
      .join(" ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (!first || NO_ANSWER.test(first) || guessLanguage([...new Set(words)]) !== null) return null;
  const opened = first.replace(/^(?:because|since|well|so|basically),? (?=\S)/i, "");
  if (!isSentence(opened)) {
    const text = lowerFirstWord(opened.replace(/(?<![.\s])[.\s]+$/, ""));
    return text.length <= MOST_LENGTH ? { form: "fragment", text } : null;
  }
  let text = upperFirst(opened);
  for (const sentence of sentences.slice(1)) {
    if (text.length + sentence.length > MOST_LENGTH || !isSentence(sentence)) break;
    text += ` ${sentence}`;
  }
  return text.length <= 2 * MOST_LENGTH ? { form: "sentence", text } : null;
}

const NO_ANSWER = /^(?:none|no|nothing|nobody|n\/a|na|tbd|todo|yes|idk|not yet|unknown|-)\W*$/i;

const SUBJECTS =
  /^(?:i|we|it|they|you|he|she|this|that|there|nobody|everyone|someone|no one|people)(?:['’]\w+)? /i;
const VERBS =
  /\b(?:is|are|was|were|had|have|has|did|does|can|could|would|will|went|made|took|got|lost|kept|broke|found|told|said|paid|spent|forgot|built|gave|came|knew|thought|left|ran|saw|sent|sold|felt|became|began|grew|meant|read|wrote|fell|held|won|ate|drove|spoke|stood|taught|caught|bought|brought|slept|chose|quit|kept|met|cut|\p{L}{3,}ed)\b|n['’]t\b/iu;
/** 'people sent an invoice', but not 'recipes saved, most of them mine'. */
const COUNTED = new RegExp(`^(?:\\p{L}+ ){1,3}?(?:${VERBS.source}) \\S`, "iu");
const REQUESTS = /^(?:tell|say|try|be|share|point|look|give|let|ask|show|please|break|roast)\b/i;

/** A clause parser is not at hand: a subject, a finite verb or a request gives a sentence away. */
function isSentence(text: string): boolean {
  if (text.endsWith("?") || SUBJECTS.test(text) || REQUESTS.test(text)) return true;
  // 'My sister, who is a translator' has a verb, but not of its own.
  const main = text.replace(
    /,? (?:who|which|that|whose|where|when|after|because) [^,]*(?:,|$)/gi,
    " ",
  );
  const words = main.trim().split(/\s+/);
  if (words.length < 3 || /^(?:to|by|for|from|with|of) /i.test(main)) return false;
  // In '11 orders in the first month, 6 returned' the count is the answer.
  const counted = /^\d\S* (.+)$/.exec(main.trim())?.[1];
  return counted === undefined ? VERBS.test(main) : COUNTED.test(counted);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
