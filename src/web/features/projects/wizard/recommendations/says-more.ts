import type { MatchReason } from "#contract/project.ts";

/** Whether the line on a match is more than its reasons in a row, which stand beside it anyway. */
export function saysMore(why: string, reasons: readonly MatchReason[]): boolean {
  const rest = reasons.reduce(
    (text, reason) => text.replace(reason.text.toLowerCase(), ""),
    why.toLowerCase(),
  );
  return /\p{L}/u.test(rest.replace("watch for:", ""));
}
