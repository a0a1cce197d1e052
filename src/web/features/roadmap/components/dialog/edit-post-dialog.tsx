import { useState } from "react";
import type { Project } from "#contract/project.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { ConfirmDialog } from "#web/components/ui/confirm-dialog.tsx";
import { DetailDialog } from "#web/components/ui/detail-dialog.tsx";
import { forgetFixed } from "#web/components/verdict/show-fixed.ts";
import { showToast } from "#web/lib/toast.ts";
import { askAboutBlanks } from "../../ask-about-blanks.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";
import type { UnsavedEdits } from "../../unsaved-edits.ts";
import { usePostForm } from "../../use-post-form.ts";
import { useSaveKey } from "../../use-save-key.ts";
import { UnsavedQuestion } from "#web/components/ui/unsaved-question.tsx";
import { BudgetQuestion } from "./budget-question.tsx";
import { EditFooter } from "./edit-footer.tsx";
import { PostForm } from "./post-form.tsx";
import { PostSummary } from "./post-summary.tsx";

type EditPostDialogProps = {
  project: Project;
  post: RoadmapPost;
  unsaved: UnsavedEdits;
  isOpen: boolean;
  onClose: () => void;
  onMarkPosted: (post: RoadmapPost, isBlankConfirmed: boolean) => void;
};

export function EditPostDialog({
  project,
  post,
  unsaved,
  isOpen,
  onClose,
  onMarkPosted,
}: EditPostDialogProps) {
  const form = usePostForm(post, unsaved);
  const [question, setQuestion] = useState<"discard" | "blanks" | null>(null);
  const blanks = countBlanks(form.edit);

  const save = async (confirmed?: Parameters<typeof form.save>[0]) => {
    if (form.isSaving) return;
    if (!form.isChanged) showToast("info", "Everything is saved", { name: "post-saved" });
    else if (await form.save(confirmed)) {
      forgetFixed();
      showToast("success", "Post saved", { name: "post-saved" });
    }
  };
  // A posted post can't be changed any more, so what was typed is saved first.
  const mark = async (isBlankConfirmed: boolean) => {
    setQuestion(null);
    // What was posted needs no question about its time.
    const saved = await form.save({ isOverBudgetConfirmed: true });
    if (saved) onMarkPosted(saved, isBlankConfirmed);
  };
  useSaveKey(isOpen, () => save());

  return (
    <DetailDialog
      isOpen={isOpen}
      onClose={() => (form.isChanged ? setQuestion("discard") : onClose())}
      subject={post.id}
      title="Edit Post"
      subtitle={<PostSummary post={post} />}
      footer={
        <EditFooter
          form={form}
          isScheduled={post.status === "scheduled"}
          onSave={() => void save()}
          onMarkPosted={() => (blanks > 0 ? setQuestion("blanks") : void mark(false))}
        />
      }
    >
      <PostForm project={project} post={post} form={form} />
      <UnsavedQuestion
        isNeeded={isOpen && form.isChanged}
        isAsking={question === "discard"}
        onStay={() => setQuestion(null)}
        onDiscard={() => {
          setQuestion(null);
          form.discard();
          onClose();
        }}
        title="Discard your changes?"
        description="What you changed in this post is not saved. Discarding it leaves the post as it was."
        confirmLabel="Discard changes"
      />
      <ConfirmDialog
        isOpen={question === "blanks"}
        onOpenChange={(next) => !next && setQuestion(null)}
        {...askAboutBlanks(blanks)}
        confirmLabel="Mark as posted anyway"
        onConfirm={() => void mark(true)}
      />
      <BudgetQuestion form={form} fullName={post.subreddit.fullName} onSave={save} />
    </DetailDialog>
  );
}
