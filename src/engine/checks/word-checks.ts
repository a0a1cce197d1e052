import { toSingleLine } from "#engine/text/single-line.ts";
import type { Check } from "./check.ts";
import { tallyChecks } from "./summarise-checks.ts";

const MOST_NAMED = 2;

/** What the checks found, in one line. It counts what was looked at, and promises nothing. */
export function wordChecks(checks: readonly Check[]): string {
  const { broken, kept, toRead, isBlind } = tallyChecks(checks);
  if (isBlind) return "Nothing checked: we don't know this community's rules";
  return [
    kept > 0 && `${kept} passed`,
    broken > 0 && `${broken} broken (${nameSome(checks)})`,
    toRead > 0 && `${toRead} for you to read`,
  ]
    .filter(Boolean)
    .join(", ");
}

function nameSome(checks: readonly Check[]): string {
  const broken = checks.filter(({ outcome }) => outcome === "broken");
  const named = broken.slice(0, MOST_NAMED).map(({ label }) => toSingleLine(label, 60));
  const rest = broken.length - named.length;
  return `${named.join("; ")}${rest > 0 ? `; ${rest} more` : ""}`;
}
