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

/** 'You may share it if it is not for sale': what is denied bounds the leave before it. */
export function isTermOfLeave(part: Part, deny: Mark): boolean {
  const condition = part.moods("condition").findLast(({ from }) => from < deny.from);
  return (
    condition !== undefined &&
    isInCondition(part, deny) &&
    part.hasBetween(["permit", "invite"], part.from, condition.from) &&
    !part.hasBetween(["deny"], part.from, condition.from)
  );
}
