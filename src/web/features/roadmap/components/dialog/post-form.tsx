import { ArrowDown } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import type { Project } from "#contract/project.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import { readableFlairs } from "#engine/subreddits/notes/flairs-in-use.ts";
import { useBudgets } from "#web/components/budget/use-budgets.ts";
import { Button } from "#web/components/ui/button.tsx";
import { DraftEditor, type DraftEditorHandle } from "#web/components/verdict/draft-editor.tsx";
import { usePolicy } from "../../api/use-policy.ts";
import { isComment } from "../../find-handover.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";
import type { PostForm as Form } from "../../use-post-form.ts";
import { useFix } from "../../use-fix.ts";
import { LinkTagsNote } from "../link-tags-note.tsx";
import { PostVerdict } from "./post-verdict.tsx";
import { ScheduleField } from "./schedule-field.tsx";

type PostFormProps = { project: Project; post: RoadmapPost; form: Form };

/** The draft on the left, what speaks against it on the right. */
export function PostForm({ project, post, form }: PostFormProps) {
  const editor = useRef<DraftEditorHandle>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const [highlights, setHighlights] = useState<readonly DraftPlace[] | null>(null);
  const budget = useBudgets(project.id).data?.items.find(
    ({ subredditId }) => subredditId === post.subredditId,
  );
  const policy = usePolicy(post.subredditId);
  const { title, content, editSection, flair, scheduledFor } = form.edit;
  // The same object until one of its words changes: it is checked anew when it is another.
  const draft = useMemo<Draft>(
    () => ({ title, content, editSection, flair }),
    [title, content, editSection, flair],
  );
  const show = useCallback((place: DraftPlace) => editor.current?.show(place), []);
  const fix = useFix(form, project.name);
  const community = project.recommendations.find(
    ({ subredditId }) => subredditId === post.subredditId,
  )?.subreddit;
  return (
    <div className="relative grid items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
      <div className="flex flex-col gap-5">
        <Button
          tone="secondary"
          size="sm"
          className="self-start lg:hidden"
          onClick={() => verdict.current?.scrollIntoView()}
        >
          <ArrowDown size={14} />
          Go to the verdict
        </Button>
        {form.wasRestored && form.isChanged && (
          <p className="border-l-2 border-edge pl-3 text-base text-soft">
            What you typed before the reload is back. It is not saved yet.
          </p>
        )}
        <DraftEditor
          ref={editor}
          draft={draft}
          onChange={form.change}
          onAnswering={form.answer}
          highlights={highlights}
          flairs={readableFlairs(policy.data?.flairsSeen ?? []).map(({ text }) => text)}
          requiresFlair={policy.data?.requiresFlair ?? false}
          faults={form.faults}
          isComment={isComment(post)}
        />
        <LinkTagsNote project={project} post={post} words={draft} />
        <ScheduleField
          value={scheduledFor}
          onChange={(text) => form.change({ scheduledFor: text })}
          error={form.faults.scheduledFor}
          // It speaks of the time that was suggested, and of no other.
          slotReason={form.isTimeChanged ? null : post.slotReason}
          community={community ?? null}
          budget={budget ?? null}
        />
      </div>
      <div ref={verdict} className="scroll-mt-32 lg:sticky lg:top-24">
        <PostVerdict
          project={project}
          post={post}
          draft={draft}
          scheduledFor={scheduledFor}
          policy={policy}
          onFix={fix}
          onHighlight={setHighlights}
          onShow={show}
        />
      </div>
      {/* Everything steps back while a question is asked. */}
      <div className="absolute -inset-x-5 -inset-y-6 hidden bg-surface opacity-75 in-data-nested-dialog-open:block sm:-inset-x-8" />
    </div>
  );
}
