import { useEffect, useMemo, useRef, useState, useCallback } from "react";
import type { OverBudget } from "#contract/task.ts";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { useUser } from "#web/lib/session/session.ts";
import type { PostActions } from "./components/card/card-buttons.tsx";
import { newPostId, startPost } from "./new-post.ts";
import { showToast } from "#web/lib/toast.ts";
import type { RoadmapPost } from "./roadmap-post.ts";
import { askFirst, createUnsavedEdits, type FirstQuestion } from "./post-edit.ts";
import { findStance } from "./project-policies.ts";
import { useSearchParams } from "react-router";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, type CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { formatMoment } from "#web/lib/format-moment.ts";
import { readOverBudget } from "#web/components/budget/read-over-budget.ts";
import { putPost, leaveOutPost } from "./api/put-post.ts";
import { type Handover, openOnReddit } from "./handover.ts";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";

type Opening =
  | { kind: "edit"; post: GeneratedPost }
  | { kind: "confirm-first"; post: GeneratedPost; question: FirstQuestion }
  | { kind: "receipt"; post: GeneratedPost }
  | { kind: "over-budget"; post: GeneratedPost; overBudget: OverBudget }
  | { kind: "post-now"; post: GeneratedPost; isBlankConfirmed: boolean; handover: Handover };

export type PostDialog = Opening & {
  isOpen: boolean;
  /** Another one each time, so that each begins afresh. */
  turn: number;
};

/** What the cards do, and the dialog that one of them has opened; `posts` may be older while others are fetched. */
export function usePostDialogs(
  project: Pick<Project, "id" | "url" | "recommendations">,
  posts: RoadmapPost[] | null,
  { isFetching }: { isFetching: boolean },
) {
  const { id: projectId, url } = project;
  const { id: userId } = useUser();
  const [unsaved] = useState(() => createUnsavedEdits(() => sessionStorage, userId));
  const [dialog, setDialog] = useState<PostDialog | null>(null);
  const remove = useDeletePost(projectId);
  const latest = useRef({ remove, url, project });
  useEffect(() => {
    latest.current = { remove, url, project };
  });

  const [opened] = useState(() => ({
    edit: (post: GeneratedPost) => setDialog(next({ kind: "edit", post })),
    /** An empty page; the dialog goes on with the post once it is saved. */
    start: (subredditId: string) => {
      const post = startPost(latest.current.project, subredditId);
      if (post) setDialog(next({ kind: "edit", post }));
    },
    showReceipt: (post: GeneratedPost) => setDialog(next({ kind: "receipt", post })),
    goOnWith: (post: GeneratedPost) => setDialog((before) => before && { ...before, post }),
    askAboutBudget: (post: GeneratedPost, overBudget: OverBudget) =>
      setDialog(next({ kind: "over-budget", post, overBudget })),
    confirmFirst: (post: GeneratedPost, question: FirstQuestion) =>
      setDialog(next({ kind: "confirm-first", post, question })),
    postNow: (post: GeneratedPost, isBlankConfirmed: boolean) => {
      const handover = openOnReddit(post, latest.current.url);
      setDialog(next({ kind: "post-now", post, isBlankConfirmed, handover }));
    },
    /** Reddit is open in another tab already. */
    askIfPosted: (post: GeneratedPost, isBlankConfirmed: boolean, handover: Handover) =>
      setDialog(next({ kind: "post-now", post, isBlankConfirmed, handover })),
  }));

  const scheduling = useSchedulePost(projectId, opened.askAboutBudget);
  const { mutate: schedule } = scheduling;

  // A reload in the middle of a sentence: it goes on where it was. Else the post that a link names,
  // from a message as well as from another part of the page.
  const lastTaken = useRef<(() => void) | null>(null);
  const { linkedId, takeLinked } = useLinkedPost();
  useEffect(() => {
    if (!posts || lastTaken.current === takeLinked) return;
    // One that was just made or brought is among those on their way.
    if (linkedId && isFetching && !posts.some(({ id }) => id === linkedId)) return;
    const isFirst = lastTaken.current === null;
    lastTaken.current = takeLinked;
    takeLinked();
    const interrupted = posts.find(
      ({ id, isPosted }) => isFirst && !isPosted && Object.keys(unsaved.read(id)).length > 0,
    );
    const begun = latest.current.project.recommendations.find(
      ({ subredditId }) =>
        isFirst && Object.keys(unsaved.read(newPostId(projectId, subredditId))).length > 0,
    );
    const wanted = interrupted ?? posts.find(({ id }) => id === linkedId);
    if (wanted) opened.edit(wanted);
    else if (begun) opened.start(begun.subredditId);
    else if (linkedId) showToast("info", TOASTS.gone);
  }, [posts, isFetching, unsaved, opened, linkedId, takeLinked, projectId]);

  // The same every time, or each card would be drawn anew.
  const actions = useMemo<PostActions>(
    () => ({
      open: opened.edit,
      postNow: (post) => {
        const question = askFirst(post, findStance(latest.current.project, post));
        if (question) opened.confirmFirst(post, question);
        else opened.postNow(post, false);
      },
      schedule: (post) => schedule({ post }),
      remove: (post, button) => {
        focusNextCard(button);
        latest.current.remove(post);
      },
    }),
    [opened, schedule],
  );

  return {
    dialog,
    unsaved,
    actions,
    postNow: opened.postNow,
    askIfPosted: opened.askIfPosted,
    start: opened.start,
    goOnWith: opened.goOnWith,
    showReceipt: opened.showReceipt,
    scheduling,
    close: () => setDialog((before) => before && { ...before, isOpen: false }),
  };
}

export type PostDialogs = ReturnType<typeof usePostDialogs>;

function next(opening: Opening) {
  return (before: PostDialog | null): PostDialog => ({
    ...opening,
    isOpen: true,
    turn: (before?.turn ?? 0) + 1,
  });
}

const PARAM = "post";

/** The post that a reminder or a calendar links to. Taken out of the address, a reload does not open it again. */
function useLinkedPost() {
  const [params, setParams] = useSearchParams();
  const linkedId = params.get(PARAM);
  const takeLinked = useCallback(() => {
    if (!params.has(PARAM)) return;
    const rest = new URLSearchParams(params);
    rest.delete(PARAM);
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [params, setParams]);
  return { linkedId, takeLinked };
}

type Scheduling = { post: GeneratedPost } & Pick<
  NonNullable<CallInput<"schedulePost">["body"]>,
  "scheduledFor" | "isOverBudgetConfirmed"
>;

/** The planner picks the next good slot, and says why. Over budget the server asks first. */
function useSchedulePost(
  projectId: string,
  ask: (post: GeneratedPost, overBudget: OverBudget) => void,
) {
  const cache = useQueryClient();
  const { timezone } = useUser();
  return useMutation({
    mutationFn: ({ post, ...body }: Scheduling) =>
      api.schedulePost({ params: { postId: post.id }, body }),
    onSuccess: (post) => {
      cache.setQueryData<GeneratedPost[]>(
        queryKeys.posts.of(projectId),
        (posts) => posts && putPost(posts, post),
      );
      const moment = post.scheduledFor && formatMoment(post.scheduledFor, timezone);
      showToast("success", TOASTS.scheduled(moment), {
        ...(post.slotReason && { description: post.slotReason }),
      });
    },
    onError: (error, { post }) => {
      const overBudget = readOverBudget(error);
      if (overBudget) {
        ask(post, overBudget);
        return;
      }
      const said = error instanceof ApiError ? error.serverMessage : null;
      showError(error, { fallback: said ?? TOASTS.notScheduled });
    },
    onSettled: () => void refreshAfter(cache, "post-saved"),
  });
}

type Deletion = { post: GeneratedPost; isBack?: boolean };

/** Leaves the roadmap at once and can be brought back; posts are read again either way. */
function useDeletePost(projectId: string) {
  const cache = useQueryClient();
  const key = queryKeys.posts.of(projectId);
  const { mutate } = useMutation({
    // One after the other: an undo must not overtake its deletion.
    scope: { id: `posts-${projectId}` },
    mutationFn: async ({ post, isBack }: Deletion) => {
      const params = { postId: post.id };
      if (isBack) await api.restorePost({ params });
      else await api.deletePost({ params });
    },
    onMutate: async ({ post, isBack }) => {
      await cache.cancelQueries({ queryKey: key });
      cache.setQueryData<GeneratedPost[]>(
        key,
        (posts) => posts && (isBack ? putPost(posts, post) : leaveOutPost(posts, post.id)),
      );
    },
    onError: (error, { post, isBack }) => {
      cache.setQueryData<GeneratedPost[]>(
        key,
        (posts) => posts && (isBack ? leaveOutPost(posts, post.id) : putPost(posts, post)),
      );
      const said = error instanceof ApiError ? error.serverMessage : null;
      const fallback = isBack ? TOASTS.notBroughtBack : TOASTS.notDeleted;
      showError(error, { fallback: said ?? fallback });
    },
    onSettled: () => void refreshAfter(cache, "post-saved"),
  });

  return (post: GeneratedPost) => {
    mutate({ post });
    showToast("info", TOASTS.deleted, {
      name: `deleted-${post.id}`,
      description: post.title,
      action: { label: "Undo", onClick: () => mutate({ post, isBack: true }) },
    });
  };
}

/** Before a card goes: the keyboard moves on to the card after it, or before it, or to the tab. */
function focusNextCard(button: HTMLElement): void {
  const panel = button.closest('[role="tabpanel"]');
  const cards = [...(panel?.querySelectorAll("article") ?? [])];
  const place = cards.findIndex((card) => card.contains(button));
  const neighbour = cards[place + 1] ?? cards[place - 1];
  const target = neighbour?.querySelector("button") ?? selectedTab(panel);
  target?.focus({ preventScroll: true });
}

function selectedTab(panel: Element | null): HTMLElement | null {
  const list = panel?.parentElement?.querySelector('[role="tablist"]');
  return list?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ?? null;
}
