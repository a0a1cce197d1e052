import { promoterOf } from "#engine/ledger/account.ts";
import { Check, Copy } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import type { Project } from "#contract/project.ts";
import type { Draft, DraftPlace, PostType } from "#engine/drafts/draft.ts";
import type { Fix } from "#engine/checks/check.ts";
import { wordCorrections } from "#engine/posts/assistant/word-corrections.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { applyFix } from "#engine/risk/apply-fix.ts";
import { readableFlairs } from "#engine/subreddits/notes/flairs-in-use.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { assessDraft } from "#web/components/verdict/assess-draft.ts";
import { ClaimList, useClaims } from "#web/components/verdict/claims/claim-list.tsx";
import { DraftEditor, type DraftEditorHandle } from "#web/components/verdict/draft-editor.tsx";
import { VerdictPanel } from "#web/components/verdict/verdict-panel.tsx";
import { copyText } from "#web/lib/copy-text.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import { usePostingContext } from "#web/features/posts/api/use-posting-context.ts";
import {
  type KeptDraft,
  describeFailure,
  isRefusal,
} from "#web/features/posts/assistant/assistant-reply.ts";
import type { Assess } from "#web/components/verdict/describe-assessment.ts";
import type { BriefRequest } from "#contract/assistant.ts";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { waitForAnswers } from "#web/lib/founder-answers.ts";
import { TextArea } from "#web/components/ui/field-frame.tsx";
import { queryKeys } from "#web/lib/query-keys.ts";

type ReplyDraftProps = {
  project: Project;
  policy: Policy;
  postType: PostType;
  notes: string | undefined;
  draft: KeptDraft;
  titles: readonly string[];
  onChange: (changes: Partial<KeptDraft>) => void;
};

/** The draft as it was read: what nobody said is underlined, and judged like any other. */
export function ReplyDraft(props: ReplyDraftProps) {
  const { project, policy, postType, notes, draft: kept, titles, onChange } = props;
  const editor = useRef<DraftEditorHandle>(null);
  const [highlights, setHighlights] = useState<readonly DraftPlace[] | null>(null);
  const { title, content, flair } = kept;
  const draft = useMemo<Draft>(
    () => ({ title, content, editSection: null, flair }),
    [title, content, flair],
  );
  const claims = useClaims(draft, project, policy, notes);
  const assess = useAssess(project, postType);
  const show = useCallback((place: DraftPlace) => editor.current?.show(place), []);
  const isComment = postType === "thread-comment";
  const fix = (chosen: Fix) => {
    const fixed = applyFix(draft, chosen, { projectName: project.name });
    onChange({ title: fixed.title, content: fixed.content, flair: fixed.flair });
  };
  return (
    <div className="flex flex-col gap-5">
      {titles.length > 1 && (
        <Select
          label="Titles from your assistant"
          options={titles.map((each) => ({ value: each, label: each }))}
          value={titles.includes(title) ? title : ""}
          onChange={(chosen) => onChange({ title: chosen })}
        />
      )}
      <ClaimList claims={claims} onShow={show} />
      <DraftEditor
        ref={editor}
        draft={draft}
        onChange={({ title: newTitle, content: newContent, flair: newFlair }) =>
          onChange({
            ...(newTitle !== undefined && { title: newTitle }),
            ...(newContent !== undefined && { content: newContent }),
            ...(newFlair !== undefined && { flair: newFlair }),
          })
        }
        highlights={highlights}
        doubts={claims}
        flairs={readableFlairs(policy.flairsSeen).map(({ text }) => text)}
        requiresFlair={policy.requiresFlair}
        isComment={isComment}
        canHaveEditSection={false}
      />
      {assess && (
        <>
          <CopyCorrections
            text={wordCorrections(draft, claims, assess(draft, policy).risk.reasons)}
          />
          <VerdictPanel
            draft={draft}
            policy={policy}
            assess={assess}
            onFix={fix}
            onHighlight={setHighlights}
            onShow={show}
          />
        </>
      )}
    </div>
  );
}

/** null until the account's posts are known. */
function useAssess(project: Project, postType: PostType): Assess | null {
  const { timezone } = useUser();
  const { id, name, url } = project;
  const { kind } = project.interview;
  const now = useNow();
  const history = usePostingContext();
  return useMemo(() => {
    if (!history) return null;
    const promoter = promoterOf({ id, kind });
    const circumstances = { ...history, postType, timezone, now, project: { name, url }, promoter };
    return (draft, policy) => assessDraft(draft, policy, circumstances);
  }, [history, postType, timezone, now, id, name, url, kind]);
}

/** What to tell the assistant in the next round; null where nothing is wrong. */
function CopyCorrections({ text }: { text: string | null }) {
  const [copied, setCopied] = useState<string | null>(null);
  if (text === null) {
    return <p className="text-base text-soft">Nothing to correct.</p>;
  }
  const copy = async () => {
    setCopied((await copyText(text)) ? text : "");
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button tone="secondary" onClick={() => void copy()}>
        {copied === text ? <Check size={16} /> : <Copy size={16} />}
        Copy the corrections
      </Button>
      <output className="text-base text-soft">
        {copied === text && "Copied for your assistant."}
        {copied === "" && "Your browser blocked copying."}
      </output>
    </div>
  );
}

/** The text to take along, and what has to be read before it. */
export function CopyBrief({ request }: { request: BriefRequest }) {
  const brief = useAssistantBrief(request);
  const [isNoticeRead, setNoticeRead] = useState(false);
  if (brief.isPending) {
    return (
      <SkeletonGroup label="Writing the brief">
        <Skeleton className="h-10 w-44" />
      </SkeletonGroup>
    );
  }
  if (brief.isError && isRefusal(brief.error)) {
    return (
      <p role="note" className="border-l-2 border-warn pl-3 text-base">
        {describeFailure(brief.error, !navigator.onLine)}
      </p>
    );
  }
  if (brief.isError) {
    return (
      <ErrorNotice
        title="We couldn't write the brief"
        text={describeFailure(brief.error, !navigator.onLine)}
        onRetry={() => void brief.refetch()}
        isRetrying={brief.isFetching}
      />
    );
  }
  const { text, notice } = brief.data;
  return (
    <>
      {notice && !isNoticeRead ? (
        // The notice itself is where the writer is chosen.
        <Button tone="secondary" className="self-start" onClick={() => setNoticeRead(true)}>
          I understand, show the brief
        </Button>
      ) : (
        <BriefText text={text} />
      )}
    </>
  );
}

function BriefText({ text }: { text: string }) {
  const [copied, setCopied] = useState<"yes" | "refused" | null>(null);
  const copy = async () => setCopied((await copyText(text)) ? "yes" : "refused");
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>
          {copied === "yes" ? <Check size={16} /> : <Copy size={16} />}
          Copy the brief
        </Button>
        <output className="text-base text-soft">
          {copied === "yes" && "Copied for your assistant."}
          {copied === "refused" && "Your browser blocked copying. Select it below."}
        </output>
      </div>
      <details open={copied === "refused"}>
        <summary className="cursor-pointer text-base text-soft hover:text-ink">
          Read the brief
        </summary>
        <TextArea
          className="mt-2"
          label="The brief"
          readOnly
          rows={14}
          value={text}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      </details>
    </>
  );
}

/** The text for the founder's assistant, with every answer that was typed until now. */
function useAssistantBrief(request: BriefRequest) {
  const cache = useQueryClient();
  return useQuery({
    queryKey: queryKeys.posts.brief(request),
    queryFn: async ({ signal }) => {
      await waitForAnswers(cache, request.projectId);
      return api.wordPostBrief({ body: request }, { signal });
    },
    // Answers and rules may be others by the time it is opened again.
    gcTime: 0,
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
  });
}
