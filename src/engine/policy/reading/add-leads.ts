import { hasLetter } from "#engine/text/characters.ts";
import { isGeneric } from "./concepts/word-lists.ts";
import type { ReadLanguage } from "./concepts/says.ts";
import type { MarkedSentence } from "./marks.ts";
import { markSentence } from "./mark-sentence.ts";
import { Part } from "./part.ts";

const LONGEST_LEAD = 160;
const LONGEST_ITEM = 30;
const MOST_OF_NAME = 8;
const STANDS = ["deny", "permit", "require", "only"] as const;

/** 'We remove: / - adverts / - surveys': an item of a list says what the line above the list says of it. */
export function addLeads(
  sentences: MarkedSentence[],
  isNamed: boolean,
  language: ReadLanguage,
): MarkedSentence[] {
  let lead = "";
  return sentences.map((sentence, index) => {
    const part = new Part(sentence, 0, sentence.tokens.length);
    const isOwn = part.has(...STANDS);
    // 'Prohibited content' as the name of a rule leads its list as well.
    const isNameOfList =
      isNamed &&
      index === 0 &&
      part.has("deny", "permit") &&
      part.subjects().length === 0 &&
      part.to <= MOST_OF_NAME &&
      announcesList(part);
    const named = sentences[index - 1];
    if (named && !isOwn && part.has("comprises")) {
      const bans = [named, sentences[0] ?? named].find((each) => isBan(each));
      if (bans) {
        lead = sentence.text.endsWith(":") ? wordDenial(bans) : "";
        return markSentence(`${wordDenial(bans)} ${sentence.text}`, language);
      }
    }
    if (isNameOfList || /:["”]?$/.test(sentence.text)) {
      lead = isOwn && sentence.text.length <= LONGEST_LEAD ? sentence.text : "";
      return sentence;
    }
    return lead && !isOwn && sentence.tokens.length <= LONGEST_ITEM
      ? markSentence(`${lead} ${sentence.text}`, language)
      : sentence;
  });
}

const WHAT = /^(?:what|was|ce|lo|o)$/;

/** 'Prohibited content', 'What we don't want', 'Not allowed', 'Please don't', and not 'No Zimtstern 3000'. */
function announcesList(part: Part): boolean {
  const isOfPosts =
    WHAT.test(part.tokens[0]?.text ?? "") ||
    part
      .moods("deny")
      .some(({ from, to }) => [from - 1, to].some((at) => isGeneric(part.tokens[at]?.text ?? "")));
  const isLast = [...part.moods("deny"), ...part.moods("permit")].some(
    ({ to }) => !part.tokens.slice(to, part.to).some(({ text }) => hasLetter(text)),
  );
  return isOfPosts || isLast;
}

/** 'No promotion. This includes blogs and channels.': a ban goes on to what it comprises. */
function isBan(sentence: MarkedSentence): boolean {
  const part = new Part(sentence, 0, sentence.tokens.length);
  return (
    part.has("deny") &&
    part.subjects().length > 0 &&
    part.to <= LONGEST_ITEM &&
    !part.has("permit", "require", "only", "except", "without", "condition")
  );
}

function wordDenial({ text, tokens, marks }: MarkedSentence): string {
  const deny = marks.find(({ name }) => name.group === "mood" && name.id === "deny");
  const [first, last] = deny ? [tokens[deny.from], tokens[deny.to - 1]] : [];
  return first && last ? `${text.slice(first.start, last.end)}:` : "";
}
