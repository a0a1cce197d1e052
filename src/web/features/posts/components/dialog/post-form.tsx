import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Policy } from "#contract/policy.ts";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import type { Fix } from "#engine/checks/check.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import { wantsToBeAsked } from "#engine/posts/community/wants-to-be-asked.ts";
import { findAskedAnswer } from "#engine/posts/blank-hints.ts";
import { readableFlairs } from "#engine/subreddits/notes/flairs-in-use.ts";
import { Skeleton } from "#web/components/ui/skeleton.tsx";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { useBudgets } from "#web/components/budget/budget-meter.tsx";
import { DraftEditor, type DraftEditorHandle } from "#web/components/verdict/draft-editor.tsx";
import type { OpenBlank } from "#web/components/verdict/open-blank.ts";
import { ReasonPopover } from "#web/components/verdict/reason-popover.tsx";
import { useAreas, AreaTabs, describeArea } from "./editor-window.tsx";
import { useFixes, usePostCheck } from "#web/features/posts/editing/use-post-check.ts";
import { useRemarks } from "#web/features/posts/editing/use-remarks.ts";
import { FaultList } from "#web/features/posts/model/fault-list.tsx";
import { isNewPost } from "#web/features/posts/new-post.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import type { PostForm as Form } from "#web/features/posts/use-post-form.ts";
import { LinkTagsNote } from "#web/features/posts/components/post-now/handover-notes.tsx";
import { PostVerdict } from "./post-verdict.tsx";
import { PreviewArea } from "./preview-area.tsx";
import { ScheduleField, TitlePicker } from "./post-fields.tsx";
import { isComment } from "#web/features/posts/handover.ts";

type PostFormProps = {
  project: Project;
  post: RoadmapPost;
  /** As it was opened. */
  written: GeneratedPost;
  form: Form;
  /** Where a draft that is off topic might belong; the same function as long as nothing changed. */
  elsewhere: (draft: Draft) => ReactNode;
  /** Other ways to write it. */
  children: ReactNode;
};

/** The draft, the post as Reddit will show it, and what speaks against it. */
export function PostForm({ project, post, written, form, elsewhere, children }: PostFormProps) {
  const id = useId();
  const editor = useRef<DraftEditorHandle>(null);
  const areas = useAreas();
  const [highlights, setHighlights] = useState<readonly DraftPlace[] | null>(null);
  const { title, content, editSection, flair, scheduledFor } = form.edit;
  // The same object until one of its words changes: it is checked anew when it is another.
  const draft = useMemo<Draft>(
    () => ({ title, content, editSection, flair }),
    [title, content, editSection, flair],
  );
  const check = usePostCheck({ project, post, draft, scheduledFor });
  const fixes = useFixes(form, project.name, check);
  const remarks = useRemarks({ project, post, written, draft, check });
  const askAbout = useBlankQuestions(project, post);
  const { show: showArea } = areas;
  const show = useCallback(
    (place: DraftPlace) => {
      // The words have to be on the screen before they can be selected.
      flushSync(() => showArea("draft"));
      editor.current?.show(place);
    },
    [showArea],
  );
  const { faults } = form;
  useEffect(() => {
    if (Object.keys(faults).length > 0) showArea("draft");
  }, [faults, showArea]);
  const change = (changes: Partial<Draft>) => {
    // The words that were asked about may be others now.
    remarks.ask(null);
    form.change(changes);
  };
  const { policy } = check;
  const { next } = remarks;
  return (
    <div className="editor-areas" data-columns={areas.columns}>
      <AreaTabs id={id} areas={areas} />
      <section
        {...describeArea(id, "draft", areas)}
        className="editor-area editor-draft bg-paper px-4 py-5 sm:px-6"
      >
        <div className="mx-auto flex max-w-3xl flex-col gap-5">
          {form.wasRestored && form.isChanged && <TextIsBack />}
          {children}
          <AskFirst project={project} post={post} policy={policy.data} draft={draft} />
          <FaultList faults={remarks.openFaults} onShow={show} />
          <DraftEditor
            ref={editor}
            draft={draft}
            onChange={change}
            onAnswering={form.answer}
            highlights={highlights}
            doubts={remarks.doubts}
            costs={remarks.costs}
            onAsk={remarks.ask}
            flairs={readableFlairs(policy.data?.flairsSeen ?? []).map(({ text }) => text)}
            requiresFlair={policy.data?.requiresFlair ?? false}
            faults={faults}
            isComment={isComment(post)}
            askAbout={askAbout}
            underTitle={
              <TitlePicker
                offered={form.origin?.titles ?? post.titles}
                title={title}
                onPick={(picked) => change({ title: picked })}
              />
            }
          />
          <LinkTagsNote project={project} post={post} words={draft} />
          <PostTime project={project} post={post} form={form} />
        </div>
        <ReasonPopover
          explained={remarks.explained}
          onNext={next && (() => editor.current?.ask(next))}
          onFix={(fix: Fix) => {
            remarks.ask(null);
            fixes.fix(fix);
          }}
          onClose={() => remarks.ask(null)}
        />
      </section>
      <PreviewArea id={id} areas={areas} project={project} post={post} draft={check.draft} />
      <PostVerdict
        id={id}
        areas={areas}
        post={post}
        check={check}
        claims={remarks.claims}
        fixes={fixes}
        onHighlight={setHighlights}
        onShow={show}
        elsewhere={elsewhere}
      />
    </div>
  );
}

function TextIsBack() {
  return (
    <p className="border-l-2 border-edge pl-3 text-base text-soft">Your unsaved text is back.</p>
  );
}

type AskFirstProps = {
  project: Project;
  post: RoadmapPost;
  /** Not while it is on its way. */
  policy: Policy | undefined;
  draft: Draft;
};

/** Few communities want to be asked first; a post can be edited without it. */
function AskFirst({ project, post, policy, draft }: AskFirstProps) {
  const isWanted = policy !== undefined && wantsToBeAsked(policy, project.interview.kind);
  const part = useLazyModule(() => import("./ask-moderators.tsx"), {
    isWanted,
    onFailure: () => {},
  });
  if (!isWanted || !part) return null;
  return (
    <part.AskModerators
      subredditId={post.subredditId}
      project={project}
      policy={policy}
      draft={draft}
    />
  );
}

type PostTimeProps = { project: Project; post: RoadmapPost; form: Form };

function PostTime({ project, post, form }: PostTimeProps) {
  const isHere = ({ subredditId }: { subredditId: string }) => subredditId === post.subredditId;
  const budget = useBudgets(project.id).data?.items.find(isHere);
  if (isNewPost(post)) return <p className="text-sm text-muted">Saving gives it a time.</p>;
  return (
    <ScheduleField
      value={form.edit.scheduledFor}
      onChange={(text) => form.change({ scheduledFor: text })}
      error={form.faults.scheduledFor}
      // It speaks of the time that was suggested, and of no other.
      slotReason={form.isTimeChanged ? null : post.slotReason}
      community={project.recommendations.find(isHere)?.subreddit ?? null}
      budget={budget ?? null}
    />
  );
}

/** Some blanks are asked about as the interview asks; the others have a field of one line. */
function useBlankQuestions(project: Project, post: RoadmapPost) {
  const [isPlain, setIsPlain] = useState(false);
  const questions = useLazyModule(() => import("./blank-question.tsx"), {
    isWanted: post.blanks > 0,
    // A field of one line asks for the same.
    onFailure: () => setIsPlain(true),
  });
  return useCallback(
    ({ hint }: OpenBlank, onFill: (words: string) => void) => {
      const question = isPlain ? null : findAskedAnswer(hint);
      if (!question) return null;
      if (!questions) return <Skeleton className="h-32" />;
      return <questions.BlankQuestion project={project} id={question} onFill={onFill} />;
    },
    [project, questions, isPlain],
  );
}
