import { isCopula, isPromoted } from "../concepts/page-words.ts";
import { isArticle } from "../concepts/word-lists.ts";
import { ALL_SUBJECTS, type Mark } from "../marks.ts";
import type { Part } from "../part.ts";

const COPULA_DENIED =
  /^(?:isn't|aren't|(?:is|are|sind|ist|son|es|sao|e) (?:not|no|nao|kein\w*)|(?:no|nao) (?:son|es|sao|e)|ne (?:sont|est) pas)$/;

/** 'Club nights aren't adverts': what they are not, and nothing that is refused. */
export function isPredicate(part: Part, deny: Mark, subject: number): boolean {
  const said = part.tokens
    .slice(Math.max(part.from, deny.from - 1), deny.to + 1)
    .map(({ text }) => text);
  const isDenied = [said.slice(1), said.slice(0, -1), said, said.slice(1, -1)].some((words) =>
    COPULA_DENIED.test(words.join(" ")),
  );
  const word = part.tokens[subject]?.text ?? "";
  const isVerb = isPromoted(word) || PARTICIPLE.test(word);
  // '… no son un empleo'
  const isLed =
    isCopula(part.tokens[deny.to]?.text ?? "") && isArticle(part.tokens[subject - 1]?.text ?? "");
  return isDenied && !isVerb && deny.from > part.from + 1 && subject - deny.to <= (isLed ? 2 : 1);
}

const PARTICIPLE = /(?:ed|ado|ada|ados|adas|ido|ida|idos|idas|es?t)$/;

type Named = ReturnType<Part["subjects"]>;

/** 'Covers made by a machine are not promoted here': what is not promoted, and not promotion. */
export function pickDenied(part: Part, called: Named, own: Named): Named {
  const isVerb = ({ mark }: Named[number]) =>
    mark.to - mark.from === 1 && isPromoted(part.tokens[mark.from]?.text ?? "");
  const before = own.filter(
    ({ id, mark }) =>
      ALL_SUBJECTS[id].of === "AI-made" && called.every((each) => each.mark.from > mark.from),
  );
  return called.length > 0 && called.every(isVerb) && before.length > 0 ? before : called;
}

const FARTHEST_COPULA = 4;

/** 'This is a workshop, not a shop window': what it is not, and nothing that is forbidden. */
export function isContrast(part: Part, { from, to }: Mark): boolean {
  const colon = part.tokens.findLastIndex(({ text }, at) => at < from && /^[:;]$/.test(text));
  const start = Math.max(part.from, colon + 1);
  const said = part.tokens.slice(start, Math.min(from, start + FARTHEST_COPULA));
  const isNamed =
    part.tokens[from]?.text.startsWith("kein") === true ||
    isArticle(part.tokens[to]?.text ?? "") ||
    (to - from > 1 && isArticle(part.tokens[from + 1]?.text ?? ""));
  // 'No rentals - this is a city sub, not an app'
  const isSelf = part.tokens.some(
    ({ text }, at) => at < from && isCopula(text) && SELF.test(part.tokens[at - 1]?.text ?? ""),
  );
  const isSaid = isSelf || said.some(({ text }) => isCopula(text));
  return part.tokens[from - 1]?.text === "," && isNamed && isSaid;
}

const SELF = /^(?:this|we|wir|das|dies|nous|esto|isto)$/;
