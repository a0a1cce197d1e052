import type { AnswerId } from "#engine/interview/interview.ts";
import type { ClosedReason } from "#engine/posts/post-brief.ts";
import { canBeWritten, type CommunityOutlook } from "./outlook.ts";
import type { Writer } from "./post-choice.ts";
import type { Refusal } from "./read-refusal.ts";

/** What can be chosen and asked for one community that takes posts. */
export type OpenPost = {
  community: CommunityOutlook;
  writer: Writer;
  questions: readonly AnswerId[];
  /** What is asked may have been answered since: the newer outlook is on its way. */
  isAwaited: boolean;
  /** The community bans what the chosen writer writes. */
  isBanned: boolean;
  /** The server has just said that nothing is posted there, and why. */
  refusedFor: ClosedReason | null;
  /** No refusal waits for an answer. */
  isUnrefused: boolean;
};

/** What the dialog is at; each has a part of its own. */
export type WriteState =
  | { is: "writing"; fullName: string }
  | { is: "loading" }
  | { is: "failed"; error: unknown }
  | { is: "empty" }
  | { is: "closed"; community: CommunityOutlook }
  | ({ is: "open" } & OpenPost);

type Circumstances = {
  /** Where the connected model writes now. */
  modelWritesFor: string | null;
  outlook: { isPending: boolean; isError: boolean; error: unknown };
  communities: readonly CommunityOutlook[];
  community: CommunityOutlook | null;
  writer: Writer;
  refused: Refusal | null;
  questions: readonly AnswerId[];
};

export function findWriteState({
  modelWritesFor,
  outlook,
  communities,
  community,
  writer,
  refused,
  questions,
}: Circumstances): WriteState {
  if (modelWritesFor !== null) {
    return { is: "writing", fullName: nameCommunity(communities, modelWritesFor) };
  }
  if (!community) {
    if (outlook.isPending) return { is: "loading" };
    return outlook.isError ? { is: "failed", error: outlook.error } : { is: "empty" };
  }
  if (community.is === "closed") return { is: "closed", community };
  const isRefused = refused?.is === "closed" && refused.subredditId === community.subredditId;
  return {
    is: "open",
    community,
    writer,
    questions,
    isAwaited: community.is === "asks" && questions.length === 0 && writer.id !== "founder",
    isBanned: isBannedFor(community, writer),
    refusedFor: isRefused ? refused.reason : null,
    isUnrefused: refused === null,
  };
}

/** What a machine words is banned there, and this writer is one. */
export function isBannedFor({ bansAiText }: CommunityOutlook, { id }: Writer): boolean {
  return bansAiText && (id === "llm" || id === "assistant");
}

/** What the foot of the dialog offers beside closing it. */
export type NextStep =
  | { is: "none" }
  | { is: "stop" }
  | { is: "brief" }
  | { is: "page"; fullName: string }
  | { is: "write"; fullName: string; isBanned: boolean; canSkipAnswers: boolean };

export function findNextStep(state: WriteState): NextStep {
  if (state.is === "writing") return { is: "stop" };
  if (state.is !== "open") return { is: "none" };
  const { community, writer, questions, isAwaited, isBanned, refusedFor } = state;
  const { fullName } = community;
  // The brief for one's own assistant is below what can be chosen.
  if (writer.id === "assistant") return { is: "brief" };
  if (refusedFor || isAwaited) return { is: "none" };
  if (writer.id === "founder") return { is: "page", fullName };
  const isAsking = questions.length > 0 && !canBeWritten(community);
  return { is: "write", fullName, isBanned, canSkipAnswers: community.is === "told" || isAsking };
}

function nameCommunity(communities: readonly CommunityOutlook[], subredditId: string): string {
  const known = communities.find((each) => each.subredditId === subredditId);
  return known?.fullName ?? `r/${subredditId}`;
}
