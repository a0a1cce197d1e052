import { formatCount } from "#engine/text/format-count.ts";

/** As many as the server takes. */
const MOST = 500;

export function findReasonFault(reason: string): string | null {
  const { length } = reason.trim();
  if (length <= MOST) return null;
  return `The reason can have at most ${MOST} characters, and this has ${formatCount(length)}. The part that names the rule is enough.`;
}
