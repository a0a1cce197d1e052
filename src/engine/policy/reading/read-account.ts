import { findAge, findKarma } from "./find-numbers.ts";
import { makeDemand, type Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";
import { type Context, pickSubjects } from "./pick-subjects.ts";

/** How much karma an account needs, and how old it must be. */
export function readAccount(part: Part, context: Context): Meaning[] {
  const karma = findKarma(part);
  const age = findAge(
    part,
    context.isOnAccounts === true && part.to - part.from <= MOST_OF_AN_ANSWER,
  );
  if (karma === null && age === null) return [];
  const isListed =
    (karma !== null && age !== null) ||
    new Set(part.subjects().map(({ id }) => id)).size >= FEWEST_LISTED;
  const [subject] = isListed ? [] : pickSubjects(part, { ...context, inherited: [] });
  const of = subject && !subject.isCarrier && subject.of !== "other" ? subject.of : "all";
  const isLocal = part.measures("localKarma").length > 0;
  return [
    ...(karma === null
      ? []
      : [
          makeDemand({
            of,
            code: isLocal ? "min-local-karma" : "min-karma",
            value: toValue(karma),
          }),
        ]),
    ...(age === null ? [] : [makeDemand({ of, code: "min-days", value: toValue(age) })]),
  ];
}

/** 'No plugs, no surveys, no appeals, nothing from accounts under three days': a list of rules. */
const FEWEST_LISTED = 3;

/** 'How old must my account be? Ten days.' */
const MOST_OF_AN_ANSWER = 8;

function toValue(found: number | true): number | null {
  return found === true ? null : found;
}
