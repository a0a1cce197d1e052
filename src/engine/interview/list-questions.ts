import { ANSWER_IDS, type Question, type AnswerId, type Step } from "./interview.ts";
import { PROJECT_KINDS, type ProjectKind } from "./project-kind.ts";
import book from "./questions/book.json" with { type: "json" };
import cause from "./questions/cause.json" with { type: "json" };
import course from "./questions/course.json" with { type: "json" };
import game from "./questions/game.json" with { type: "json" };
import media from "./questions/media.json" with { type: "json" };
import product from "./questions/product.json" with { type: "json" };
import service from "./questions/service.json" with { type: "json" };
import shop from "./questions/shop.json" with { type: "json" };
import software from "./questions/software.json" with { type: "json" };

/** One question of a table: what has a lead is finished by the founder, and what is asked of readers is a question. */
type Row = { id: string; ask: string; lead?: string | undefined; example: string; reason: string };

/** What the examples are about does not exist. */
const TABLES: Record<ProjectKind, readonly (readonly Row[])[]> = {
  software,
  game,
  book,
  product,
  shop,
  media,
  course,
  service,
  cause,
};

const read = new Map<ProjectKind, readonly Step[]>();

/** In the order in which they are asked: what it is, then the scene where it began. */
export function listSteps(kind: ProjectKind): readonly Step[] {
  const steps =
    read.get(kind) ??
    TABLES[kind].map((step, at) =>
      step.map((row) => readQuestion(row, `questions/${kind}.json, step ${at + 1}`)),
    );
  read.set(kind, steps);
  return steps;
}

/** The compiler sees to the fields; which answers there are only the row can say. */
export function readQuestion({ id: named, ask, lead, example, reason }: Row, at: string): Question {
  const id = ANSWER_IDS.find((each) => each === named);
  if (id === undefined) throw new Error(`${at}: no answer has the id '${named}'.`);
  if (lead !== undefined) return { id, ask, form: "completion", lead, example, reason };
  const isOfReaders = id === "askReaders" || id === "askPeers";
  return { id, ask, form: isOfReaders ? "question" : "sentences", example, reason };
}

/** Enough for a first draft. */
export function listFirstThree(kind: ProjectKind): readonly Step[] {
  return listSteps(kind).slice(0, 3);
}

/** A question in the words of its kind; what only another kind is asked comes in that one's words. */
export function findQuestion(kind: ProjectKind, id: AnswerId): Question {
  for (const each of [kind, ...PROJECT_KINDS])
    for (const question of listSteps(each).flat()) if (question.id === id) return question;
  throw new Error(`No kind of project is asked for '${id}'.`);
}

/**
 * The three that a first draft is made of: what it is, the scene, and what its kind lives on. By name only,
 * so that a page that may not ask them does not load all questions.
 */
export const START_QUESTIONS: Record<ProjectKind, readonly AnswerId[]> = {
  software: ["what", "scene", "unusual"],
  game: ["what", "scene", "howItPlays"],
  book: ["what", "scene", "premise"],
  product: ["what", "scene", "unusual"],
  shop: ["what", "scene", "unusual"],
  media: ["what", "scene", "unusual"],
  course: ["what", "scene", "unusual"],
  service: ["what", "scene", "oneJob"],
  cause: ["what", "scene", "unusual"],
};
