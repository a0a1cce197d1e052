import { MessageCircleQuestion } from "lucide-react";
import { useState } from "react";
import type { WritingOutlook } from "#contract/writing.ts";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { findAsking, wordNeeds, wordReady } from "#web/features/posts/writing/outlook.ts";
import type { AskFirstProps } from "./ask-first.tsx";

type WritingNotesProps = {
  project: Project;
  outlook: WritingOutlook;
  /** Nothing newer is on its way, which may ask less. */
  isSettled: boolean;
  /** Posts are planned: a question can wait. */
  hasPlans: boolean;
  /** No more posts can be planned: whatever is asked, that is said. */
  isFull: boolean;
  onWritten: (post: GeneratedPost) => void;
  onAnswer: (subredditId: string) => void;
};

/** Said before anything is pressed: why nothing can be written, or what would help. */
export function WritingNotes({
  project,
  outlook,
  isSettled,
  hasPlans,
  isFull,
  onWritten,
  onAnswer,
}: WritingNotesProps) {
  const { communities, reason } = outlook;
  // Where nothing is ready, the button itself says what would be, and how.
  const ready = outlook.ready > 0 ? wordReady(outlook) : null;
  // It stays while it is being answered, although the first answers may already be enough.
  const [askedId, setAskedId] = useState<string | null>(null);
  const asking = findAsking(communities, { askedId, hasPlans });
  if (asking && asking.subredditId !== askedId) {
    if (!isSettled) return null;
    setAskedId(asking.subredditId);
  }
  if (asking && !isFull) {
    return (
      <>
        {ready && <p className="mb-4 text-base">{ready}</p>}
        <LazyAskFirst project={project} community={asking} onWritten={onWritten} />
      </>
    );
  }
  const needing = communities.filter(({ is }) => is === "asks");
  const needs = wordNeeds(needing, project.interview.answers);
  return (
    <>
      {/* Which answers are missing, and where, is said below. */}
      {reason && (isFull || !needs) && (
        <p className="mb-4 border-l-2 border-edge pl-3 text-base text-soft">{reason}</p>
      )}
      {ready && <p className="mb-1 text-base">{ready}</p>}
      {needs && needing[0] && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          {needs}
          <Button
            tone="ghost"
            size="sm"
            onClick={() => needing[0] && onAnswer(needing[0].subredditId)}
          >
            <MessageCircleQuestion size={14} />
            Answer
          </Button>
        </p>
      )}
    </>
  );
}

// The questions of all kinds of projects come along, and most days none of them is asked.
function LazyAskFirst(props: AskFirstProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const part = useLazyModule(() => import("./ask-first.tsx"), {
    isWanted: true,
    onFailure: () => setHasFailed(true),
  });
  if (part) return <part.AskFirst {...props} />;
  if (!hasFailed) {
    return (
      <SkeletonGroup label="Loading the questions">
        <Skeleton className="mb-6 h-64" />
      </SkeletonGroup>
    );
  }
  return (
    <ErrorNotice
      title="We couldn't load the questions"
      text={DID_NOT_LOAD}
      onRetry={() => location.reload()}
    />
  );
}
