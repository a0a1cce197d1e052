import { Check, Copy } from "lucide-react";
import { useState } from "react";
import type { BriefRequest } from "#contract/assistant.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { copyText } from "#web/lib/copy-text.ts";
import { describeFailure, isRefusal } from "#web/features/posts/assistant/assistant-reply.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { waitForAnswers } from "#web/lib/founder-answers.ts";
import { TextArea } from "#web/components/ui/field-frame.tsx";
import { queryKeys } from "#web/lib/query-keys.ts";

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
        title="The brief could not be written"
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
          {copied === "yes" && "Copied. Paste it into your assistant."}
          {copied === "refused" && "The browser did not let us copy it. Select it below."}
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
