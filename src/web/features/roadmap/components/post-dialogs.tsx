import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { ConfirmDialog } from "#web/components/ui/confirm-dialog.tsx";
import { useMarkPosted } from "../api/use-mark-posted.ts";
import { askAboutBlanks } from "../ask-about-blanks.ts";
import { type RoadmapPost, toRoadmapPost } from "../roadmap-post.ts";
import type { PostDialogs as Dialogs } from "../use-post-dialogs.ts";
import { OverBudgetDialog } from "./dialog/over-budget-dialog.tsx";
import { EditPostDialog } from "./dialog/edit-post-dialog.tsx";
import { ViewPostDialog } from "./dialog/view-post-dialog.tsx";
import { PostNowDialog } from "./post-now/post-now-dialog.tsx";

type PostDialogsProps = { project: Project; posts: RoadmapPost[]; dialogs: Dialogs };

/** At most one is open; it stays on the page while it fades. */
export function PostDialogs({ project, posts, dialogs }: PostDialogsProps) {
  const { dialog, close, unsaved } = dialogs;
  const markPosted = useMarkPosted(project.id);
  if (!dialog) return null;

  const { turn, isOpen } = dialog;
  // As it is now; a post that another tab deleted stays as it was opened.
  const post = posts.find(({ id }) => id === dialog.post.id) ?? toRoadmapPost(dialog.post);
  const mark = (marked: GeneratedPost, isBlankConfirmed: boolean) => {
    close();
    markPosted.mutate({ post: marked, permalink: null, isBlankConfirmed });
  };

  if (dialog.kind === "edit") {
    // What it was when it was opened: a post that is just being marked does not change its dialog.
    return dialog.post.isPosted ? (
      <ViewPostDialog key={turn} project={project} post={post} isOpen={isOpen} onClose={close} />
    ) : (
      <EditPostDialog
        key={turn}
        project={project}
        post={post}
        unsaved={unsaved}
        isOpen={isOpen}
        onClose={close}
        onMarkPosted={mark}
      />
    );
  }
  if (dialog.kind === "confirm-blanks") {
    return (
      <ConfirmDialog
        key={turn}
        isOpen={isOpen}
        onOpenChange={(next) => !next && close()}
        {...askAboutBlanks(post.blanks)}
        confirmLabel="Open Reddit anyway"
        onConfirm={() => dialogs.postNow(post, true)}
      />
    );
  }
  if (dialog.kind === "over-budget") {
    const { mutate, isPending } = dialogs.scheduling;
    return (
      <OverBudgetDialog
        key={turn}
        overBudget={dialog.overBudget}
        fullName={post.subreddit.fullName}
        isOpen={isOpen}
        isBusy={isPending}
        onClose={close}
        onConfirm={() => mutate({ post, isOverBudgetConfirmed: true }, { onSettled: close })}
        onMove={(laterAt) => mutate({ post, scheduledFor: laterAt }, { onSuccess: close })}
      />
    );
  }
  return (
    <PostNowDialog
      key={turn}
      post={post}
      handover={dialog.handover}
      isOpen={isOpen}
      isBusy={markPosted.isPending}
      onClose={close}
      onMark={(permalink) =>
        markPosted.mutate(
          { post, permalink, isBlankConfirmed: dialog.isBlankConfirmed },
          { onSuccess: close },
        )
      }
    />
  );
}
