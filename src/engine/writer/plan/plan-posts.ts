import type { AnswerId } from "#engine/interview/interview.ts";
import { listSteps } from "#engine/interview/list-questions.ts";
import type { Place } from "../place/place.ts";
import { findMatter, type Told } from "../told/told.ts";
import { chooseTogether } from "./choose-together.ts";
import { type Candidate, listAsked, listCandidates, weighPremise } from "./list-candidates.ts";
import type { Plan, PlanEntry, Wish } from "./plan.ts";
import { listPlains, readSibling } from "./read-sibling.ts";
import { planShort } from "./plan-short.ts";
import { fillShelf, isMatter, type Shelf } from "./shelf.ts";
import { valueAnswer } from "./value-answer.ts";

/**
 * One assignment for all communities: each gets the answers that it wants most, as far as no two posts open
 * alike or share more than a third. Comments and captions are read by others, and are held against nothing.
 */
export function planPosts(told: Told, places: readonly Place[], wish: Wish = {}): Plan {
  const shelf = fillShelf(told);
  const { siblings = [] } = wish;
  const plains = listPlains(told, siblings);
  const lackOf = ({ required }: Place) => required.find((id) => findMatter(told, id) === null);
  const open = places.filter(
    (place) =>
      place.closed === null &&
      place.form === "post" &&
      place.isOfSubject &&
      lackOf(place) === undefined,
  );
  const slots = open.map((place) => ({ place, candidates: listCandidates(shelf, place, wish) }));
  const fixed = siblings.map((sibling) => readSibling(shelf, sibling));
  const begunPlain = fixed.filter(({ start }) => start === "plain").length;
  const kept = chooseTogether(slots, shelf, { mostPlain: plains.length + begunPlain, fixed });
  const others = open.filter((place) => kept.has(place)).map(({ fullName }) => fullName);
  const repeated = new Map<AnswerId, number>();
  const asked = new Map<AnswerId, number>();
  return places.map((place): PlanEntry => {
    if (place.closed !== null) return { place, is: "closed", reason: place.closed };
    if (told.what === null)
      return { place, is: "asks", question: "what", others: [], isOffSubject: false };
    const lacked = lackOf(place);
    if (lacked) return { place, is: "asks", question: lacked, others: [], isOffSubject: false };
    if (place.form !== "post" && place.isOfSubject) return planShort(told, place, repeated);
    const own = kept.get(place);
    if (!own) return askFor(told, place, others);
    const opening = own.start === "plain" ? (plains.shift() ?? "thing") : own.start;
    const matters = orderMatters(own, shelf);
    return {
      place,
      is: "post",
      opening,
      matters,
      question: chooseQuestion(own, shelf, place, asked),
    };
  });
}

function orderMatters({ start, mask }: Candidate, { matters, rests }: Shelf): AnswerId[] {
  const ids = matters.flatMap((matter, at) =>
    (mask & (1 << at)) !== 0 ? [{ ...matter, at }] : [],
  );
  const ordered = ids.toSorted((a, b) => Number(b.id === start) - Number(a.id === start));
  // Behind what it rests on.
  for (const matter of ids) {
    const needed = rests[matter.at] ?? 0;
    const at = ordered.indexOf(matter);
    const last = ordered.findLastIndex((other) => (needed & (1 << other.at)) !== 0);
    if (last > at) ordered.splice(last, 0, ...ordered.splice(at, 1));
  }
  return ordered.map(({ id }) => id);
}

/** Each post has an ending of its own: what another one asks is not worth asking again. */
const OF_ASKED_AGAIN = 1.2;

function chooseQuestion(
  { mask }: Candidate,
  shelf: Shelf,
  place: Place,
  asked: Map<AnswerId, number>,
): AnswerId | null {
  const worth = listAsked(shelf, place).map((each) => {
    const { id } = each.question;
    const again = OF_ASKED_AGAIN * (asked.get(id) ?? 0);
    return { id, value: each.value + weighPremise(each, mask) - again };
  });
  const [best] = worth.toSorted((a, b) => b.value - a.value);
  if (!best || best.value <= 0) return null;
  asked.set(best.id, (asked.get(best.id) ?? 0) + 1);
  return best.id;
}

/** The one answer that would give these readers most, of those that the founder has not given. */
function askFor({ interview }: Told, place: Place, others: string[]): PlanEntry {
  const open = listSteps(interview.kind)
    .flat()
    .map(({ id }) => id)
    .filter((id) => !interview.answers[id]?.trim() && isMatter(id));
  const [best] = open.toSorted((a, b) => valueAnswer(b, place) - valueAnswer(a, place));
  const isOffSubject = !place.isOfSubject;
  if (best) return { place, is: "asks", question: best, others, isOffSubject };
  // Whom it is for can always be said anew.
  if (isOffSubject) return { place, is: "asks", question: "forWhom", others, isOffSubject };
  return { place, is: "told", others };
}
