import { useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import { useWritePost } from "#web/features/posts/api/use-write-post.ts";
import { type CommunityOutlook, pickFirst } from "#web/features/posts/writing/outlook.ts";
import { usePinnedQuestions } from "#web/features/posts/writing/pinned-questions.ts";
import {
  findWriter,
  fitChoice,
  listWriters,
  NO_CHOICE,
  type PostChoice,
  toRequest,
  type WriterId,
} from "#web/features/posts/writing/post-choice.ts";
import { readRefusal } from "#web/features/posts/writing/read-refusal.ts";
import { findWriteState, isBannedFor } from "#web/features/posts/writing/write-state.ts";
import { useIsConnected } from "#web/lib/hooks/use-is-connected.ts";
import { useModelWriting } from "./use-model-writing.ts";

/** Where the dialog begins; what is not named stays as it was left. */
export type WriteOpening = {
  subredditId?: string;
  writer?: WriterId;
  /** null for whatever the community takes. */
  postType?: PostType | null;
};

type OneWritingOptions = {
  project: Project;
  outlook: OutlookQuery;
  opening: WriteOpening;
  isOpen: boolean;
  canWriteOwn: boolean;
  onClose: () => void;
  onWritten: (post: GeneratedPost) => void;
};

/** What was chosen for one post, which state the dialog is in, and what its buttons do. */
export function useOneWriting({
  project,
  outlook,
  opening,
  isOpen,
  canWriteOwn,
  onClose,
  onWritten,
}: OneWritingOptions) {
  const [choice, setChoice] = useChoice(opening);
  const writers = listWriters({ hasModel: useIsConnected("llm", isOpen), canWriteOwn });
  const writing = useWritePost(project.id);
  const model = useModelWriting(project.id, isOpen);
  const communities = outlook.data?.communities ?? [];
  const community = pickFirst(communities, choice.subredditId);
  const refused = readRefusal(writing.error ?? model.error);
  const { questions, unpin } = usePinnedQuestions(
    community,
    refused,
    isOpen && !outlook.isFetching,
  );
  const writer = findWriter(writers, choice.writer);
  const state = findWriteState({
    modelWritesFor: model.request?.subredditId ?? null,
    outlook,
    communities,
    community,
    writer,
    refused,
    questions,
  });

  const forget = () => {
    writing.reset();
    model.reset();
  };
  const finish = (post: GeneratedPost) => {
    unpin();
    onWritten(post);
  };
  const { asked } = model;
  return {
    choice,
    writers,
    communities,
    community,
    state,
    model,
    isRefused: refused !== null,
    isBusy: writing.isPending,
    choose: (next: CommunityOutlook) => {
      forget();
      setChoice((before) => fitChoice(before, next));
    },
    change: (changes: Partial<PostChoice>) => {
      forget();
      setChoice((before) => ({ ...before, ...changes }));
    },
    /** Opened again, it asks for what is missing then. */
    close: () => {
      unpin();
      if (!writing.isPending) writing.reset();
      onClose();
    },
    write: (isAnyway: boolean) => {
      if (!community || writing.isPending || model.request) return;
      forget();
      const request = {
        ...toRequest(choice, project.id, community.subredditId, writers),
        ...(isAnyway && { isAnyway: true as const }),
        // What was asked for is told.
        ...(questions.length > 0 && { tells: [...questions] }),
      };
      if (writer.id !== "llm") return writing.mutate(request, { onSuccess: finish });
      // The notice is beside the button that was pressed.
      const isConfirmed = isBannedFor(community, writer);
      model.write({ ...request, ...(isConfirmed && { isAiConfirmed: true as const }) }, finish);
    },
    /** By the same model. */
    tryAgain: () => asked && model.write(asked, finish),
    /** What the model failed at. */
    writeBuiltIn: () => {
      if (!asked) return;
      forget();
      setChoice((before) => ({ ...before, writer: "engine", subredditId: asked.subredditId }));
      const { isAiConfirmed: _isConfirmed, notes: _notes, ...request } = asked;
      writing.mutate({ ...request, writer: "engine" }, { onSuccess: finish });
    },
  };
}

export type OneWriting = ReturnType<typeof useOneWriting>;

/** What is chosen begins anew with each opening, as far as that says. */
function useChoice(opening: WriteOpening) {
  const [choice, setChoice] = useState<PostChoice>(NO_CHOICE);
  const [begun, setBegun] = useState<WriteOpening | null>(null);
  if (begun !== opening) {
    setBegun(opening);
    setChoice((before) => ({ ...before, writer: "engine", ...opening }));
  }
  return [choice, setChoice] as const;
}
