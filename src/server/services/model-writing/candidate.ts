import type { DraftFault } from "#contract/post.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import type { ComposedPost, PostBrief } from "#engine/posts/post-brief.ts";
import type { Reading } from "./ask-readers.ts";
import { cutSentences, type Groundless } from "./ground-drafts.ts";
import { limitWords } from "./post-lengths.ts";
import type { Angle } from "./propose-angles.ts";

/** A draft with all that is known against it. */
export type Candidate = {
  angle: Angle;
  draft: Draft;
  faults: DraftFault[];
  groundless: Groundless[];
  reading: Reading | null;
};

/** Fewest faults first, then what the readers like best, then the fittest angle. */
export function pickBest(candidates: Candidate[]): Candidate {
  const count = ({ faults, groundless, reading }: Candidate) =>
    faults.length + groundless.length + (reading?.objections.length ?? 0);
  const score = ({ reading }: Candidate) => (reading ? reading.regular + reading.moderator : 0);
  const [best] = candidates.toSorted((a, b) => count(a) - count(b) || score(b) - score(a));
  if (!best) throw new Error("There is no draft to pick.");
  return best;
}

const REMOVED_BELOW = 4;

export function listFaults(
  { faults, groundless, reading }: Candidate,
  brief: PostBrief,
): DraftFault[] {
  const { fullName } = brief.community.policy;
  const bare = groundless
    .filter(({ place }) => !faults.some((fault) => fault.place && overlap(fault.place, place)))
    .map(({ text, place }) => ({
      name: "groundless" as const,
      sentence: `Not in your answers: '${text}'`,
      place,
    }));
  const objections = (reading?.objections ?? []).map(({ sentence, place }) => ({
    name: "objection" as const,
    sentence,
    place,
  }));
  const removed: DraftFault[] =
    reading && reading.moderator < REMOVED_BELOW && objections.length === 0
      ? [
          {
            name: "objection",
            sentence: `A moderator of ${fullName} would probably remove it.`,
            place: null,
          },
        ]
      : [];
  return [...faults, ...bare, ...objections, ...removed];
}

function overlap(a: DraftPlace, b: DraftPlace): boolean {
  return a.field === b.field && a.start < b.end && b.start < a.end;
}

/** Of what was objected to in the draft before, what the new one still says. */
export function keepStanding(reading: Reading | null, { title, content }: Draft): Reading | null {
  if (!reading) return null;
  const objections = reading.objections.flatMap((objection) => {
    for (const [field, text] of [
      ["title", title],
      ["content", content],
    ] as const) {
      const start = text.indexOf(objection.quote.trim());
      const end = start + objection.quote.trim().length;
      if (start >= 0) return [{ ...objection, place: { field, start, end } }];
    }
    return [];
  });
  return { ...reading, objections };
}

/** Sentences that the model itself finds nowhere go, as long as what is left is a whole and honest post. */
export function cutGroundless(
  candidate: Candidate,
  brief: PostBrief,
  model: ComposedPost,
  judge: (draft: Draft, angle: Angle) => Candidate,
): Candidate & { cut: number } {
  const { draft, groundless, reading, angle } = candidate;
  const cut = groundless.filter(({ by, place }) => by === "model" && place.field === "content");
  if (cut.length === 0) return { ...candidate, cut: 0 };
  const content = cutSentences(draft.content, cut);
  const { name } = brief.project;
  const isWhole = countWords(content) >= limitWords(brief, model).fewest;
  const isHonest = Boolean(findDisclosure(content, name)) || !findDisclosure(draft.content, name);
  if (!isWhole || !isHonest) return { ...candidate, cut: 0 };
  const shorter = judge({ ...draft, content }, angle);
  const left = groundless
    .filter((each) => !cut.includes(each))
    .map(({ text, place, by }) => ({ text, by, place: findAgain(text, place, shorter.draft) }));
  return {
    ...shorter,
    groundless: left,
    reading: keepStanding(reading, shorter.draft),
    cut: cut.length,
  };
}

function findAgain(text: string, { field }: DraftPlace, draft: Draft): DraftPlace {
  const start = Math.max(0, (draft[field] ?? "").indexOf(text));
  return { field, start, end: start + text.length };
}
