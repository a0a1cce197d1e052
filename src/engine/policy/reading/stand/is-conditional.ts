import { isPronoun } from "../concepts/word-lists.ts";
import type { Mark } from "../marks.ts";
import type { Part } from "../part.ts";

const FEWEST_OF_A_CASE = 3;

/** 'A photo where you can', and not 'if you sell a print, add a photo of it'. */
export function isConditional(part: Part, { from }: Mark): boolean {
  return part.moods("condition").some(({ to }) => {
    const end = part.tokens.findIndex(
      ({ text }, at) => at > to && at < from && /^[,:]$/.test(text),
    );
    const said = part.tokens.slice(to, Math.max(to, end)).map(({ text }) => text);
    return said.length < FEWEST_OF_A_CASE || isPronoun(said.at(-1) ?? "");
  });
}

/** 'Name the artist if it is not your work': who denies something in a condition forbids nothing. */
export function isInCondition(part: Part, deny: Mark): boolean {
  const condition = part.moods("condition").findLast(({ from }) => from < deny.from);
  return (
    condition !== undefined &&
    !part.tokens.slice(condition.to, deny.from).some(({ text }) => /^[,;:]$/.test(text))
  );
}
