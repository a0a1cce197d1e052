import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Nearness } from "#engine/posts/post-brief.ts";
import type { Place } from "../place/place.ts";
import type { QuestionId, Told } from "../told/told.ts";
import { barAnswers } from "./list-candidates.ts";
import { ANSWERED, type QuestionSign } from "./question-weights.ts";
import type { Shelf } from "./shelf.ts";
import type { Asked } from "./value-set.ts";

export type QuestionSigns = [sign: QuestionSign, value: number][];

/**
 * From here on a question is asked, in log odds of its grade. Of two posts that differed in nothing else, strangers put the one that asks first in 33 of 36
 * comparisons, and in 11 of 14 where they had called the question one for others. Of all posts that changed, 29 of 71 were preferred with a bound of -0.6 and 45 of 72 with one of -1.1; this one leaves out
 * 40 of 1,182 places.
 */
const LEAST_ANSWERED = -1.7;

/** The questions that may be asked there, and how much better the post ends on each than on what it tells. */
export function listAsked({ questions, told }: Shelf, place: Place): Asked[] {
  const isBarred = barAnswers(place);
  return questions
    .filter(({ id }) => told.matters.every((matter) => matter.id !== id || !isBarred(matter)))
    .map((question) => ({ question, value: valueQuestion(question.id, place, told) }))
    .filter(({ value }) => value > 0);
}

function valueQuestion(id: QuestionId, place: Place, { interview }: Told): number {
  const signs = readQuestionSigns(id, place, interview.kind);
  return signs.reduce((sum, [sign, value]) => sum + value * ANSWERED[id][sign], -LEAST_ANSWERED);
}

/** Whether those who read there know what is asked. */
export function readQuestionSigns(
  id: QuestionId,
  { readers, near }: Pick<Place, "readers" | "near">,
  kind: ProjectKind,
): QuestionSigns {
  const { answers, peers, whole } = near ?? USUAL;
  return [
    ["all", 1],
    [readers, 1],
    [kind, 1],
    ["serves trade", Number(readers === "trade" && SERVES.has(kind))],
    ["question", (answers[id] ?? 0) * SCALE],
    ["what", (answers.what ?? 0) * SCALE],
    ["whole", whole * SCALE],
    ["peers", peers * SCALE],
  ];
}

/** The middle of what was graded, for a community that the matcher does not know. */
const USUAL = {
  answers: { askReaders: 0.13, askPeers: 0.11, what: 0.29 },
  whole: 0.35,
  peers: 0.09,
} satisfies Nearness;

/** What those of a trade use, and mostly don't make. */
const SERVES: ReadonlySet<ProjectKind> = new Set<ProjectKind>(["software", "course", "game"]);

/** Cosines are small beside the other signs. */
const SCALE = 5;
