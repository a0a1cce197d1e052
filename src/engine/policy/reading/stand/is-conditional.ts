import type { Mark } from "../marks.ts";
import type { Part } from "../part.ts";

/** 'Name the artist if it is not your work': who denies something in a condition forbids nothing. */
export function isInCondition(part: Part, deny: Mark): boolean {
  const condition = part.moods("condition").findLast(({ from }) => from < deny.from);
  return (
    condition !== undefined &&
    !part.tokens.slice(condition.to, deny.from).some(({ text }) => /^[,;:]$/.test(text))
  );
}
