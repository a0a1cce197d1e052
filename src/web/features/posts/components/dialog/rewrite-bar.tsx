import { Copy, Forward } from "lucide-react";
import { ApiError } from "#contract/client.ts";
import type { Project } from "#contract/project.ts";
import type { DraftChange } from "#contract/writing.ts";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { showToast } from "#web/lib/toast.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import type { Rewrite } from "#web/features/posts/use-post-form.ts";
import { readRefusal } from "#web/features/posts/writing/read-refusal.ts";
import { MissingAnswers } from "../write/missing-answers.tsx";

const CHANGES: Record<DraftChange, { name: string; done: string }> = {
  "another-angle": { name: "Another angle", done: "Written from another angle." },
  shorter: { name: "Shorter", done: "Written shorter." },
  warmer: { name: "Warmer", done: "Written warmer." },
  "more-technical": { name: "More technical", done: "Written more technically." },
};

type RewriteBarProps = {
  project: Project;
  post: RoadmapPost;
  rewrite: Rewrite;
  isCopying: boolean;
  onAdapt: () => void;
  onDuplicate: () => void;
};

/** Other ways to write the post, and other places for it. */
export function RewriteBar({
  project,
  post,
  rewrite,
  isCopying,
  onAdapt,
  onDuplicate,
}: RewriteBarProps) {
  const undo = () => {
    if (rewrite.undo()) return;
    showToast("info", "Partly undone", {
      name: "draft-not-undone",
      description: "Your later changes are kept.",
    });
  };
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Write it differently</legend>
        {canBeRewritten(post) &&
          (Object.keys(CHANGES) as DraftChange[]).map((change) => (
            <Button
              key={change}
              tone="secondary"
              size="sm"
              isBusy={rewrite.busy === change}
              onClick={() => rewrite.rewrite(change)}
            >
              {CHANGES[change].name}
            </Button>
          ))}
      </fieldset>
      <div className="-mt-1 -ml-3 flex flex-wrap gap-x-2">
        <Button tone="ghost" size="sm" onClick={onAdapt}>
          <Forward size={14} />
          Adapt to another community…
        </Button>
        <Button tone="ghost" size="sm" isBusy={isCopying} onClick={onDuplicate}>
          {!isCopying && <Copy size={14} />}
          Duplicate
        </Button>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {rewrite.done && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-l-2 border-accent-line pl-3 text-base text-soft">
            {CHANGES[rewrite.done.change].done} It is not saved yet. {rewrite.done.notice}
            <Button tone="ghost" size="sm" onClick={undo}>
              Undo
            </Button>
          </p>
        )}
      </div>
      {rewrite.error && <RewriteFailure project={project} post={post} rewrite={rewrite} />}
    </div>
  );
}

/** Only what was composed can be composed otherwise: own words are nobody else's to arrange. */
function canBeRewritten({ by }: RoadmapPost): boolean {
  return by === "engine" || by === "llm";
}

type RewriteFailureProps = { project: Project; post: RoadmapPost; rewrite: Rewrite };

function RewriteFailure({ project, post, rewrite }: RewriteFailureProps) {
  const { error, tried } = rewrite;
  const refused = readRefusal(error);
  if (refused?.is === "asks") {
    return (
      <MissingAnswers
        project={project}
        fullName={post.subreddit.fullName}
        questions={refused.questions}
        isEnough={false}
      >
        {tried && (
          <Button tone="secondary" size="sm" onClick={() => rewrite.rewrite(tried)}>
            Try again: {CHANGES[tried].name}
          </Button>
        )}
      </MissingAnswers>
    );
  }
  // A refusal has the server's own words, and is no failure.
  const said =
    error instanceof ApiError && (error.status === 409 || error.status === 403)
      ? error.serverMessage
      : null;
  return said ? (
    <output className="block border-l-2 border-edge pl-3 text-base text-soft">{said}</output>
  ) : (
    <p role="alert" className="border-l-2 border-fail pl-3 text-base text-fail">
      {errorMessage(error, WORDS, !navigator.onLine)} Your draft is unchanged.
    </p>
  );
}

const WORDS = { fallback: "The draft could not be rewritten.", service: "The writer" };
