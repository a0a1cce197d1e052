import { ApiError } from "#contract/client.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { CLOSED_REASONS, type ClosedReason } from "#engine/posts/post-brief.ts";

/** Why the server wrote nothing: answers are missing, others tell them all, or there is nothing to post there. */
export type Refusal = {
  subredditId: string;
  message: string;
} & (
  | { is: "asks"; questions: AnswerId[] }
  | { is: "told" }
  | { is: "closed"; reason: ClosedReason }
);

/** null for every other failure. */
export function readRefusal(error: unknown): Refusal | null {
  if (!(error instanceof ApiError) || error.code !== "CONFLICT") return null;
  const { subredditId, is, questions, reason } = error.details;
  if (typeof subredditId !== "string") return null;
  const refused = { subredditId, message: error.message };
  if (is === "asks" && Array.isArray(questions)) {
    return { ...refused, is, questions: questions as AnswerId[] };
  }
  if (is === "told") return { ...refused, is };
  const known = CLOSED_REASONS.find((each) => each === reason);
  return is === "closed" && known ? { ...refused, is, reason: known } : null;
}
