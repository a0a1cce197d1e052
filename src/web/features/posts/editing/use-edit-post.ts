import { useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { forgetFixed } from "#web/components/verdict/show-fixed.ts";
import { useDuplicatePost } from "#web/features/posts/api/use-write-post.ts";
import { type Handover, openOnReddit } from "#web/features/posts/handover.ts";
import { isNewPost } from "#web/features/posts/new-post.ts";
import { askFirst, type PostEdit, type UnsavedEdits } from "#web/features/posts/post-edit.ts";
import { findStance } from "#web/features/posts/project-policies.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";
import { usePostForm } from "#web/features/posts/use-post-form.ts";
import { showToast } from "#web/lib/toast.ts";

export type EditPostOptions = {
  project: Project;
  post: RoadmapPost;
  unsaved: UnsavedEdits;
  onMarkPosted: (post: RoadmapPost, isBlankConfirmed: boolean) => void;
  /** Reddit is open in another tab, and the post is saved as it went there. */
  onOpened: (post: RoadmapPost, isBlankConfirmed: boolean, handover: Handover) => void;
  /** An empty page became a post. */
  onCreated: (post: GeneratedPost) => void;
  /** Another post was made of this one. */
  onCopied: (post: GeneratedPost) => void;
};

/** What is asked on top of the editor. */
type Question = "discard" | "blanks-posted" | "first" | "adapt";

/** What can be done with the post in the editor, and what is asked before it is. */
export function useEditPost({
  project,
  post,
  unsaved,
  onMarkPosted,
  onOpened,
  onCreated,
  onCopied,
}: EditPostOptions) {
  const form = usePostForm(post, unsaved);
  const duplicating = useDuplicatePost(post.id);
  const [question, ask] = useState<Question | null>(null);
  const [suggested, setSuggested] = useState<string | null>(null);
  const blanks = countBlanks(form.edit);
  const isNew = isNewPost(post);
  const first = askFirst({ ...post, blanks }, findStance(project, post));
  /** A posted post can't be changed any more, so what was typed is saved first. */
  const mark = async (isBlankConfirmed: boolean) => {
    ask(null);
    // What was posted needs no question about its time.
    const saved = await form.save({ isOverBudgetConfirmed: true });
    if (saved) onMarkPosted(saved, isBlankConfirmed);
  };
  const openReddit = async (isBlankConfirmed: boolean) => {
    ask(null);
    if (form.isSaving || !form.isSound()) return;
    // At once, or the browser takes the new tab for an advertisement. A new post gets its links first.
    const opened = isNew ? null : openOnReddit({ ...post, ...takeWords(form.edit) }, project.url);
    const saved = await form.save({ isOverBudgetConfirmed: true });
    if (!saved) return;
    forgetFixed();
    unsaved.finish(post.id);
    onOpened(saved, isBlankConfirmed, opened ?? openOnReddit(saved, project.url));
  };
  return {
    form,
    isNew,
    blanks,
    question,
    ask,
    /** The community that the adapted post is suggested for. */
    suggested,
    isCopying: duplicating.isPending,
    /** What is asked before it goes to Reddit. */
    first,
    openOrAsk: () => (first ? ask("first") : void openReddit(false)),
    markOrAsk: () => (blanks > 0 ? ask("blanks-posted") : void mark(false)),
    save: async (confirmed?: Parameters<typeof form.save>[0]) => {
      if (form.isSaving) return;
      if (!form.isChanged) {
        return showToast("info", isNew ? TOASTS.nothingToSave : TOASTS.allSaved, {
          name: "post-saved",
        });
      }
      const saved = await form.save(confirmed);
      if (!saved) return;
      forgetFixed();
      showToast("success", TOASTS.saved, { name: "post-saved" });
      if (!isNew) return;
      unsaved.finish(post.id);
      onCreated(saved);
    },
    mark,
    openReddit,
    /** What is copied are the words as they are on the screen. */
    duplicate: async () => {
      if (duplicating.isPending || !(await form.save())) return;
      duplicating.mutate(undefined, {
        onSuccess: (copy) => {
          showToast("success", TOASTS.duplicated.title, {
            description: TOASTS.duplicated.description,
          });
          onCopied(copy);
        },
      });
    },
    adapt: async (subredditId: string | null = null) => {
      if (!(await form.save())) return;
      setSuggested(subredditId);
      ask("adapt");
    },
  };
}

export type EditPost = ReturnType<typeof useEditPost>;

/** What goes over to Reddit, as it is on the screen. */
function takeWords({ title, content, editSection, flair }: PostEdit) {
  return { title, content, editSection, flair };
}
