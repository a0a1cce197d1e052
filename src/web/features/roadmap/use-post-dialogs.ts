import { useEffect, useMemo, useRef, useState } from "react";
import type { OverBudget } from "#contract/contribution.ts";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { useUser } from "#web/lib/session.ts";
import { useDeletePost } from "./api/use-delete-post.ts";
import { useSchedulePost } from "./api/use-schedule-post.ts";
import type { PostActions } from "./components/card/post-card.tsx";
import { focusNextCard } from "./focus-next-card.ts";
import { type Handover, openOnReddit } from "./open-on-reddit.ts";
import { showToast } from "#web/lib/toast.ts";
import { useLinkedPost } from "./use-linked-post.ts";
import type { RoadmapPost } from "./roadmap-post.ts";
import { createUnsavedEdits } from "./unsaved-edits.ts";

type Opening =
  | { kind: "edit"; post: GeneratedPost }
  | { kind: "confirm-blanks"; post: GeneratedPost }
  | { kind: "over-budget"; post: GeneratedPost; overBudget: OverBudget }
  | { kind: "post-now"; post: GeneratedPost; isBlankConfirmed: boolean; handover: Handover };

export type PostDialog = Opening & {
  isOpen: boolean;
  /** Another one each time, so that each begins afresh. */
  turn: number;
};

/** What the cards do, and the dialog that one of them has opened. */
export function usePostDialogs(
  { id: projectId, url }: Pick<Project, "id" | "url">,
  posts: RoadmapPost[] | null,
) {
  const { id: userId } = useUser();
  const [unsaved] = useState(() => createUnsavedEdits(() => sessionStorage, userId));
  const [dialog, setDialog] = useState<PostDialog | null>(null);
  const remove = useDeletePost(projectId);
  const latest = useRef({ remove, url });
  useEffect(() => {
    latest.current = { remove, url };
  });

  const [opened] = useState(() => ({
    edit: (post: GeneratedPost) => setDialog(next({ kind: "edit", post })),
    askAboutBudget: (post: GeneratedPost, overBudget: OverBudget) =>
      setDialog(next({ kind: "over-budget", post, overBudget })),
    confirmBlanks: (post: GeneratedPost) => setDialog(next({ kind: "confirm-blanks", post })),
    postNow: (post: GeneratedPost, isBlankConfirmed: boolean) => {
      const handover = openOnReddit(post, latest.current.url);
      setDialog(next({ kind: "post-now", post, isBlankConfirmed, handover }));
    },
  }));

  const scheduling = useSchedulePost(projectId, opened.askAboutBudget);
  const { mutate: schedule } = scheduling;

  // A reload in the middle of a sentence: it goes on where it was. Else the post that a link names,
  // from a message as well as from another part of the page.
  const lastTaken = useRef<(() => string | null) | null>(null);
  const takeLinked = useLinkedPost();
  useEffect(() => {
    if (!posts || lastTaken.current === takeLinked) return;
    const isFirst = lastTaken.current === null;
    lastTaken.current = takeLinked;
    const linkedId = takeLinked();
    const interrupted = posts.find(
      ({ id, isPosted }) => isFirst && !isPosted && Object.keys(unsaved.read(id)).length > 0,
    );
    const wanted = interrupted ?? posts.find(({ id }) => id === linkedId);
    if (wanted) opened.edit(wanted);
    else if (linkedId) showToast("info", "This post is no longer on the roadmap");
  }, [posts, unsaved, opened, takeLinked]);

  // The same every time, or each card would be drawn anew.
  const actions = useMemo<PostActions>(
    () => ({
      open: opened.edit,
      postNow: (post) =>
        post.blanks > 0 ? opened.confirmBlanks(post) : opened.postNow(post, false),
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
