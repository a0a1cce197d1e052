import type { AnswerId } from "#engine/interview/interview.ts";
import { listSteps } from "#engine/interview/list-questions.ts";
import type { Place } from "../place/place.ts";
import { findMatter, QUESTIONS, type Told } from "../told/told.ts";
import { type Candidate, isMatter, listCandidates } from "./list-candidates.ts";
import type { Plan, PlanEntry } from "./plan.ts";
import { valueAnswer } from "./value-answer.ts";

/** The largest share of its sentences that a post may have in common with another one of the project. */
export const MOST_SHARED = 1 / 3;
const SWEEPS = 4;
/** What a clash costs while the posts are being chosen; nothing that a community wants outweighs it. */
const OF_CLASH = 6;
const OF_SHARED = 1.5;
const OF_SAME_END = 0.8;

type Slot = { place: Place; candidates: Candidate[] };

/**
 * One assignment for all communities: each gets the answers that it wants most, as far as no two posts open
 * alike or share more than a third. Comments and captions are read by others, and are held against nothing.
 */
export function planPosts(told: Told, places: readonly Place[]): Plan {
  const slots = places
    .filter(({ closed, form }) => closed === null && form === "post")
    .map((place): Slot => ({ place, candidates: listCandidates(told, place) }));
  const chosen = chooseTogether(slots, told);
  const kept = keepApart(slots, chosen, told);
  const used = new Map<AnswerId, number>();
  return places.map((place): PlanEntry => {
    if (place.closed !== null) return { place, is: "closed", reason: place.closed };
    if (told.what === null) return { place, is: "asks", question: "what", others: [] };
    if (place.form !== "post") return planShort(told, place, used);
    const own = kept.get(place);
    if (own) return { place, is: "post", ...own };
    const others = [...kept.keys()].map(({ fullName }) => fullName);
    const question = findQuestion(told, place);
    return question ? { place, is: "asks", question, others } : { place, is: "told", others };
  });
}

/** Each in turn takes what is best beside the others, until nobody changes. */
function chooseTogether(slots: Slot[], told: Told): Map<Place, Candidate> {
  const chosen = new Map<Place, Candidate>();
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let isSettled = true;
    for (const { place, candidates } of slots) {
      const others = slots.flatMap((slot) => slot.place === place ? [] : (chosen.get(slot.place) ?? []));
      const best = pickBest(candidates, (candidate) => candidate.value - countClashes(candidate, others, told));
      if (!best || best === chosen.get(place)) continue;
      chosen.set(place, best);
      isSettled = false;
    }
    if (isSettled) break;
  }
  return chosen;
}

function pickBest(candidates: Candidate[], worth: (each: Candidate) => number): Candidate | null {
  let best: Candidate | null = null;
  let most = -Infinity;
  for (const candidate of candidates) {
    // They come in the order of their value, and others only take away from it.
    if (candidate.value <= most) break;
    const value = worth(candidate);
    if (value > most) [best, most] = [candidate, value];
  }
  return best;
}

function countClashes(candidate: Candidate, others: Candidate[], told: Told): number {
  let sum = 0;
  for (const other of others) {
    const shared = measureShared(candidate, other, told);
    sum += OF_SHARED * shared + (shared > MOST_SHARED ? OF_CLASH * shared : 0);
    if (candidate.opening === other.opening) sum += OF_CLASH;
    if (candidate.question !== null && candidate.question === other.question) sum += OF_SAME_END;
  }
  return sum;
}

/** How much of the shorter one stands in the other, too; what introduces the thing stands in all of them. */
function measureShared(a: Candidate, b: Candidate, told: Told): number {
  let shared = 0;
  for (const id of a.matters)
    if (b.matters.includes(id) && !isLookedUp(id, told)) shared += findMatter(told, id)?.sentences.length ?? 0;
  const fewest = Math.min(a.sentences, b.sentences) + ABOUT_INTRODUCTION;
  return shared / fewest;
}

/** What a program is written in, and its licence, are looked up like a price: wherever it matters it is said. */
function isLookedUp(id: AnswerId, { interview }: Told): boolean {
  return id === "stackOrMaterial" && interview.kind === "software";
}

/** Introduction and question, which differ from post to post. */
const ABOUT_INTRODUCTION = 2;

/** In the order of the communities; one that can't be told apart from those before it gets none. */
function keepApart(slots: Slot[], chosen: Map<Place, Candidate>, told: Told): Map<Place, Candidate> {
  const kept = new Map<Place, Candidate>();
  for (const { place, candidates } of slots) {
    const isApart = (candidate: Candidate) =>
      [...kept.values()].every(
        (other) =>
          candidate.opening !== other.opening &&
          measureShared(candidate, other, told) <= MOST_SHARED,
      );
    const own = chosen.get(place);
    const best = own && isApart(own) ? own : candidates.find((each) => each.value > LEAST_WORTH && isApart(each));
    if (best && best.value > LEAST_WORTH) kept.set(place, best);
  }
  return kept;
}

/** Below this nothing that was told is what these readers want. */
const LEAST_WORTH = -2.5;

/** A comment or a caption takes the best few answers, whatever others were told. */
function planShort(told: Told, place: Place, used: Map<AnswerId, number>): PlanEntry {
  const worth = (id: AnswerId) => valueAnswer(id, place) - OF_REPEATED * (used.get(id) ?? 0);
  const wanted = told.matters
    .filter(({ id, rests }) => !QUESTIONS.some((each) => each === id) && OF_SHORT.has(id) && rests.length === 0)
    .toSorted((a, b) => worth(b.id) - worth(a.id));
  for (const { id } of wanted.slice(0, TOLD_AT_ONCE)) used.set(id, (used.get(id) ?? 0) + 1);
  return { place, is: "post", opening: "thing", matters: wanted.map(({ id }) => id), question: null };
}

/** About as many as there is room for. */
const TOLD_AT_ONCE = 2;
const OF_REPEATED = 1;

const OF_SHORT: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "unusual",
  "howItPlays",
  "premise",
  "oneJob",
  "episode",
  "numbers",
  "stackOrMaterial",
  "sample",
  "formula",
  "theAsk",
]);

/** The one answer that would give these readers most, of those that the founder has not given. */
function findQuestion({ interview }: Told, place: Place): AnswerId | null {
  const open = listSteps(interview.kind)
    .flat()
    .map(({ id }) => id)
    .filter((id) => !interview.answers[id]?.trim() && isMatter(id));
  const [best] = open.toSorted((a, b) => valueAnswer(b, place) - valueAnswer(a, place));
  return best ?? null;
}
