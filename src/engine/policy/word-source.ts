import type { PolicySource } from "./policy.ts";
import { formatFactDate } from "#engine/text/format.ts";

/** 'our note, November 2026': where something comes from, and of when it is. */
export function wordSource({ kind, asOf }: PolicySource): string {
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
