import { useState } from "react";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { CommunityOutlook } from "./outlook.ts";
import type { Refusal } from "./read-refusal.ts";

export type Pinned = {
  subredditId: string;
  questions: readonly AnswerId[];
  /** The questions of the refusal that named them; null where they were known before. */
  by: readonly AnswerId[] | null;
};

/**
 * The questions that a community's post waits for. They stay where they are while they are being
 * answered, although each answer leaves fewer; only another refusal asks for others. What is not settled
 * yet may name questions that were answered since, so nothing new is pinned by it.
 */
export function pinQuestions(
  pinned: Pinned | null,
  community: CommunityOutlook | null,
  refused: Refusal | null,
  isSettled: boolean,
): Pinned | null {
  if (!community) return null;
  const { subredditId } = community;
  if (
    refused?.is === "asks" &&
    refused.subredditId === subredditId &&
    pinned?.by !== refused.questions
  ) {
    return { subredditId, questions: refused.questions, by: refused.questions };
  }
  if (pinned?.subredditId === subredditId) return pinned;
  if (!isSettled) return null;
  return community.is === "asks" ? { subredditId, questions: community.questions, by: null } : null;
}

export function usePinnedQuestions(
  community: CommunityOutlook | null,
  refused: Refusal | null,
  isSettled: boolean,
) {
  const [pinned, setPinned] = useState<Pinned | null>(null);
  const next = pinQuestions(pinned, community, refused, isSettled);
  if (next !== pinned) setPinned(next);
  return { questions: next?.questions ?? [], unpin: () => setPinned(null) };
}
