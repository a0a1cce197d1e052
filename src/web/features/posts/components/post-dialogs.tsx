import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { showToast } from "#web/lib/toast.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { isNewPost } from "#web/features/posts/new-post.ts";
import { type RoadmapPost, toRoadmapPost } from "#web/features/posts/roadmap-post.ts";
import type { PostDialogs as Dialogs } from "#web/features/posts/use-post-dialogs.ts";
import { OverBudgetDialog } from "./dialog/over-budget-dialog.tsx";
import { EditPostDialog } from "./dialog/edit-post-dialog.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { markAsPosted, putPost } from "#web/features/posts/api/put-post.ts";
import { useId } from "react";
import { keepFaults } from "#engine/text/text-field.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { findAddressFault } from "#web/features/posts/is-post-address.ts";
import { HandoverNotes } from "./post-now/handover-notes.tsx";
import { TextField } from "#web/components/ui/field-frame.tsx";
import type { Handover } from "#web/features/posts/handover.ts";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";

type PostDialogsProps = {
  project: Project;
  posts: RoadmapPost[];
  outlook: OutlookQuery;
  dialogs: Dialogs;
};

/** At most one is open; it stays on the page while it fades. */
export function PostDialogs({ project, posts, outlook, dialogs }: PostDialogsProps) {
  const { dialog, close, unsaved } = dialogs;
  const markPosted = useMarkPosted(project.id);
  const { view, receipts } = useDialogParts(dialogs);
  if (!dialog) return null;

  const { turn, isOpen } = dialog;
  // As it is now; a post that another tab deleted stays as it was opened.
  const post = posts.find(({ id }) => id === dialog.post.id) ?? asOpened(dialog.post);
  const mark = (marked: GeneratedPost, isBlankConfirmed: boolean) => {
    close();
    markPosted.mutate(
      { post: marked, permalink: null, isBlankConfirmed },
      { onSuccess: dialogs.showReceipt },
    );
  };

  if (dialog.kind === "edit") {
    // What it was when it was opened: a post that is just being marked does not change its dialog.
    if (dialog.post.isPosted) {
      const onReceipt = () => dialogs.showReceipt(post);
      const shown = { project, post, isOpen, onClose: close, onReceipt };
      return view && <view.ViewPostDialog key={turn} {...shown} />;
    }
    return (
      <EditPostDialog
        key={turn}
        project={project}
        post={post}
        // Faults are where they were in the words it was opened with; the notice is said only once.
        written={dialog.post}
        outlook={outlook}
        unsaved={unsaved}
        isOpen={isOpen}
        onClose={close}
        onMarkPosted={mark}
        onOpened={dialogs.askIfPosted}
        onCreated={dialogs.goOnWith}
        onCopied={dialogs.actions.open}
      />
    );
  }
  if (dialog.kind === "receipt") {
    return (
      receipts && <receipts.ReceiptDialog key={turn} post={post} isOpen={isOpen} onClose={close} />
    );
  }
  if (dialog.kind === "confirm-first") {
    return (
      <ConfirmDialog
        key={turn}
        isOpen={isOpen}
        onOpenChange={(next) => !next && close()}
        {...dialog.question}
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
      onClose={close}
      onMark={async (permalink) => {
        const { isBlankConfirmed } = dialog;
        dialogs.showReceipt(await markPosted.mutateAsync({ post, permalink, isBlankConfirmed }));
      }}
    />
  );
}

/** A draft is edited without the part that looks at what became of posts. */
function useDialogParts({ dialog, close }: Dialogs) {
  const view = useLazyModule(() => import("./dialog/view-post-dialog.tsx"), {
    isWanted: dialog?.kind === "edit" && dialog.post.isPosted,
    onFailure: () => {
      close();
      showNotLoaded(TOASTS.notOpened.post);
    },
  });
  // Only who has just posted is shown one.
  const receipts = useLazyModule(() => import("./receipt/receipt-dialog.tsx"), {
    isWanted: dialog?.kind === "receipt" || dialog?.kind === "post-now",
    // The toast has said that it is posted.
    onFailure: () => dialog?.kind === "receipt" && close(),
  });
  return { view, receipts };
}

/** An empty page stays empty: only what the server keeps is named 'Untitled Post'. */
function asOpened(post: GeneratedPost): RoadmapPost {
  return isNewPost(post) ? { ...post, at: null, hold: null } : toRoadmapPost(post);
}

type Marking = { post: GeneratedPost; permalink: string | null; isBlankConfirmed: boolean };

/** Moves to Past at once; a refusal brings it back. */
function useMarkPosted(projectId: string) {
  const cache = useQueryClient();
  const put = (post: GeneratedPost) =>
    cache.setQueryData<GeneratedPost[]>(
      queryKeys.posts.of(projectId),
      (posts) => posts && putPost(posts, post),
    );
  return useMutation({
    mutationFn: ({ post, permalink, isBlankConfirmed }: Marking) =>
      api.markPosted({
        params: { postId: post.id },
        body: {
          ...(permalink && { permalink }),
          ...(isBlankConfirmed && { isBlankConfirmed: true as const }),
        },
      }),
    onMutate: async ({ post, permalink }) => {
      await cache.cancelQueries({ queryKey: queryKeys.posts.of(projectId) });
      put(markAsPosted(post, new Date().toISOString(), permalink));
    },
    onSuccess: (post) => {
      put(post);
      showToast("success", TOASTS.marked.title, {
        description: TOASTS.marked.description,
      });
    },
    onError: (error, { post }) => {
      logError(error);
      put(post);
      showToast("error", TOASTS.notMarked.title, {
        description:
          (error instanceof ApiError && error.serverMessage) || TOASTS.notMarked.description,
      });
    },
    onSettled: () => void refreshAfter(cache, "post-saved"),
  });
}

type PostNowDialogProps = {
  post: RoadmapPost;
  handover: Handover;
  isOpen: boolean;
  onClose: () => void;
  /** Without a link where none was pasted. What fails is said by a message. */
  onMark: (permalink: string | null) => Promise<unknown>;
};

/** Reddit is open in another tab; back here there is one question. */
function PostNowDialog({ post, handover, isOpen, onClose, onMark }: PostNowDialogProps) {
  const formId = useId();
  const { isComment, community } = handover;
  const thing = isComment ? "comment" : "post";
  const form = useDraftForm({
    start: { permalink: "" },
    findFaults: ({ permalink }) =>
      keepFaults({
        permalink: permalink.trim() === "" ? null : findAddressFault(permalink.trim(), post),
      }),
    send: ({ permalink }) => onMark(permalink.trim() || null),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title="Did you post it?"
      description={
        isComment
          ? `Paste it into the thread that ${community}'s rules name.`
          : `${community} is open in a new tab.`
      }
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            Not yet
          </Button>
          <Button type="submit" form={formId} isBusy={form.isSending}>
            Yes
          </Button>
        </>
      }
    >
      <HandoverNotes post={post} handover={handover} />
      <form id={formId} {...form.props} className="mt-5">
        <TextField
          label={`Link to your ${thing}`}
          hint={`Optional, for later checks.`}
          inputMode="url"
          autoComplete="off"
          placeholder="https://www.reddit.com/r/"
          {...form.field("permalink")}
        />
      </form>
    </Dialog>
  );
}
