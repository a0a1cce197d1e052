import { useEffect, useRef } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { UnsavedQuestion } from "#web/components/ui/dialogs/unsaved-question.tsx";
import {
  type EditPost,
  type EditPostOptions,
  useEditPost,
} from "#web/features/posts/editing/use-edit-post.ts";
import { sayBeside } from "#engine/posts/say-beside.ts";
import { usePolicy } from "#web/features/posts/api/use-posting-context.ts";
import { plannedForm } from "#web/features/posts/planned-form.ts";
import { askAboutBlanks } from "#web/features/posts/post-edit.ts";
import { useRewrite } from "#web/features/posts/use-post-form.ts";
import { AdaptDialog, useElsewhere, RewriteBar } from "./other-versions.tsx";
import { EditFooter, EditorWindow } from "./editor-window.tsx";
import { PostForm } from "./post-form.tsx";
import { PostSummary } from "./post-summary.tsx";
import { isPressed } from "#web/components/shortcuts/keys.ts";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { BudgetQuestion } from "./over-budget-dialog.tsx";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";

type EditPostDialogProps = EditPostOptions & {
  /** As it was opened: right after writing with what the writer has to say, and what is wrong with it. */
  written: GeneratedPost;
  outlook: OutlookQuery;
  isOpen: boolean;
  onClose: () => void;
};

const DISCARD = {
  title: "Discard your changes?",
  confirmLabel: "Discard changes",
};
const DISCARD_NEW = {
  title: "Discard this post?",
  description: "This deletes what you wrote.",
  confirmLabel: "Discard the post",
};

export function EditPostDialog(props: EditPostDialogProps) {
  const { project, post, written, outlook, isOpen, onClose } = props;
  const edit = useEditPost(props);
  const { form, isNew, ask } = edit;
  const rewrite = useRewrite(post.id, form);
  const elsewhere = useElsewhere(post, outlook, edit.adapt);
  useSaveKey(isOpen, () => edit.save());

  return (
    <EditorWindow
      isOpen={isOpen}
      onClose={() => (form.isChanged ? ask("discard") : onClose())}
      title={isNew ? "New Post" : "Edit Post"}
      subtitle={<PostSummary post={post} />}
      footer={
        <EditFooter
          form={form}
          isScheduled={post.status === "scheduled"}
          onSave={() => void edit.save()}
          onMarkPosted={edit.markOrAsk}
          onOpenReddit={edit.openOrAsk}
        />
      }
    >
      <PostForm project={project} post={post} written={written} form={form} elsewhere={elsewhere}>
        <Beside project={project} post={post} notice={written.notice} />
        {!isNew && (
          <RewriteBar
            project={project}
            post={post}
            rewrite={rewrite}
            isCopying={edit.isCopying}
            onAdapt={() => void edit.adapt()}
            onDuplicate={() => void edit.duplicate()}
          />
        )}
      </PostForm>
      <EditQuestions {...props} edit={edit} />
    </EditorWindow>
  );
}

/** Right after writing what the writer has to say; later what still has to be done beside the words. */
function Beside({
  project,
  post,
  notice,
}: Pick<EditPostDialogProps, "project" | "post"> & { notice: string | null }) {
  const { data: policy } = usePolicy(post.subredditId);
  const form = plannedForm(post);
  const isShown = form === "image" || form === "link";
  const said =
    notice ?? (policy && isShown ? sayBeside(form, project.interview.kind, policy).join(" ") : "");
  return (
    said !== "" && (
      <output className="block border-l-2 border-edge pl-3 text-base whitespace-pre-line text-soft">
        {said}
      </output>
    )
  );
}

/** What is asked on top of the editor, one thing at a time. */
function EditQuestions({
  project,
  post,
  outlook,
  isOpen,
  onClose,
  onCopied,
  edit,
}: EditPostDialogProps & { edit: EditPost }) {
  const { form, isNew, question, ask } = edit;
  const leave = () => ask(null);
  const blanks = askAboutBlanks(edit.blanks);
  return (
    <>
      <UnsavedQuestion
        isNeeded={isOpen && form.isChanged}
        isAsking={question === "discard"}
        onStay={leave}
        onDiscard={() => {
          leave();
          form.discard();
          onClose();
        }}
        {...(isNew ? DISCARD_NEW : DISCARD)}
      />
      <ConfirmDialog
        isOpen={question === "blanks-posted"}
        onOpenChange={(next) => !next && leave()}
        {...blanks}
        confirmLabel="Mark as posted anyway"
        onConfirm={() => void edit.mark(true)}
      />
      {edit.first && (
        <ConfirmDialog
          isOpen={question === "first"}
          onOpenChange={(next) => !next && leave()}
          {...edit.first}
          confirmLabel="Open Reddit anyway"
          onConfirm={() => void edit.openReddit(true)}
        />
      )}
      <AdaptDialog
        key={edit.suggested}
        project={project}
        post={post}
        outlook={outlook}
        suggested={edit.suggested}
        isOpen={question === "adapt"}
        onClose={leave}
        onWritten={onCopied}
      />
      <BudgetQuestion form={form} fullName={post.subreddit.fullName} onSave={edit.save} />
    </>
  );
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
