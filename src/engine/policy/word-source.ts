import { NOTES_AS_OF } from "./notes/notes-as-of.ts";
import type { PolicySource } from "./policy.ts";
import { type FactDate, formatFactDate } from "#engine/text/format.ts";

/**
 * 'our note, June 2026', 'rules of March 2023: read them': where something comes from, of when it is, and
 * what to do where that is more than a year before today.
 */
export function wordSource(source: PolicySource, today: FactDate = NOTES_AS_OF): string {
  const words = nameSource(source);
  if (!isOld(source, today)) return words;
  if (source.isAsked) return `${words}: ask again`;
  return source.kind === "rules" ? `${words}: read them` : `${words}: read the rules`;
}

/** Rules change: whoever relies on what is more than a year old should read them. */
function isOld({ kind, asOf }: PolicySource, today: FactDate): boolean {
  if (asOf === null || kind === "hint" || kind === "none") return false;
  const [year = "", ...rest] = today.split("-");
  return asOf.slice(0, 7) < [Number(year) - 1, ...rest].join("-").slice(0, 7);
}

function nameSource({ kind, asOf, isAsked }: PolicySource): string {
  if (isAsked) return asOf ? `you asked, ${formatFactDate(asOf.slice(0, 7))}` : "you asked";
  const date = asOf ? formatFactDate(asOf) : null;
  switch (kind) {
    case "yours":
      return date ? `rules you pasted, ${date}` : "rules you pasted";
    case "reddit":
      return date ? `Reddit, ${date}` : "Reddit";
    case "note":
      return date ? `our note, ${date}` : "our note";
    case "rules":
      return date ? `rules of ${date}` : "posts seen";
    case "hint":
      return "our guess";
    case "none":
      return "nothing known";
  }
}
