import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
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
import {
  findReasonsAt,
  listCosts,
  listUnderlined,
  type Cost,
} from "#web/components/verdict/costs.ts";
import {
  type AskedWords,
  DraftEditor,
  type DraftEditorHandle,
} from "#web/components/verdict/draft-editor.tsx";
import { explainClaim } from "#web/components/verdict/claims/explain-claim.ts";
import type { OpenBlank } from "#web/components/verdict/open-blank.ts";
import { ReasonPopover } from "#web/components/verdict/reason-popover.tsx";
import { useClaims } from "#web/components/verdict/claims/claim-list.tsx";
import { useAreas, AreaTabs, describeArea } from "./editor-window.tsx";
import { useFixes, usePostCheck } from "#web/features/posts/editing/use-post-check.ts";
import { FaultList } from "#web/features/posts/model/fault-list.tsx";
import { explainFault, listOpenFaults } from "#web/features/posts/model/open-faults.ts";
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

const NO_COSTS: readonly Cost[] = [];

/** The draft, the post as Reddit will show it, and what speaks against it. */
export function PostForm({ project, post, written, form, elsewhere, children }: PostFormProps) {
  const id = useId();
  const editor = useRef<DraftEditorHandle>(null);
  const areas = useAreas();
  const [highlights, setHighlights] = useState<readonly DraftPlace[] | null>(null);
  const [asked, setAsked] = useState<AskedWords | null>(null);
  const budget = useBudgets(project.id).data?.items.find(
    ({ subredditId }) => subredditId === post.subredditId,
  );
  const { title, content, editSection, flair, scheduledFor } = form.edit;
  // The same object until one of its words changes: it is checked anew when it is another.
  const draft = useMemo<Draft>(
    () => ({ title, content, editSection, flair }),
    [title, content, editSection, flair],
  );
  const check = usePostCheck({ project, post, draft, scheduledFor });
  const { assessment, policy } = check;
  const costs = useMemo(() => (assessment ? listCosts(assessment) : NO_COSTS), [assessment]);
  const fixes = useFixes(form, project.name, check);
  // The built-in writer can only repeat what was said, and founders know what they say.
  const isChecked = post.by === "llm" || post.by === "assistant";
  const claims = useClaims(draft, project, isChecked ? policy.data : undefined);
  const openFaults = useMemo(
    () => listOpenFaults(written.faults, written, draft),
    [written, draft],
  );
  const doubts = useMemo(
    () => [...claims, ...openFaults.flatMap(({ place }) => place ?? [])],
    [claims, openFaults],
  );
  const asks = policy.data && wantsToBeAsked(policy.data, project.interview.kind);
  // Few communities want to be asked first; a post can be edited without it.
  const asking = useLazyModule(() => import("./ask-moderators.tsx"), {
    isWanted: asks === true,
    onFailure: () => {},
  });

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
  const [isPlain, setIsPlain] = useState(false);
  const questions = useLazyModule(() => import("./blank-question.tsx"), {
    isWanted: post.blanks > 0,
    // A field of one line asks for the same.
    onFailure: () => setIsPlain(true),
  });
  const askAbout = useCallback(
    ({ hint }: OpenBlank, onFill: (words: string) => void) => {
      const question = isPlain ? null : findAskedAnswer(hint);
      if (!question) return null;
      if (!questions) return <Skeleton className="h-32" />;
      return <questions.BlankQuestion project={project} id={question} onFill={onFill} />;
    },
    [project, questions, isPlain],
  );
  const change = (changes: Partial<Draft>) => {
    // The words that were asked about may be others now.
    setAsked(null);
    form.change(changes);
  };
  const explained = useMemo(() => {
    if (!asked) return null;
    const all = [
      ...claims.map((claim) => explainClaim(claim, { title, content })),
      ...openFaults.flatMap(explainFault),
      ...(assessment?.risk.reasons ?? []),
    ];
    const reasons = findReasonsAt(all, asked);
    return reasons.length > 0 ? { asked, reasons } : null;
  }, [asked, assessment, claims, openFaults, title, content]);
  const underlined = useMemo(() => listUnderlined(costs, doubts), [costs, doubts]);
  const community = project.recommendations.find(
    ({ subredditId }) => subredditId === post.subredditId,
  )?.subreddit;
  return (
    <div className="editor-areas" data-columns={areas.columns}>
      <AreaTabs id={id} areas={areas} />
      <section
        {...describeArea(id, "draft", areas)}
        className="editor-area editor-draft bg-paper px-4 py-5 sm:px-6"
      >
        <div className="mx-auto flex max-w-3xl flex-col gap-5">
          {form.wasRestored && form.isChanged && (
            <p className="border-l-2 border-edge pl-3 text-base text-soft">
              Your unsaved text is back.
            </p>
          )}
          {children}
          {asks && policy.data && asking && (
            <asking.AskModerators
              subredditId={post.subredditId}
              project={project}
              policy={policy.data}
              draft={draft}
            />
          )}
          <FaultList faults={openFaults} onShow={show} />
          <DraftEditor
            ref={editor}
            draft={draft}
            onChange={change}
            onAnswering={form.answer}
            highlights={highlights}
            doubts={doubts}
            costs={costs}
            onAsk={setAsked}
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
          {isNewPost(post) ? (
            <p className="text-sm text-muted">Saving gives it a time.</p>
          ) : (
            <ScheduleField
              value={scheduledFor}
              onChange={(text) => form.change({ scheduledFor: text })}
              error={faults.scheduledFor}
              // It speaks of the time that was suggested, and of no other.
              slotReason={form.isTimeChanged ? null : post.slotReason}
              community={community ?? null}
              budget={budget ?? null}
            />
          )}
        </div>
        <ReasonPopover
          explained={explained}
          onNext={
            underlined.length > 1 && asked
              ? () =>
                  editor.current?.ask({ field: asked.field, offset: endOf(underlined, asked) + 1 })
              : undefined
          }
          onFix={(fix: Fix) => {
            setAsked(null);
            fixes.fix(fix);
          }}
          onClose={() => setAsked(null)}
        />
      </section>
      <PreviewArea id={id} areas={areas} project={project} post={post} draft={check.draft} />
      <PostVerdict
        id={id}
        areas={areas}
        post={post}
        check={check}
        claims={claims}
        fixes={fixes}
        onHighlight={setHighlights}
        onShow={show}
        elsewhere={elsewhere}
      />
    </div>
  );
}

/** Where the words end that were asked about. */
function endOf(places: readonly DraftPlace[], { field, offset }: AskedWords): number {
  const found = places.find(
    (one) => one.field === field && one.start <= offset && offset < one.end,
  );
  return found?.end ?? offset;
}
