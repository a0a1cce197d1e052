import { type Ref, useEffect, useMemo, useRef } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import type { WritingOutlook } from "#contract/writing.ts";
import { PENDING_CAP } from "#engine/posts/pending-cap.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { useExplainGate } from "#web/components/premium/premium-gate.tsx";
import { useSubscription } from "#web/components/premium/use-subscription.tsx";
import { useUser } from "#web/lib/session/session.ts";
import { useListedShortcuts, useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { Card } from "#web/components/ui/card.tsx";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { type RoadmapPost, describeQuota } from "#web/features/posts/roadmap-post.ts";
import { listPolicies, ProjectPoliciesProvider } from "#web/features/posts/project-policies.ts";
import { type PostDialogs, usePostDialogs } from "#web/features/posts/use-post-dialogs.ts";
import { useRoadmapState } from "#web/features/posts/use-roadmap-state.ts";
import { useRoadmapView } from "#web/features/posts/use-roadmap-view.ts";
import { type RoadmapWriting, useRoadmapWriting } from "#web/features/posts/use-roadmap-writing.ts";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";
import type { PostActions } from "./card/card-buttons.tsx";
import { GenerateButton } from "./generate-button.tsx";
import { RoadmapAbsence, RoadmapView } from "./roadmap-body.tsx";
import { HeldNotes } from "./held-note.tsx";
import { RoadmapHead } from "./roadmap-head.tsx";
import { WritingNotes } from "./write/writing-notes.tsx";

type ContentRoadmapProps = {
  project: Project;
  /** null while they are not there. */
  posts: RoadmapPost[] | null;
  isLoading: boolean;
  isFetching: boolean;
  onRetry: () => void;
  outlook: OutlookQuery;
  /** Helps with a comment where no post is wanted. */
  onComment: (subredditId: string) => void;
};

/** Where one sees what is planned, and has more of it written. */
export function ContentRoadmap({
  project,
  posts,
  isLoading,
  isFetching,
  onRetry,
  outlook,
  onComment,
}: ContentRoadmapProps) {
  const { subscription } = useSubscription();
  const { timezone } = useUser();
  const { isPremium } = subscription;
  const dialogs = usePostDialogs(project, posts, { isFetching });
  const editor = useEditor(dialogs);
  const shown = useRoadmapView(isPremium);
  const state = useRoadmapState({
    posts,
    isLoading,
    isOutlookAwaited: isPremium && outlook.isPending && outlook.failureCount === 0,
    shown,
  });
  const notes = useRef<HTMLDivElement>(null);
  const writing = useRoadmapWriting({
    project,
    posts,
    outlook,
    dialogs,
    mayWrite: isPremium,
    notes,
    onComment,
  });
  const hasFewAnswers = Object.keys(project.interview.answers).length < 3;
  const policies = useMemo(() => listPolicies(project), [project]);
  const actions = useGatedActions(dialogs.actions, isPremium);
  useShortcuts("roadmap", { generate: isPremium ? writing.generate : undefined });
  useListedShortcuts("editor");

  return (
    <Card
      title="Content Roadmap"
      description={describeQuota(subscription.aiPosts, timezone)}
      action={
        <RoadmapHead
          view={shown.view}
          onView={shown.choose}
          mayWrite={isPremium}
          onChoose={() => writing.write({})}
          onWriteOwn={() => writing.write({ writer: "founder" })}
        >
          <GenerateButton
            pending={writing.pending}
            isBusy={writing.isGenerating}
            asks={writing.asks}
            isAskLikely={isPremium && outlook.isFetching && hasFewAnswers}
            onGenerate={writing.generate}
          />
        </RoadmapHead>
      }
    >
      <Notices notices={writing.notices} posts={posts ?? []} />
      {outlook.data && isPremium && (
        <NotesAbove
          ref={notes}
          project={project}
          outlook={outlook.data}
          isSettled={!outlook.isFetching}
          isAwaited={state.is === "loading"}
          postCount={posts?.length}
          writing={writing}
          onWritten={dialogs.actions.open}
        />
      )}
      <OneWritten project={project} outlook={outlook} writing={writing} onComment={onComment} />
      {/* Once what is asked above is there, which would push it down. */}
      <div className="min-w-0 peer-has-data-awaited/notes:hidden">
        <ProjectPoliciesProvider value={policies}>
          <RoadmapView
            state={state}
            project={project}
            outlook={outlook}
            shown={shown}
            actions={actions}
            canPlan={isPremium}
            onOpen={dialogs.actions.open}
            onWrite={writing.write}
          />
          {editor && (
            <editor.PostDialogs
              project={project}
              posts={posts ?? []}
              outlook={outlook}
              dialogs={dialogs}
            />
          )}
        </ProjectPoliciesProvider>
      </div>
      <RoadmapAbsence state={state} onRetry={onRetry} isRetrying={isFetching} />
    </Card>
  );
}

/** The editor brings the whole checker along, and a roadmap can be read without it. */
function useEditor({ dialog, close }: PostDialogs) {
  return useLazyModule(() => import("./post-dialogs.tsx"), {
    isWanted: dialog?.isOpen ?? false,
    onFailure: () => {
      close();
      showNotLoaded(TOASTS.notOpened.post);
    },
  });
}

/** Without a plan, scheduling says what a plan is for. The same every time, or each card would be drawn anew. */
function useGatedActions(actions: PostActions, mayAsk: boolean): PostActions {
  const explain = useExplainGate(FEATURE_NAMES.contentRoadmap);
  const latest = useRef(explain);
  useEffect(() => {
    latest.current = explain;
  });
  return useMemo(
    () => (mayAsk ? actions : { ...actions, schedule: () => latest.current() }),
    [actions, mayAsk],
  );
}

type NoticesProps = { notices: readonly string[]; posts: RoadmapPost[] };

function Notices({ notices, posts }: NoticesProps) {
  return (
    <>
      {notices.length > 0 && (
        <output className="mb-4 block border-l-2 border-edge pl-3 text-base text-soft">
          {notices.join(" ")}
        </output>
      )}
      <HeldNotes posts={posts} />
    </>
  );
}

type NotesAboveProps = {
  project: Project;
  outlook: WritingOutlook;
  isSettled: boolean;
  /** The posts below are not there yet. */
  isAwaited: boolean;
  postCount: number | undefined;
  writing: RoadmapWriting;
  onWritten: (post: GeneratedPost) => void;
  ref: Ref<HTMLDivElement>;
};

function NotesAbove({ ref, isAwaited, postCount, writing, ...notes }: NotesAboveProps) {
  return (
    <div ref={ref} className="peer/notes">
      {isAwaited ? (
        // Who presses before the questions are there is led to them once they are.
        <span data-awaited hidden />
      ) : (
        <WritingNotes
          // With another post the question may be another.
          key={postCount}
          {...notes}
          // One draft is what everybody has who has just taken a plan.
          hasPlans={writing.pending > 1}
          isFull={writing.pending >= PENDING_CAP}
          onAnswer={(subredditId) => writing.write({ subredditId })}
        />
      )}
    </div>
  );
}

type OneWrittenProps = {
  project: Project;
  outlook: OutlookQuery;
  writing: RoadmapWriting;
  onComment: (subredditId: string) => void;
};

function OneWritten({ project, outlook, writing, onComment }: OneWrittenProps) {
  const { dialog } = writing;
  return (
    dialog.module && (
      <dialog.module.WriteDialog
        project={project}
        outlook={outlook}
        opening={dialog.opening}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
        onWritten={writing.takeWritten}
        onWriteOwn={writing.writeOwn}
        onComment={onComment}
      />
    )
  );
}
