import type { AnswerId } from "#engine/interview/interview.ts";
import { listSteps } from "#engine/interview/list-questions.ts";
import type { Place } from "../place/place.ts";
import { findMatter, QUESTIONS, type Told } from "../told/told.ts";
import { chooseTogether } from "./choose-together.ts";
import { type Desk, layOut } from "./desk.ts";
import type { Candidate } from "./list-candidates.ts";
import { weighPremise } from "./value-set.ts";
import type { Opening, Plan, PlanEntry, Sibling, Wish } from "./plan.ts";
import { isLong, listPlains } from "./read-sibling.ts";
import { planShort } from "./plan-short.ts";
import { readShape } from "./shape.ts";
import { isMatter, type Shelf } from "./shelf.ts";
import { measureAlike, MOST_ALIKE } from "./tell-apart.ts";
import { valueAnswer } from "./value-answer.ts";

/**
 * One assignment for all communities: each gets the answers that it wants most, as far as no two posts open
 * alike or share more than a third. Comments and captions are read by others, and are held against nothing.
 */
export function planPosts(
  told: Told,
  places: readonly Place[],
  wish: Wish = {},
  desk: Desk = layOut(told),
): Plan {
  const { shelf } = desk;
  const { siblings: all = [], promised } = wish;
  const siblings = all.filter(isLong);
  const against = siblings.filter((sibling) => !promised?.partners.includes(sibling));
  const free = listPlains(told, against);
  const keepPromised = (ways: Opening[]) =>
    promised ? ways.filter((each) => each === readShape(promised.shape)?.opening) : ways;
  const plains = keepPromised(free);
  const lackOf = ({ required }: Place) => required.find((id) => findMatter(told, id) === null);
  const open = places.filter(
    (place) =>
      place.closed === null &&
      place.form === "post" &&
      place.isOfSubject &&
      lackOf(place) === undefined,
  );
  const slots = open.map((place) => ({ place, candidates: desk.list(place, wish) }));
  const fixed = against.map(desk.read);
  const begunPlain = fixed.filter(({ start }) => start === "plain").length;
  const mostPlain = plains.length + begunPlain;
  const kept = new Map(chooseTogether(slots, desk, { mostPlain, fixed }));
  const others = listTelling(
    siblings,
    open.filter((place) => kept.has(place)),
  );
  const asked = listAsking(desk, siblings);
  const questions = chooseQuestions(kept, desk, asked, wish);
  const short = places.filter(
    (place) =>
      place.closed === null &&
      place.form !== "post" &&
      place.isOfSubject &&
      lackOf(place) === undefined &&
      told.matters.length > 0,
  );
  for (const [place, own] of planShort(desk, short, [...fixed, ...kept.values()], wish)) {
    // Threads have other readers, who may be asked the same.
    const heard = place.form === "comment" ? new Map() : asked;
    for (const [each, question] of chooseQuestions(new Map([[place, own]]), desk, heard, wish))
      questions.set(each, question);
    kept.set(place, own);
  }
  return places.map((place): PlanEntry => {
    if (place.closed !== null) return { place, is: "closed", reason: place.closed };
    if (told.what === null)
      return { place, is: "asks", question: "what", others: [], isOffSubject: false };
    const lacked = lackOf(place);
    if (lacked) return { place, is: "asks", question: lacked, others: [], isOffSubject: false };
    const own = kept.get(place);
    if (!own) return askFor(told, place, others);
    const ways = place.form === "post" ? plains : keepPromised(listPlains(told, []));
    const opening = own.start === "plain" ? (ways.shift() ?? "thing") : own.start;
    const matters = orderMatters(own, shelf);
    return {
      place,
      is: "post",
      opening,
      matters,
      question: questions.get(place) ?? null,
      ...(place.form === "post" && wish.postType && { postType: wish.postType }),
      maxWords: wish.maxWords,
    };
  });
}

/** The communities whose posts have what was told. */
function listTelling(siblings: readonly Sibling[], kept: readonly Place[]): string[] {
  const written = siblings.flatMap(({ fullName }) => fullName ?? []);
  return [...new Set([...written, ...kept.map(({ fullName }) => fullName)])];
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

/** The posts that ask a question. */
type Asking = Map<AnswerId, Candidate[]>;

function listAsking({ shelf, read }: Desk, siblings: readonly Sibling[]): Asking {
  return new Map(
    QUESTIONS.flatMap((id) => findMatter(shelf.told, id) ?? []).map(({ id, sentences }) => {
      const last = sentences.at(-1) ?? "";
      return [id, siblings.filter(({ content }) => content.includes(last)).map(read)];
    }),
  );
}

/** Those ask first who have the best question, so that each is asked where it is answered best. */
function chooseQuestions(
  kept: ReadonlyMap<Place, Candidate>,
  desk: Desk,
  asked: Asking,
  wish: Wish,
): Map<Place, AnswerId> {
  const chosen = new Map<Place, AnswerId>();
  const open = new Map(kept);
  while (open.size > 0) {
    const first = [...open]
      .map(([place, own]) => ({ place, own, best: weighQuestions(own, desk, place, asked) }))
      .reduce((a, b) => (b.best.value > a.best.value ? b : a));
    const { place, own } = first;
    const { id, value } = first.best;
    open.delete(place);
    if (id === null || (value <= 0 && !isAsking(wish))) continue;
    asked.set(id, [...(asked.get(id) ?? []), own]);
    chosen.set(place, id);
  }
  return chosen;
}

function isAsking({ postType }: Wish): boolean {
  return postType === "question" || postType === "feedback";
}

function weighQuestions(
  own: Candidate,
  { shelf, listQuestions }: Desk,
  place: Place,
  asking: ReadonlyMap<AnswerId, readonly Candidate[]>,
): { id: AnswerId | null; value: number } {
  const worth = listQuestions(place).map((each) => {
    const { id, words } = each.question;
    const others = asking.get(id) ?? [];
    // With the same question two short posts would be told from each other by little else.
    const isFresh =
      others.length === 0 ||
      (each.value >= LEAST_AGAIN &&
        others.every((other) => measureAlike(own, other, shelf, words) <= MOST_ALIKE));
    return { id, value: isFresh ? each.value + weighPremise(each, own.mask) : -Infinity };
  });
  const [best] = worth.toSorted((a, b) => b.value - a.value);
  return best ?? { id: null, value: -Infinity };
}

/** What another post asks is asked again where so many can answer it. */
const LEAST_AGAIN = 0.7;

/** The answers that the founder has not given, those that would give these readers most first. */
export function listOpen({ interview }: Told, place: Place): AnswerId[] {
  return listSteps(interview.kind)
    .flat()
    .map(({ id }) => id)
    .filter((id) => !interview.answers[id]?.trim() && isMatter(id))
    .toSorted(
      (a, b) =>
        valueAnswer(b, place, interview.kind, null) - valueAnswer(a, place, interview.kind, null),
    );
}

function askFor(told: Told, place: Place, others: string[]): PlanEntry {
  const [best] = listOpen(told, place);
  const isOffSubject = !place.isOfSubject;
  if (best) return { place, is: "asks", question: best, others, isOffSubject };
  // Whom it is for can always be said anew.
  if (isOffSubject) return { place, is: "asks", question: "forWhom", others, isOffSubject };
  return { place, is: "told", others };
}
