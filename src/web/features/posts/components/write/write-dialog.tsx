import { useEffect, useRef, useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import { DetailDialog } from "#web/components/ui/dialogs/detail-dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useIsConnected } from "#web/lib/hooks/use-is-connected.ts";
import { useWritePost } from "#web/features/posts/api/use-write-post.ts";
import { ModelFailure, ModelProgress } from "#web/features/posts/model/model-progress.tsx";
import { useModelWriting } from "#web/features/posts/model/use-model-writing.ts";
import { type CommunityOutlook, pickFirst } from "#web/features/posts/writing/outlook.ts";
import { usePinnedQuestions } from "#web/features/posts/writing/pinned-questions.ts";
import {
  fitChoice,
  NO_CHOICE,
  type PostChoice,
  toRequest,
  findWriter,
  listWriters,
  type WriterId,
} from "#web/features/posts/writing/post-choice.ts";
import { readRefusal } from "#web/features/posts/writing/read-refusal.ts";
import {
  findNextStep,
  findWriteState,
  isBannedFor,
} from "#web/features/posts/writing/write-state.ts";
import { ClosedCommunity } from "./closed-community.tsx";
import { CommunityChoice } from "./community-choice.tsx";
import { OpenCommunity } from "./open-community.tsx";
import { WriteFooter } from "./write-footer.tsx";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";

/** Where the dialog begins; what is not named stays as it was left. */
export type WriteOpening = {
  subredditId?: string;
  writer?: WriterId;
  /** null for whatever the community takes. */
  postType?: PostType | null;
};

type WriteDialogProps = {
  project: Project;
  outlook: OutlookQuery;
  opening: WriteOpening;
  isOpen: boolean;
  onClose: () => void;
  onWritten: (post: GeneratedPost) => void;
  /** Opens an empty page; not where keeping it takes a plan. */
  onWriteOwn: ((subredditId: string) => void) | undefined;
  onComment: ((subredditId: string) => void) | undefined;
};

/** Chooses the community, the type, the tone and the writer of one post, and has it written. */
export function WriteDialog({
  project,
  outlook,
  opening,
  isOpen,
  onClose,
  onWritten,
  onWriteOwn,
  onComment,
}: WriteDialogProps) {
  const [choice, setChoice] = useState<PostChoice>(NO_CHOICE);
  const [begun, setBegun] = useState<WriteOpening | null>(null);
  if (begun !== opening) {
    setBegun(opening);
    setChoice((before) => ({ ...before, writer: "engine", ...opening }));
  }
  const writers = listWriters({
    hasModel: useIsConnected("llm", isOpen),
    canWriteOwn: onWriteOwn !== undefined,
  });
  const writing = useWritePost(project.id);
  const model = useModelWriting(project.id, isOpen);
  const writeButton = useRef<HTMLButtonElement>(null);
  const assistant = useRef<HTMLDivElement>(null);
  const [stops, setStops] = useState(0);
  // Once the form is back: the button that began it all is where the keyboard was.
  useEffect(() => {
    if (stops > 0) writeButton.current?.focus();
  }, [stops]);
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
  const choose = (next: CommunityOutlook) => {
    forget();
    setChoice((before) => fitChoice(before, next));
  };
  const change = (changes: Partial<PostChoice>) => {
    forget();
    setChoice((before) => ({ ...before, ...changes }));
  };
  // Opened again, it asks for what is missing then.
  const close = () => {
    unpin();
    if (!writing.isPending) writing.reset();
    onClose();
  };
  const finish = (post: GeneratedPost) => {
    unpin();
    onWritten(post);
  };
  const write = (isAnyway: boolean) => {
    if (!community || writing.isPending || model.request) return;
    forget();
    const request = {
      ...toRequest(choice, project.id, community.subredditId, writers),
      ...(isAnyway && { isAnyway: true as const }),
    };
    if (writer.id !== "llm") return writing.mutate(request, { onSuccess: finish });
    // The notice is beside the button that was pressed.
    const isConfirmed = isBannedFor(community, writer);
    model.write({ ...request, ...(isConfirmed && { isAiConfirmed: true as const }) }, finish);
  };
  const stop = () => {
    model.stop();
    setStops((count) => count + 1);
  };
  const goToBrief = () => {
    assistant.current?.scrollIntoView();
    assistant.current?.focus({ preventScroll: true });
  };
  const { asked } = model;
  const writeBuiltIn = () => {
    if (!asked) return;
    forget();
    setChoice((before) => ({ ...before, writer: "engine", subredditId: asked.subredditId }));
    const { isAiConfirmed: _isConfirmed, notes: _notes, ...request } = asked;
    writing.mutate({ ...request, writer: "engine" }, { onSuccess: finish });
  };

  return (
    <DetailDialog
      isOpen={isOpen}
      onClose={close}
      subject="write"
      title="Write one post"
      footer={
        <WriteFooter
          ref={writeButton}
          next={findNextStep(state)}
          isBusy={writing.isPending}
          onStop={stop}
          onBrief={goToBrief}
          onWrite={write}
          onWriteOwn={() => community && onWriteOwn?.(community.subredditId)}
        />
      }
    >
      {model.error && !refused && (
        <ModelFailure
          error={model.error}
          onRetry={() => asked && model.write(asked, finish)}
          onBuiltIn={writeBuiltIn}
        />
      )}
      {outlook.data?.room === 0 && outlook.data.reason && !model.request && (
        <p className="mb-6 border-l-2 border-warn pl-3 text-base">{outlook.data.reason}</p>
      )}
      {state.is === "writing" && <ModelProgress fullName={state.fullName} step={model.step} />}
      {state.is === "loading" && <LoadingCommunities />}
      {state.is === "failed" && <FailedCommunities error={state.error} outlook={outlook} />}
      {state.is === "empty" && (
        <p className="max-w-prose text-base text-soft">No communities yet.</p>
      )}
      {(state.is === "closed" || state.is === "open") && (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <CommunityChoice
            project={project}
            communities={communities}
            chosen={state.community.subredditId}
            onChoose={choose}
          />
          {state.is === "closed" ? (
            <ClosedCommunity
              community={state.community}
              onComment={onComment}
              onWriteOwn={onWriteOwn}
            />
          ) : (
            <OpenCommunity
              project={project}
              post={state}
              writers={writers}
              choice={choice}
              onChange={change}
              onWritten={onWritten}
              onWriteOwn={onWriteOwn}
              onComment={onComment}
              briefRef={assistant}
            />
          )}
        </div>
      )}
    </DetailDialog>
  );
}

function LoadingCommunities() {
  return (
    <SkeletonGroup label="Loading your communities" className="flex flex-col gap-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </SkeletonGroup>
  );
}

function FailedCommunities({ error, outlook }: { error: unknown; outlook: OutlookQuery }) {
  return (
    <ErrorNotice
      title="We couldn't load your communities"
      text={errorMessage(error, {}, !navigator.onLine)}
      onRetry={() => void outlook.refetch()}
      isRetrying={outlook.isFetching}
    />
  );
}
