import { type RefObject, useEffect, useRef, useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { DetailDialog } from "#web/components/ui/dialogs/detail-dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { ModelFailure, ModelProgress } from "#web/features/posts/model/model-progress.tsx";
import {
  type OneWriting,
  useOneWriting,
  type WriteOpening,
} from "#web/features/posts/model/use-one-writing.ts";
import { findNextStep, type WriteState } from "#web/features/posts/writing/write-state.ts";
import { ClosedCommunity } from "./closed-community.tsx";
import { CommunityChoice } from "./community-choice.tsx";
import { OpenCommunity } from "./open-community.tsx";
import { WriteFooter } from "./write-footer.tsx";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";

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
  const writing = useOneWriting({
    project,
    outlook,
    opening,
    isOpen,
    canWriteOwn: onWriteOwn !== undefined,
    onClose,
    onWritten,
  });
  const { state, model, community } = writing;
  const writeButton = useRef<HTMLButtonElement>(null);
  const assistant = useRef<HTMLDivElement>(null);
  const stop = useStop(model.stop, writeButton);
  const noRoom = (!model.request && outlook.data?.room === 0 && outlook.data.reason) || null;
  const goToBrief = () => {
    assistant.current?.scrollIntoView();
    assistant.current?.focus({ preventScroll: true });
  };
  return (
    <DetailDialog
      isOpen={isOpen}
      onClose={writing.close}
      subject="write"
      title="Write one post"
      footer={
        <WriteFooter
          ref={writeButton}
          next={findNextStep(state)}
          noRoom={noRoom}
          isBusy={writing.isBusy}
          onStop={stop}
          onBrief={goToBrief}
          onWrite={writing.write}
          onWriteOwn={() => community && onWriteOwn?.(community.subredditId)}
        />
      }
    >
      {model.error && !writing.isRefused && (
        <ModelFailure
          error={model.error}
          onRetry={writing.tryAgain}
          onBuiltIn={writing.writeBuiltIn}
        />
      )}
      {state.is === "writing" && <ModelProgress fullName={state.fullName} step={model.step} />}
      {state.is === "loading" && <LoadingCommunities />}
      {state.is === "failed" && <FailedCommunities error={state.error} outlook={outlook} />}
      {state.is === "empty" && (
        <p className="max-w-prose text-base text-soft">No communities yet.</p>
      )}
      {(state.is === "closed" || state.is === "open") && (
        <ChosenCommunity
          project={project}
          state={state}
          writing={writing}
          briefRef={assistant}
          onWritten={onWritten}
          onWriteOwn={onWriteOwn}
          onComment={onComment}
        />
      )}
    </DetailDialog>
  );
}

/** Once the form is back: the button that began it all is where the keyboard was. */
function useStop(stopModel: () => void, button: RefObject<HTMLButtonElement | null>): () => void {
  const [stops, setStops] = useState(0);
  useEffect(() => {
    if (stops > 0) button.current?.focus();
  }, [stops, button]);
  return () => {
    stopModel();
    setStops((count) => count + 1);
  };
}

type ChosenCommunityProps = Pick<
  WriteDialogProps,
  "project" | "onWritten" | "onWriteOwn" | "onComment"
> & {
  state: Extract<WriteState, { is: "closed" | "open" }>;
  writing: OneWriting;
  briefRef: RefObject<HTMLDivElement | null>;
};

/** The communities on one side, and beside them what can be done in the chosen one. */
function ChosenCommunity({
  project,
  state,
  writing,
  briefRef,
  onWritten,
  onWriteOwn,
  onComment,
}: ChosenCommunityProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <CommunityChoice
        project={project}
        communities={writing.communities}
        chosen={state.community.subredditId}
        onChoose={writing.choose}
      />
      {state.is === "closed" ? (
        <ClosedCommunity
          project={project}
          community={state.community}
          onComment={onComment}
          onWriteOwn={onWriteOwn}
        />
      ) : (
        <OpenCommunity
          project={project}
          post={state}
          writers={writing.writers}
          choice={writing.choice}
          onChange={writing.change}
          onWritten={onWritten}
          onWriteOwn={onWriteOwn}
          onComment={onComment}
          briefRef={briefRef}
        />
      )}
    </div>
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
