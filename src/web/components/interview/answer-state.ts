import { MAX_ANSWER_LENGTH } from "#engine/interview/interview.ts";

/** Why it isn't sent: it is longer than an answer can be, or some of its fields are still empty. */
export type Held = "too-long" | "half";
export type AnswerState = "saved" | "unsaved" | "saving" | "failed" | Held;

type Answer = {
  /** As it would be sent. */
  wanted: string;
  held: Held | null;
  saved: string;
  isSaving: boolean;
  /** What the server took last, as it was sent: it may keep it in another form. */
  accepted: string | null;
  /** What could not be saved; null when the last try went well. */
  failed: string | null;
};

/** How far an answer has come between the keyboard and the server. */
export function readAnswerState(answer: Answer): AnswerState {
  const { wanted, held, saved, isSaving, accepted, failed } = answer;
  if (held !== null) return held;
  if (isSaving) return "saving";
  if (wanted === saved || wanted === accepted) return "saved";
  return failed === wanted ? "failed" : "unsaved";
}

export function holdText(typed: string): Held | null {
  return typed.trim().length > MAX_ANSWER_LENGTH ? "too-long" : null;
}

/** "An answer can have at most 1,200 characters. This one has 12 too many." */
export function describeLength(typed: string): string {
  const over = typed.trim().length - MAX_ANSWER_LENGTH;
  return `An answer can have at most 1,200 characters. This one has ${over} too many.`;
}

/** Pasted lines become one where the answer is one sentence; the space that is being typed stays. */
export function joinLines(typed: string): string {
  if (!typed.includes("\n")) return typed;
  const lines = typed.split("\n").map((line) => line.trim());
  return lines.join(" ");
}
