import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { Suggestion } from "#engine/interview/suggest-answers.ts";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import { useWritePost } from "#web/features/posts/api/use-write-post.ts";
import { useWriteDialog } from "#web/features/posts/use-write-dialog.ts";
import { canBeWritten, type CommunityOutlook } from "#web/features/posts/writing/outlook.ts";
import { api } from "#web/lib/api.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { logError } from "#web/lib/log.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { useAskedQuestions, useSettledCommunity } from "./use-first-questions.ts";

type StartQuestions = typeof import("./start-questions.tsx");

/** What stands where a first draft may be offered; each has a part of its own. */
export type FreeDraftState =
  | { is: "awaited"; hasQuestions: boolean }
  | { is: "failed" }
  | { is: "none" }
  | ({ is: "offered" } & OfferedDraft);

export type OfferedDraft = {
  /** Where the draft would go. */
  best: CommunityOutlook;
  /** What is left to ask of a founder who has said much before is a blank of the draft, and no question before it. */
  hasSaidEnough: boolean;
  asked: readonly AnswerId[];
  questions: StartQuestions | null;
  suggestions: readonly Suggestion[];
  onSkip: () => void;
};

type Circumstances = {
  project: Project;
  outlook: OutlookQuery;
  /** Nothing speaks against it so far: its room is kept until the server says. */
  isLikely: boolean;
};

export function useFreeDraftState({ project, outlook, isLikely }: Circumstances): FreeDraftState {
  const { asked, isAsked, hasSaidEnough, setAsked } = useAskedQuestions(project, outlook);
  const isPossible = outlook.data !== undefined && outlook.data.room > 0;
  const start = useStartSuggestions(project.id, isPossible && asked.length > 0);
  // The questions of all kinds are large: they come only for those who are asked.
  const questions = useLazyModule(() => import("./start-questions.tsx"), {
    isWanted: isPossible && asked.length > 0,
    onFailure: () => setAsked([]),
  });
  const { best, isSettled } = useSettledCommunity(outlook, asked);
  const isComing = asked.length > 0 && questions === null;
  const isAwaited = !isAsked || !isSettled || start.isAwaited || isComing;
  if ((isLikely && outlook.isPending) || (isPossible && isAwaited)) {
    return { is: "awaited", hasQuestions: !isAsked || asked.length > 0 };
  }
  if (isLikely && outlook.isError && !outlook.data) return { is: "failed" };
  if (!isPossible || !best) return { is: "none" };
  return {
    is: "offered",
    best,
    hasSaidEnough,
    asked,
    questions,
    suggestions: start.suggestions,
    onSkip: () => setAsked([]),
  };
}

/** Writes the draft that is offered, or asks in the dialog for what it lacks. It goes on where the offer is gone. */
export function useFirstDraft(project: Project, onWritten: (post: GeneratedPost) => void) {
  const writing = useWritePost(project.id);
  const dialog = useWriteDialog({ mayWrite: true });
  const open = (post: GeneratedPost) => {
    dialog.close();
    onWritten(post);
  };
  const write = (offer: OfferedDraft, community = offer.best, hasAll = false) => {
    const { subredditId } = community;
    const hasBlank = wasAskedAll(community, offer.asked, hasAll) || getsBlank(community, offer);
    // What others are planned to tell is free as long as nothing is written.
    if (!canBeWritten(community) && !hasBlank) return dialog.open({ subredditId });
    writing.mutate(
      { projectId: project.id, subredditId, ...(hasBlank && { isAnyway: true }) },
      { onSuccess: open, onError: () => dialog.open({ subredditId }) },
    );
  };
  return {
    dialog,
    isBusy: writing.isPending,
    open,
    write,
    writeAnswered: async (offer: OfferedDraft, hasAll: boolean) => {
      // Asked directly: what the page holds may still be the outlook from before the answers.
      const params = { projectId: project.id };
      const { communities } = await api.getWritingOutlook({ params });
      const named = communities.find(({ subredditId }) => subredditId === offer.best.subredditId);
      // Never for another one than the page names: what it lacks is asked for, and the others can be chosen.
      if (named) write(offer, named, hasAll);
      else dialog.open({});
    },
  };
}

export type FirstDraft = ReturnType<typeof useFirstDraft>;

/** What the draft lacks is a blank of it. */
export function getsBlank(
  { is, isOffSubject }: CommunityOutlook,
  { hasSaidEnough }: Pick<OfferedDraft, "hasSaidEnough">,
): boolean {
  return hasSaidEnough && is === "asks" && !isOffSubject;
}

/**
 * Who was asked all gets the draft that the page promised: what else would make it better is a blank in it. Whether it is
 * about what readers there came for may be in doubt only for us, who can't read every language: `hasAll` is said of
 * founders who left nothing empty.
 */
function wasAskedAll(
  { is, questions, isOffSubject }: CommunityOutlook,
  asked: readonly AnswerId[],
  hasAll: boolean,
): boolean {
  const isNew = questions.every((id) => !asked.includes(id));
  return is === "asks" && asked.length > 0 && isNew && (hasAll || !isOffSubject);
}

/** Longer nobody waits for a page: the questions are shown without its answers then. */
const PATIENCE_MS = 4000;

/** What the project's description and page answer already, asked once; a failure leaves the fields empty. */
function useStartSuggestions(projectId: string, isWanted: boolean) {
  const { data, error, isPending } = useQuery({
    queryKey: queryKeys.posts.startSuggestions(projectId),
    queryFn: () => api.suggestAnswers({ params: { projectId } }),
    enabled: isWanted,
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    if (error) logError(error);
  }, [error]);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  const suggestions: readonly Suggestion[] = data?.suggestions ?? [];
  return { suggestions, isAwaited: isWanted && isPending && !isLate };
}
