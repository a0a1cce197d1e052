import type { Concern } from "#engine/policy/demand.ts";
import { ALL_SUBJECTS, type Mark } from "../marks.ts";
import { makeDemand, type Meaning } from "../meaning.ts";
import type { Part } from "../part.ts";
import { type Context, pickConcern } from "../pick-subjects.ts";

/** Whose posts have to be text: 'Trailers should be text posts', 'images go into text posts'. */
export function readTextOnly(part: Part, mark: Mark, context: Context): Meaning[] {
  const isLed = isAskedBefore(part, mark);
  if (isPlace(part, mark) && !isLed) return [];
  const of = narrow(part, "all", mark.from);
  const whom = isLed && of === "all" ? pickConcern(part, context) : { of };
  return [makeDemand({ ...whom, code: "text-only" })];
}

/** A demand on links or images is one on those alone: 'images must be submitted as text posts'. */
function narrow(part: Part, of: Concern, at: number): Concern {
  const carrier = part
    .subjects()
    .find(({ id, mark }) => ALL_SUBJECTS[id].isCarrier && mark.to <= at && id !== "question");
  return of === "all" && carrier ? ALL_SUBJECTS[carrier.id].of : of;
}

/** '… as a text post' */
function isPlace(part: Part, { from }: Mark): boolean {
  return /^(?:as|in|als)$/.test(part.tokens[from]?.text ?? "");
}

/** 'Reviews should be …', and not 'pictures in text posts must be sharp' */
function isAskedBefore(part: Part, { from }: Mark): boolean {
  return (
    part.hasBetween(["require"], part.from, from + 1) &&
    !part.has("deny", "permit") &&
    from > part.from
  );
}
