import { useState, useCallback, useEffect, useRef } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { useAdaptPost } from "#web/features/posts/api/use-write-post.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { canBeWritten } from "#web/features/posts/writing/outlook.ts";
import { readRefusal } from "#web/features/posts/writing/read-refusal.ts";
import { CommunityChoice } from "#web/features/posts/components/write/community-choice.tsx";
import { MissingAnswers } from "#web/features/posts/components/write/missing-answers.tsx";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import { paths } from "#contract/pages/page-paths.ts";
import { OTHER_VERSIONS } from "#engine/billing/feature-names.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { GATE_TITLE } from "#web/components/premium/premium-card.tsx";
import { useExplainGate } from "#web/components/premium/premium-gate.tsx";
import { useSubscription } from "#web/components/premium/use-subscription.tsx";
import { LazyReadsLike } from "#web/components/verdict/lazy-reads-like.tsx";
import { isNewPost } from "#web/features/posts/new-post.ts";
import { ChevronDown, Copy, Forward } from "lucide-react";
import { Menu, MenuItem, MenuSeparator } from "#web/components/ui/menu.tsx";
import { ApiError } from "#contract/client.ts";
import type { DraftChange } from "#contract/writing.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { showToast } from "#web/lib/toast.ts";
import type { Rewrite } from "#web/features/posts/use-post-form.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";

type AdaptDialogProps = {
  project: Project;
  post: RoadmapPost;
  outlook: OutlookQuery;
  /** The community to begin with; the first of the project where it is null. */
  suggested: string | null;
  isOpen: boolean;
  onClose: () => void;
  onWritten: (post: GeneratedPost) => void;
};

/** The same post for another community of the project; this one stays as it is. */
export function AdaptDialog({
  project,
  post,
  outlook,
  suggested,
  isOpen,
  onClose,
  onWritten,
}: AdaptDialogProps) {
  const adapting = useAdaptPost(post.id);
  const others = (outlook.data?.communities ?? []).filter(
    ({ subredditId, is }) => subredditId !== post.subredditId && is !== "closed",
  );
  const [wanted, setWanted] = useState(suggested);
  const chosen = others.find(({ subredditId }) => subredditId === wanted) ?? others[0] ?? null;
  const refused = readRefusal(adapting.error);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title="Adapt to another community"
      description={`Your post for ${post.subreddit.fullName} stays.`}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            Cancel
          </Button>
          {chosen && (
            <Button
              isBusy={adapting.isPending}
              onClick={() => adapting.mutate(chosen.subredditId, { onSuccess: onWritten })}
            >
              {adapting.isPending ? "Writing..." : `Write it for ${chosen.fullName}`}
            </Button>
          )}
        </>
      }
    >
      {others.length === 0 && (
        <p className="text-base text-soft">No other community takes posts.</p>
      )}
      <CommunityChoice
        project={project}
        communities={others}
        chosen={chosen?.subredditId ?? null}
        onChoose={({ subredditId }) => {
          adapting.reset();
          setWanted(subredditId);
        }}
      />
      {chosen && refused?.is === "asks" && refused.subredditId === chosen.subredditId && (
        <div className="mt-6">
          <MissingAnswers
            project={project}
            fullName={chosen.fullName}
            questions={refused.questions}
            isEnough={canBeWritten(chosen)}
          />
        </div>
      )}
      {refused && refused.is !== "asks" && (
        <p role="alert" className="mt-4 border-l-2 border-fail pl-3 text-base text-fail">
          {refused.message}
        </p>
      )}
    </Dialog>
  );
}

/** Where a post that is off topic might belong; it can be adapted to communities of the project. */
export function useElsewhere(
  post: RoadmapPost,
  { data: outlook }: OutlookQuery,
  onAdapt: (subredditId: string) => Promise<void>,
) {
  const latest = useRef(onAdapt);
  useEffect(() => {
    latest.current = onAdapt;
  });
  const { subredditId } = post;
  const isNew = isNewPost(post);
  // The same as long as it can be, or the verdict would be drawn anew with every letter.
  return useCallback(
    (draft: Draft) => {
      const canAdapt = (id: string) =>
        !isNew &&
        outlook?.communities.some((each) => each.subredditId === id && each.is !== "closed");
      return (
        <LazyReadsLike
          draft={draft}
          subredditId={subredditId}
          isOnRequest={false}
          renderLink={({ subredditId: id, fullName }) => (
            <>
              {/* In a tab of its own, so that the editor stays open. */}
              <a
                href={`${paths.subreddits}?open=${id}`}
                target="_blank"
                rel="noopener noreferrer"
                className="font-mono font-medium text-ink underline underline-offset-2"
              >
                {fullName}
              </a>
              {canAdapt(id) && (
                <Button
                  tone="secondary"
                  size="sm"
                  className="mx-1.5 my-1"
                  onClick={() => void latest.current(id)}
                >
                  Adapt to {fullName}
                </Button>
              )}
            </>
          )}
        />
      );
    },
    [subredditId, isNew, outlook],
  );
}

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

/** Other ways to write the post, and other places for it, behind one button: the draft itself comes first. */
export function RewriteBar({
  project,
  post,
  rewrite,
  isCopying,
  onAdapt,
  onDuplicate,
}: RewriteBarProps) {
  const { subscription, isLoading } = useSubscription();
  const isIncluded = isLoading || subscription.isPremium;
  const explain = useExplainGate(OTHER_VERSIONS);
  const ifIncluded = (run: () => void) => (isIncluded ? run : explain);
  const undo = () => {
    if (rewrite.undo()) return;
    showToast("info", TOASTS.partlyUndone.title, {
      name: "draft-not-undone",
      description: TOASTS.partlyUndone.description,
    });
  };
  return (
    <div className="flex flex-col">
      <Menu
        align="start"
        header={!isIncluded && <p className="text-sm text-muted">{GATE_TITLE}</p>}
        trigger={
          <Button
            tone="secondary"
            size="sm"
            className="self-start"
            isBusy={rewrite.busy !== null || isCopying}
          >
            {rewrite.busy === null ? "Other versions" : "Writing..."}
            <ChevronDown size={15} aria-hidden="true" />
          </Button>
        }
      >
        {canBeRewritten(post) && (
          <>
            {(Object.keys(CHANGES) as DraftChange[]).map((change) => (
              <MenuItem key={change} onSelect={ifIncluded(() => rewrite.rewrite(change))}>
                {CHANGES[change].name}
              </MenuItem>
            ))}
            <MenuSeparator />
          </>
        )}
        <MenuItem onSelect={ifIncluded(onAdapt)}>
          <Forward size={15} />
          Adapt to another community…
        </MenuItem>
        <MenuItem onSelect={ifIncluded(onDuplicate)}>
          <Copy size={15} />
          Duplicate
        </MenuItem>
      </Menu>
      <div aria-live="polite">
        {rewrite.done && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 border-l-2 border-accent-line pl-3 text-base text-soft">
            {CHANGES[rewrite.done.change].done} It isn't saved yet. {rewrite.done.notice}
            <Button tone="ghost" size="sm" onClick={undo}>
              Undo
            </Button>
          </p>
        )}
      </div>
      {rewrite.error && (
        <div className="mt-3">
          <RewriteFailure project={project} post={post} rewrite={rewrite} />
        </div>
      )}
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

const WORDS = { fallback: "We couldn't rewrite the draft.", service: "The writer" };
