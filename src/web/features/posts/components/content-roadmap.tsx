import { useEffect, useMemo, useRef, useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import type { GoodSlot } from "#engine/slots/list-good-slots.ts";
import { PENDING_CAP } from "#engine/posts/pending-cap.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { useExplainGate } from "#web/components/premium/premium-gate.tsx";
import { useSubscription } from "#web/components/premium/use-subscription.tsx";
import { useUser } from "#web/lib/session/session.ts";
import { useListedShortcuts, useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { focusField } from "#web/lib/focus-field.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { showCapReached } from "#web/features/posts/api/show-generation-failure.ts";
import { useGeneratePosts } from "#web/features/posts/api/use-generate-posts.ts";
import { type RoadmapPost, countPending, describeQuota } from "#web/features/posts/roadmap-post.ts";
import { listPolicies, ProjectPoliciesProvider } from "#web/features/posts/project-policies.ts";
import { usePostDialogs } from "#web/features/posts/use-post-dialogs.ts";
import { useWriteDialog } from "#web/features/posts/use-write-dialog.ts";
import { findMissing } from "#web/features/posts/writing/outlook.ts";
import { GenerateButton } from "./generate-button.tsx";
import { RoadmapHead } from "./roadmap-head.tsx";
import type { WriteOpening } from "./write/write-dialog.tsx";
import { WritingNotes } from "./write/writing-notes.tsx";
import { useRoadmapState } from "#web/features/posts/use-roadmap-state.ts";
import { useRoadmapView } from "#web/features/posts/use-roadmap-view.ts";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";

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
  const mayAsk = subscription.isPremium;
  const dialogs = usePostDialogs(project, posts, { isFetching });
  // The editor brings the whole checker along, and a roadmap can be read without it.
  const editor = useLazyModule(() => import("./post-dialogs.tsx"), {
    isWanted: dialogs.dialog?.isOpen ?? false,
    onFailure: () => {
      dialogs.close();
      showNotLoaded(TOASTS.notOpened.post);
    },
  });
  const shown = useRoadmapView(subscription.isPremium);
  const state = useRoadmapState({
    posts,
    isLoading,
    isOutlookAwaited: mayAsk && outlook.isPending && outlook.failureCount === 0,
    shown,
  });
  const writing = useWriteDialog({ mayWrite: subscription.isPremium });
  // The empty slot that a draft was asked for.
  const [wanted, setWanted] = useState<GoodSlot | null>(null);
  const write = (opening: WriteOpening, slot: GoodSlot | null = null) => {
    setWanted(slot);
    writing.open(opening);
  };
  const takeWritten = (post: GeneratedPost) => {
    writing.close();
    const { open } = dialogs.actions;
    if (wanted?.subredditId !== post.subredditId) open(post);
    else {
      const scheduledFor = wanted.at.toISOString();
      dialogs.scheduling.mutate({ post, scheduledFor }, { onSuccess: open });
    }
  };
  // Where the questions are on the page already, they are gone to; otherwise the dialog asks them.
  const notes = useRef<HTMLDivElement>(null);
  const ask = (subredditId: string) => {
    if (!focusField(notes.current)) write({ subredditId });
  };
  const generation = useGeneratePosts(project.id, { onAsk: ask, onComment });
  const hasFewAnswers = Object.keys(project.interview.answers).length < 3;
  const asks = outlook.data && !outlook.isFetching ? findMissing(outlook.data) : null;
  const policies = useMemo(() => listPolicies(project), [project]);
  const pending = countPending(posts ?? []);
  const notices = listNotices(generation.data ?? []);

  const explain = useExplainGate(FEATURE_NAMES.contentRoadmap);
  // The same every time, or each card would be drawn anew.
  const { actions: allActions } = dialogs;
  const latestExplain = useRef(explain);
  useEffect(() => {
    latestExplain.current = explain;
  });
  const actions = useMemo(
    () => (mayAsk ? allActions : { ...allActions, schedule: () => latestExplain.current() }),
    [allActions, mayAsk],
  );

  const generate = () => {
    if (generation.isPending || !subscription.isPremium) return;
    // While the posts are still on their way, the server counts them.
    if (pending >= PENDING_CAP) showCapReached();
    else if (asks) ask(asks.subredditId);
    else generation.mutate();
  };
  useShortcuts("roadmap", { generate: subscription.isPremium ? generate : undefined });
  useListedShortcuts("editor");

  return (
    <Card
      title="Content Roadmap"
      description={describeQuota(subscription.aiPosts, timezone)}
      action={
        <RoadmapHead
          view={shown.view}
          onView={shown.choose}
          mayWrite={mayAsk}
          onChoose={() => write({})}
          onWriteOwn={() => write({ writer: "founder" })}
        >
          <GenerateButton
            pending={pending}
            isBusy={generation.isPending}
            asks={asks?.sentence ?? null}
            isAskLikely={mayAsk && outlook.isFetching && hasFewAnswers}
            onGenerate={generate}
          />
        </RoadmapHead>
      }
    >
      {notices.length > 0 && (
        <output className="mb-4 block border-l-2 border-edge pl-3 text-base text-soft">
          {notices.join(" ")}
        </output>
      )}
      {outlook.data && mayAsk && (
        <div ref={notes} className="peer/notes">
          {state.is === "loading" ? (
            // Who presses before the questions are there is led to them once they are.
            <span data-awaited hidden />
          ) : (
            <WritingNotes
              // With another post the question may be another.
              key={posts?.length}
              project={project}
              outlook={outlook.data}
              isSettled={!outlook.isFetching}
              // One draft is what everybody has who has just taken a plan.
              hasPlans={pending > 1}
              isFull={pending >= PENDING_CAP}
              onWritten={dialogs.actions.open}
              onAnswer={(subredditId) => write({ subredditId })}
            />
          )}
        </div>
      )}
      {writing.module && (
        <writing.module.WriteDialog
          project={project}
          outlook={outlook}
          opening={writing.opening}
          isOpen={writing.isOpen}
          onClose={writing.close}
          onWritten={takeWritten}
          onWriteOwn={(subredditId) => {
            writing.close();
            dialogs.start(subredditId);
          }}
          onComment={onComment}
        />
      )}
      {/* Once what is asked above is there, which would push it down. */}
      <div className="min-w-0 peer-has-data-awaited/notes:hidden">
        <ProjectPoliciesProvider value={policies}>
          {state.is === "days" && <state.part.RoadmapTabs posts={state.posts} actions={actions} />}
          {state.is === "calendar" && (
            <state.part.RoadmapCalendar
              project={project}
              posts={state.posts}
              outlook={outlook.data}
              view={state.view}
              day={shown.day}
              onDay={shown.goTo}
              canPlan={subscription.isPremium}
              onOpen={dialogs.actions.open}
              onFill={(slot) => {
                const postType = slot.thread ? ("thread-comment" as const) : null;
                write({ subredditId: slot.subredditId, postType }, slot);
              }}
            />
          )}
          {state.is === "opening" && <OpeningPosts />}
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
      {state.is === "loading" && <LoadingRoadmap />}
      {state.is === "failed" && <NotLoaded onRetry={onRetry} isRetrying={isFetching} />}
    </Card>
  );
}

function LoadingRoadmap() {
  return (
    <p data-awaited className="text-base text-muted">
      Loading roadmap...
    </p>
  );
}

function OpeningPosts() {
  return (
    <SkeletonGroup label="Loading the posts">
      <Skeleton className="h-112" />
    </SkeletonGroup>
  );
}

type NotLoadedProps = { onRetry: () => void; isRetrying: boolean };

export function NotLoaded({ onRetry, isRetrying }: NotLoadedProps) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-base text-soft">
      We couldn't load the roadmap. Your posts are safe.
      <Button tone="secondary" size="sm" onClick={onRetry} isBusy={isRetrying}>
        Try again
      </Button>
    </p>
  );
}

/** What the server has to say about the posts it just wrote, each thing once. */
function listNotices(written: readonly { notice: string | null }[]): string[] {
  return [...new Set(written.flatMap(({ notice }) => notice ?? []))];
}
