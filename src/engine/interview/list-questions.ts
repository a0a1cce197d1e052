import type { AnswerId, Question, Step } from "./interview.ts";
import type { ProjectKind } from "./project-kind.ts";
import { BOOK } from "./questions/book.ts";
import { CAUSE } from "./questions/cause.ts";
import { COURSE } from "./questions/course.ts";
import { GAME } from "./questions/game.ts";
import { MEDIA } from "./questions/media.ts";
import { PRODUCT } from "./questions/product.ts";
import { SERVICE } from "./questions/service.ts";
import { SHOP } from "./questions/shop.ts";
import { SOFTWARE } from "./questions/software.ts";

const STEPS: Record<ProjectKind, readonly Step[]> = {
  software: SOFTWARE,
  game: GAME,
  book: BOOK,
  product: PRODUCT,
  shop: SHOP,
  media: MEDIA,
  course: COURSE,
  service: SERVICE,
  cause: CAUSE,
};

/** In the order in which they are asked: what it is, then the scene where it began. */
export function listSteps(kind: ProjectKind): readonly Step[] {
  return STEPS[kind];
}

/** Enough for a first draft. */
export function listFirstThree(kind: ProjectKind): readonly Step[] {
  return STEPS[kind].slice(0, 3);
}

/** A question in the words of its kind; what only another kind is asked comes in that one's words. */
export function findQuestion(kind: ProjectKind, id: AnswerId): Question {
  const steps = [STEPS[kind], ...Object.values(STEPS)];
  for (const question of steps.flat(2)) if (question.id === id) return question;
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
