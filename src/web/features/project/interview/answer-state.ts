import { MAX_FACT_LENGTH } from "./questions.ts";

export type AnswerState = "saved" | "unsaved" | "saving" | "failed" | "too-long";

type Answer = {
  typed: string;
  saved: string;
  isSaving: boolean;
  /** What the server took last, as it was sent: it may keep it in another form. */
  accepted: string | null;
  /** What could not be saved; null when the last try went well. */
  failed: string | null;
};

/** Where an answer stands between the keyboard and the server. */
export function readAnswerState({ typed, saved, isSaving, accepted, failed }: Answer): AnswerState {
  const wanted = typed.trim();
  if (wanted.length > MAX_FACT_LENGTH) return "too-long";
  if (isSaving) return "saving";
  if (wanted === saved || wanted === accepted) return "saved";
  return failed === wanted ? "failed" : "unsaved";
}

/** "An answer can have at most 1,000 characters. This one has 12 too many." */
export function describeLength(typed: string): string {
  const over = typed.trim().length - MAX_FACT_LENGTH;
  return `An answer can have at most 1,000 characters. This one has ${over} too many.`;
}
