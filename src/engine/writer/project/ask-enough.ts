import type { AnswerId } from "#engine/interview/interview.ts";
import type { Place } from "../place/place.ts";
import { type Desk, layOut } from "../plan/desk.ts";
import type { Sibling } from "../plan/plan.ts";
import { listOpen, planPosts } from "../plan/plan-posts.ts";
import { findMatter, type Told } from "../told/told.ts";
import { imagineAnswers } from "./imagine-answers.ts";

/** More than these nobody answers for one post. */
const MOST_ASKED = 4;

/**
 * The fewest answers that give a community its post beside these others: one where one is enough, the one that
 * its readers want most.
 */
export function createAsker(
  told: Told,
): (place: Place, siblings: readonly Sibling[]) => AnswerId[] {
  const desks = new Map<string, { told: Told; desk: Desk }>();
  const imagine = (ids: readonly AnswerId[]) => {
    const key = ids.join(" ");
    const known = desks.get(key);
    if (known) return known;
    const imagined = imagineAnswers(told, ids);
    const made = { told: imagined, desk: layOut(imagined) };
    desks.set(key, made);
    return made;
  };
  return (asked, siblings) => {
    // What will be said is taken to be about their subject: that is what is asked for.
    const place = withoutDoubt(asked);
    const isEnough = (ids: readonly AnswerId[]) => {
      const { told: imagined, desk } = imagine(ids);
      return planPosts(imagined, [place], { siblings }, desk)[0]?.is === "post";
    };
    const first: AnswerId[] = [
      ...(told.what === null ? (["what"] as const) : []),
      ...place.required.filter((id) => findMatter(told, id) === null),
    ];
    if (first.length > 0 && isEnough(first)) return first;
    const open = listOpen(told, place).filter((id) => !first.includes(id));
    const single = open.find((id) => isEnough([...first, id]));
    if (single) return [...first, single];
    for (let count = 2; count <= Math.min(MOST_ASKED, open.length); count++) {
      const ids = [...first, ...open.slice(0, count)];
      if (isEnough(ids)) return ids;
    }
    const [best] = open;
    return best ? [...first, best] : first;
  };
}

/** A community as if something were said that is about its subject. */
export function withoutDoubt(place: Place): Place {
  return place.isOfSubject ? place : { ...place, isOfSubject: true };
}
