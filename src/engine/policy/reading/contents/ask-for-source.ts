import { isPromoting } from "#engine/policy/concerns.ts";
import { makeDemand, type Meaning, THE_SOURCE } from "../meaning.ts";
import type { Part } from "../part.ts";
import { type Context, pickConcern } from "../pick-subjects.ts";
import { isEitherPlace } from "../titles/is-either-place.ts";

/** 'Name the artist', and not 'no need for a source' or 'credit in the title'. */
export function askForSource(part: Part, context: Context): Meaning[] {
  const [title] = part.measures("title");
  const isInTitle = title !== undefined && !isEitherPlace(part, title);
  const isRefused = part.has("deny") && !part.has("without");
  if (isInTitle || isRefused || part.has("permit")) return [];
  const { of, detail } = pickConcern(part, context);
  const whom = isPromoting(of) ? { of: "all" as const } : { of, detail };
  return [makeDemand({ ...whom, code: "contains", value: THE_SOURCE })];
}
