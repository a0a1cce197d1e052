import { useState, useEffect, useRef } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { UnsavedQuestion } from "#web/components/ui/dialogs/unsaved-question.tsx";
import { forgetFixed } from "#web/components/verdict/show-fixed.ts";
import { showToast } from "#web/lib/toast.ts";
import { useDuplicatePost } from "#web/features/posts/api/use-write-post.ts";
import { isNewPost } from "#web/features/posts/new-post.ts";
import { type PostEdit, askAboutBlanks, type UnsavedEdits } from "#web/features/posts/post-edit.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { usePostForm, useRewrite } from "#web/features/posts/use-post-form.ts";
import { AdaptDialog, useElsewhere, RewriteBar } from "./other-versions.tsx";
import { EditFooter, EditorWindow } from "./editor-window.tsx";
import { PostForm } from "./post-form.tsx";
import { PostSummary } from "./post-summary.tsx";
import { isPressed } from "#web/components/shortcuts/keys.ts";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { type Handover, openOnReddit } from "#web/features/posts/handover.ts";
import { BudgetQuestion } from "./over-budget-dialog.tsx";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";

type EditPostDialogProps = {
  project: Project;
  post: RoadmapPost;
  /** As it was opened: right after writing with what the writer has to say, and what is wrong with it. */
  written: GeneratedPost;
  outlook: OutlookQuery;
  unsaved: UnsavedEdits;
  isOpen: boolean;
  onClose: () => void;
  onMarkPosted: (post: RoadmapPost, isBlankConfirmed: boolean) => void;
  /** Reddit is open in another tab, and the post is saved as it went there. */
  onOpened: (post: RoadmapPost, isBlankConfirmed: boolean, handover: Handover) => void;
  /** An empty page became a post. */
  onCreated: (post: GeneratedPost) => void;
  /** Another post was made of this one. */
  onCopied: (post: GeneratedPost) => void;
};

type Question = "discard" | "blanks-posted" | "blanks-open" | "adapt";

const DISCARD = {
  title: "Discard your changes?",
  confirmLabel: "Discard changes",
};
const DISCARD_NEW = {
  title: "Discard this post?",
  description: "This deletes what you wrote.",
  confirmLabel: "Discard the post",
};

export function EditPostDialog({
  project,
  post,
  written,
  outlook,
  unsaved,
  isOpen,
  onClose,
  onMarkPosted,
  onOpened,
  onCreated,
  onCopied,
}: EditPostDialogProps) {
  const form = usePostForm(post, unsaved);
  const rewrite = useRewrite(post.id, form);
  const duplicating = useDuplicatePost(post.id);
  const [question, setQuestion] = useState<Question | null>(null);
  const [suggested, setSuggested] = useState<string | null>(null);
  const blanks = countBlanks(form.edit);
  const isNew = isNewPost(post);

  const save = async (confirmed?: Parameters<typeof form.save>[0]) => {
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
  };
  // A posted post can't be changed any more, so what was typed is saved first.
  const mark = async (isBlankConfirmed: boolean) => {
    setQuestion(null);
    // What was posted needs no question about its time.
    const saved = await form.save({ isOverBudgetConfirmed: true });
    if (saved) onMarkPosted(saved, isBlankConfirmed);
  };
  const openReddit = async (isBlankConfirmed: boolean) => {
    setQuestion(null);
    if (form.isSaving || !form.isSound()) return;
    // At once, or the browser takes the new tab for an advertisement. A new post gets its links first.
    const opened = isNew ? null : openOnReddit({ ...post, ...takeWords(form.edit) }, project.url);
    const saved = await form.save({ isOverBudgetConfirmed: true });
    if (!saved) return;
    forgetFixed();
    unsaved.finish(post.id);
    onOpened(saved, isBlankConfirmed, opened ?? openOnReddit(saved, project.url));
  };
  // What is copied are the words as they are on the screen.
  const duplicate = async () => {
    if (duplicating.isPending || !(await form.save())) return;
    duplicating.mutate(undefined, {
      onSuccess: (copy) => {
        showToast("success", TOASTS.duplicated.title, {
          description: TOASTS.duplicated.description,
        });
        onCopied(copy);
      },
    });
  };
  const adapt = async (subredditId: string | null = null) => {
    if (!(await form.save())) return;
    setSuggested(subredditId);
    setQuestion("adapt");
  };
  const elsewhere = useElsewhere(post, outlook, adapt);
  useSaveKey(isOpen, () => save());

  return (
    <EditorWindow
      isOpen={isOpen}
      onClose={() => (form.isChanged ? setQuestion("discard") : onClose())}
      title={isNew ? "New Post" : "Edit Post"}
      subtitle={<PostSummary post={post} />}
      footer={
        <EditFooter
          form={form}
          isScheduled={post.status === "scheduled"}
          onSave={() => void save()}
          onMarkPosted={() => (blanks > 0 ? setQuestion("blanks-posted") : void mark(false))}
          onOpenReddit={() => (blanks > 0 ? setQuestion("blanks-open") : void openReddit(false))}
        />
      }
    >
      <PostForm project={project} post={post} written={written} form={form} elsewhere={elsewhere}>
        {written.notice && (
          <output className="block border-l-2 border-edge pl-3 text-base whitespace-pre-line text-soft">
            {written.notice}
          </output>
        )}
        {!isNew && (
          <RewriteBar
            project={project}
            post={post}
            rewrite={rewrite}
            isCopying={duplicating.isPending}
            onAdapt={() => void adapt()}
            onDuplicate={() => void duplicate()}
          />
        )}
      </PostForm>
      <UnsavedQuestion
        isNeeded={isOpen && form.isChanged}
        isAsking={question === "discard"}
        onStay={() => setQuestion(null)}
        onDiscard={() => {
          setQuestion(null);
          form.discard();
          onClose();
        }}
        {...(isNew ? DISCARD_NEW : DISCARD)}
      />
      <ConfirmDialog
        isOpen={question === "blanks-posted"}
        onOpenChange={(next) => !next && setQuestion(null)}
        {...askAboutBlanks(blanks)}
        confirmLabel="Mark as posted anyway"
        onConfirm={() => void mark(true)}
      />
      <ConfirmDialog
        isOpen={question === "blanks-open"}
        onOpenChange={(next) => !next && setQuestion(null)}
        {...askAboutBlanks(blanks)}
        confirmLabel="Open Reddit anyway"
        onConfirm={() => void openReddit(true)}
      />
      <AdaptDialog
        key={suggested}
        project={project}
        post={post}
        outlook={outlook}
        suggested={suggested}
        isOpen={question === "adapt"}
        onClose={() => setQuestion(null)}
        onWritten={onCopied}
      />
      <BudgetQuestion form={form} fullName={post.subreddit.fullName} onSave={save} />
    </EditorWindow>
  );
}

/** What goes over to Reddit, as it is on the screen. */
function takeWords({ title, content, editSection, flair }: PostEdit) {
  return { title, content, editSection, flair };
}

/** Ctrl or Cmd with S or Enter saves, wherever the keyboard is; a question on top keeps its keys. */
function useSaveKey(isActive: boolean, save: () => Promise<void>): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isActive) return;
    const hear = (event: KeyboardEvent) => {
      if (!isPressed(SHORTCUTS.editor.rows.save, event)) return;
      event.preventDefault();
      if (event.repeat || document.querySelector('[role="alertdialog"]')) return;
      void latest.current();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [isActive]);
}
