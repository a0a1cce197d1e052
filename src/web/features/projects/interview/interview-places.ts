import { ANSWER_NAMES, type Answers, type Step } from "#engine/interview/interview.ts";

export type Progress = "answered" | "begun" | "open";

export function readProgress(step: Step, answers: Answers): Progress {
  const answered = countAnswered([step], answers);
  if (answered === 0) return "open";
  return answered === step.length ? "answered" : "begun";
}

/** How many questions have an answer; a step may ask two. */
export function countAnswered(steps: readonly Step[], answers: Answers): number {
  return steps.flat().filter(({ id }) => answers[id]?.trim()).length;
}

/** Where the interview goes on; the end where everything has an answer. */
export function findFirstOpen(steps: readonly Step[], answers: Answers): number {
  const place = steps.findIndex((step) => readProgress(step, answers) === "open");
  return place < 0 ? steps.length : place;
}

/** The first step that still lacks something; null where nothing does. */
export function findFirstGap(steps: readonly Step[], answers: Answers): number | null {
  const place = steps.findIndex((step) => readProgress(step, answers) !== "answered");
  return place < 0 ? null : place;
}

/** 'Price, where to find it'. */
export function nameStep(step: Step): string {
  const [first = "", ...others] = step.map(({ id }) => ANSWER_NAMES[id]);
  const rest = others.map((name) => `, ${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  return first + rest.join("");
}
