import { hasLetter } from "#engine/text/characters.ts";
import { isNoAtAll, isPlace, isPronoun, isSorry } from "../concepts/word-lists.ts";
import type { Part } from "../part.ts";

/** Denials that only deny what comes behind them. */
export const WEAK =
  /^(?:no|non|nein|not|never|nothing|zero|don't|dont|doesn't|isn't|aren't|can't|cannot|won't|stop|kein\w*|nicht|nie|niemals|de|d|pas|aucune?|jamais|ningun|ninguna|nunca|nao|nenhuma?)$/;

/** 'Not allowed.', 'These will be removed.' */
export function goesOn(part: Part): boolean {
  const words = part.tokens.slice(part.from, part.to).filter(({ text }) => hasLetter(text));
  const said = part.moods("deny").reduce((sum, { from, to }) => sum + to - from, 0);
  return (
    (words.length <= 3 && words.length - said <= 1) ||
    isNo(part) ||
    isRefusedFirst(part) ||
    (words.length <= MOST_OF_A_REMARK &&
      (isMisplaced(part) ||
        (part.rooms("flair").length + part.measures("title").length === 0 &&
          (isPronoun(words[0]?.text ?? "") || isOnThat(part, words)))))
  );
}

/** 'No, and please don't ask.', 'Nein.' */
export function isNo(part: Part): boolean {
  let at = part.from;
  while (at < part.to && isSorry(part.tokens[at]?.text ?? "")) at += 1;
  const [first, next] = [part.tokens[at]?.text ?? "", part.tokens[at + 1]?.text];
  return isNoAtAll(first) && (next === undefined || /^[,.;:!]$/.test(next));
}

/** 'Removed without a warning, no matter who posts it.' */
function isRefusedFirst(part: Part): boolean {
  const [deny] = part.moods("deny");
  return (
    deny !== undefined &&
    deny.from === part.from &&
    !WEAK.test(part.tokens[deny.to - 1]?.text ?? "") &&
    part.to - part.from <= MOST_OF_A_REMARK
  );
}

const MOST_OF_A_REMARK = 12;

/** 'Don't tell us about it.' */
function isOnThat(part: Part, words: Part["tokens"]): boolean {
  return part.has("deny") && isPronoun(words.at(-1)?.text ?? "");
}

/** 'This is the wrong room', 'not on this sub': said of a place, whatever it is about. */
function isMisplaced(part: Part): boolean {
  return part
    .moods("deny")
    .some(({ from, to }) => part.tokens.slice(from, to).some(({ text }) => isPlace(text)));
}
