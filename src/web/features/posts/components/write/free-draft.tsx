import { Sparkles, Check } from "lucide-react";
import { useState, useEffect, type RefObject } from "react";
import { useAskedQuestions, useSettledCommunity } from "./use-first-questions.ts";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { ariaKeys } from "#web/components/shortcuts/keys.ts";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { useWritePost } from "#web/features/posts/api/use-write-post.ts";
import { api } from "#web/lib/api.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { useWriteDialog } from "#web/features/posts/use-write-dialog.ts";
import { type CommunityOutlook, wordHindrance } from "#web/features/posts/writing/outlook.ts";
import { FreeDraftSkeleton } from "./free-draft-skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { Suggestion } from "#engine/interview/suggest-answers.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { logError } from "#web/lib/log.ts";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import type { WritingOutlook } from "#contract/writing.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { PLANS } from "#engine/billing/plans.ts";
import { PremiumCard } from "#web/components/premium/premium-card.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { POST_TYPE_NAMES } from "#web/features/posts/writing/post-choice.ts";
import { formatCount } from "#engine/text/format.ts";

type FreeDraftProps = {
  project: Project;
  outlook: OutlookQuery;
  /** Nothing speaks against it so far: its room is kept until the server says. */
  isLikely: boolean;
  /** The button that writes it, while it is offered. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** It is on the roadmap: to be opened there. */
  onWritten: (post: GeneratedPost) => void;
  onComment: ((subredditId: string) => void) | undefined;
};

/** One draft to see what the roadmap is worth, after three questions; shown while it is not used up. */
export function FreeDraft({
  project,
  outlook,
  isLikely,
  buttonRef,
  onWritten,
  onComment,
}: FreeDraftProps) {
  const writing = useWritePost(project.id);
  const dialog = useWriteDialog({ mayWrite: true });
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
    return <FreeDraftSkeleton hasQuestions={!isAsked || asked.length > 0} />;
  }
  if (isLikely && outlook.isError && !outlook.data) {
    return (
      <div className="mb-4">
        <ErrorNotice
          title="We couldn't load your first draft"
          text={errorMessage(outlook.error, {}, !navigator.onLine)}
          onRetry={() => void outlook.refetch()}
          isRetrying={outlook.isFetching}
        />
      </div>
    );
  }
  if (!isPossible || !best) return null;

  /** What is left to ask of a founder who has said much before is a blank of the draft, and no question before it. */
  const getsBlank = ({ is, isOffSubject }: CommunityOutlook) =>
    hasSaidEnough && is === "asks" && !isOffSubject;
  const open = (post: GeneratedPost) => {
    dialog.close();
    onWritten(post);
  };
  const write = (community: CommunityOutlook, hasAll = false) => {
    const { is, subredditId } = community;
    const hasBlank = wasAskedAll(community, asked, hasAll) || getsBlank(community);
    if (is !== "ready" && !hasBlank) return dialog.open({ subredditId });
    writing.mutate(
      { projectId: project.id, subredditId, ...(hasBlank && { isAnyway: true }) },
      { onSuccess: open, onError: () => dialog.open({ subredditId }) },
    );
  };
  const writeFirst = async (hasAll: boolean) => {
    // Asked directly: what the page holds may still be the outlook from before the answers.
    const params = { projectId: project.id };
    const { communities } = await api.getWritingOutlook({ params });
    const named = communities.find(({ subredditId }) => subredditId === best.subredditId);
    // Never for another one than the page names: what it lacks is asked for, and the others can be chosen.
    if (named) write(named, hasAll);
    else dialog.open({});
  };
  const button = (isBusy: boolean, press?: () => void) => (
    <Button
      ref={buttonRef}
      aria-keyshortcuts={ariaKeys(SHORTCUTS.roadmap.rows.generate)}
      type={press ? "button" : "submit"}
      isBusy={isBusy || writing.isPending}
      {...(press && { onClick: press })}
    >
      {!isBusy && !writing.isPending && <Sparkles size={16} />}
      Write my first draft, free
    </Button>
  );
  const hasOthers = (outlook.data?.communities.length ?? 0) > 1;
  return (
    <section className="mb-4 rounded-card border border-accent-line bg-surface px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-lg">Your first draft is free</h2>
          <p className="mt-1 max-w-prose text-base text-soft">
            {asked.length > 0 && `${COUNTS[asked.length]}, then the draft. `}
            {asked.length > 0 || best.is === "ready" || getsBlank(best) ? (
              <>
                Written from your answers for{" "}
                <span className="font-mono text-ink">{best.fullName}</span>.{" "}
                {hasOthers && (
                  <button
                    type="button"
                    className="min-h-6 cursor-pointer rounded-control font-medium text-accent hover:text-accent-hover"
                    onClick={() => dialog.open({ subredditId: best.subredditId })}
                  >
                    Choose another
                  </button>
                )}
              </>
            ) : (
              wordHindrance(best)
            )}
          </p>
        </div>
        {asked.length === 0 && button(false, () => write(best))}
      </div>
      {asked.length > 0 && questions && (
        <questions.StartQuestions
          project={project}
          ids={asked}
          suggestions={start.suggestions}
          onSkip={() => setAsked([])}
          onAnswered={writeFirst}
          button={button}
        />
      )}
      {dialog.module && (
        <dialog.module.WriteDialog
          project={project}
          outlook={outlook}
          opening={dialog.opening}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onWritten={open}
          onWriteOwn={undefined}
          onComment={onComment}
        />
      )}
    </section>
  );
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

const COUNTS = ["", "One question", "Two questions", "Three questions", "Four questions"];

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

type NextDraft = WritingOutlook["nextDrafts"][number];

type NextDraftsProps = { drafts: readonly NextDraft[]; isAwaited: boolean };

/** What a plan would open: the founder's own next drafts, as far as the server tells, and the rest in words. */
export function NextDrafts({ drafts, isAwaited }: NextDraftsProps) {
  return (
    <div className="mt-5 border-t border-line pt-5">
      {isAwaited && (
        <SkeletonGroup label="Loading: your next drafts" className="mb-5">
          <Skeleton className="h-60" />
        </SkeletonGroup>
      )}
      {drafts.length > 0 && (
        <ul aria-label="Your next drafts" className="mb-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {drafts.map((draft) => (
            <li key={draft.fullName} className="min-w-0">
              <DraftBehindVeil draft={draft} />
            </li>
          ))}
        </ul>
      )}
      <ul aria-label="With a plan" className="flex flex-wrap gap-x-8 gap-y-2 text-sm text-soft">
        {INCLUDED.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-pass" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Below the founder's own posts. */
export function NextDraftsCard({ drafts }: Pick<NextDraftsProps, "drafts">) {
  const named = { title: "Your next drafts", text: "One for each community." };
  return (
    <div className="mt-4">
      <PremiumCard feature={FEATURE_NAMES.contentRoadmap} {...(drafts.length > 0 && named)}>
        <NextDrafts drafts={drafts} isAwaited={false} />
      </PremiumCard>
    </div>
  );
}

function DraftBehindVeil({
  draft: { fullName, postType, title, words, veil },
}: {
  draft: NextDraft;
}) {
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
      <p className="flex justify-between gap-3 text-xs text-muted">
        <span className="truncate font-mono text-soft">{fullName}</span>
        <span className="shrink-0">{POST_TYPE_NAMES[postType]}</span>
      </p>
      <h3 className="mt-2 font-serif text-md wrap-anywhere">{title}</h3>
      {/* Letters that say nothing: the draft itself stays on the server. */}
      <div
        aria-hidden="true"
        inert
        className="mt-2 max-h-28 overflow-hidden text-sm whitespace-pre-line text-soft blur-[5px] select-none"
      >
        {veil}
      </div>
      <p className="mt-auto pt-3 text-xs text-muted">
        {formatCount(words)} words, ready to check and edit
      </p>
    </article>
  );
}

const { limits } = PLANS.PREMIUM_MONTHLY;

const INCLUDED = [
  `${limits.aiPostsPerMonth} drafts a month, or as many as you like for life`,
  "A day and an hour planned for each post",
  "Detailed figures on every community",
];
