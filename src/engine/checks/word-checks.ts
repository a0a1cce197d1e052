import { toSingleLine } from "#engine/text/single-line.ts";
import type { Check } from "./check.ts";

const MOST_NAMED = 2;

/** What the checks found, in one line. It counts what was looked at, and promises nothing. */
export function wordChecks(checks: Check[]): string {
  if (checks.length === 0) return "Nothing checked: no rules of this community are known";
  const broken = checks.filter(({ isFollowed }) => !isFollowed);
  const toRead = checks.filter(
    ({ isFollowed, isMachineChecked }) => isFollowed && !isMachineChecked,
  );
  const followed = checks.length - broken.length - toRead.length;
  return [
    followed > 0 && `${followed} followed`,
    broken.length > 0 && `${broken.length} not followed (${nameSome(broken)})`,
    toRead.length > 0 && `${toRead.length} to read yourself`,
  ]
    .filter(Boolean)
    .join(", ");
}

function nameSome(checks: Check[]): string {
  const named = checks.slice(0, MOST_NAMED).map(({ label }) => toSingleLine(label, 60));
  const rest = checks.length - named.length;
  return `${named.join("; ")}${rest > 0 ? `; ${rest} more` : ""}`;
}
