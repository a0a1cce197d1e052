import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, ExternalLink } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Project } from "#contract/project.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { CORRECTION, NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import {
  type ModeratorsAnswer,
  toAnsweredStance,
  writeModeratorNote,
} from "#engine/posts/community/moderator-note.ts";
import { Button } from "#web/components/ui/button.tsx";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { ModeratorMessage } from "#web/features/posts/components/outcome/moderator-message.tsx";
import { api } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { logError } from "#web/lib/log.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { type SharedDraft, writeVerdictLink } from "#web/components/verdict/shared-draft.ts";
import { showToast } from "#web/lib/toast.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";

type AskModeratorsProps = {
  subredditId: string;
  project: Project;
  policy: Parameters<typeof writeModeratorNote>[1];
  draft: Draft;
};

/** What to send to the moderators, with the words of the post as they are now, and what they answered. */
export function AskModerators({ subredditId, project, policy, draft }: AskModeratorsProps) {
  const { fullName } = policy;
  const verdict = useVerdictLink({ ...draft, promoted: project.url || project.name }, subredditId);
  const note = writeModeratorNote({ project, ...project }, policy, draft, verdict.link);
  if (!note) return null;
  return (
    <details className="group border-l-2 border-warn pl-3">
      <summary className="flex cursor-pointer list-none items-center gap-2 text-base [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="font-mono break-all">{fullName}</span> wants to be asked before you post.{" "}
          <span className="text-accent underline underline-offset-2">What to write</span>
        </span>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ModeratorMessage message={note.message} link={verdict.link} heading="h3" />
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <a
          href={note.address}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ tone: "secondary", size: "sm" })}
        >
          <ExternalLink size={14} aria-hidden="true" />
          Open it on Reddit
        </a>
        <label className="flex cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-accent"
            checked={verdict.isWanted}
            onChange={(event) => verdict.want(event.target.checked)}
          />
          With a link to the verdict
        </label>
      </p>
      <TheirAnswer subredditId={subredditId} fullName={fullName} />
    </details>
  );
}

/** The link to the verdict on the words as they are now; null until it is wanted, or where they are too many. */
function useVerdictLink(draft: SharedDraft, subredditId: string) {
  const [isWanted, want] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const { title, content, editSection, flair, promoted } = draft;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void writeVerdictLink({ title, content, editSection, flair, promoted }, subredditId).then(
      (address) => isCurrent && setLink(address),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, title, content, editSection, flair, promoted, subredditId]);
  return { isWanted, want, link: isWanted ? link : null };
}

const MISSING = "Note what they asked for.";

type TheirAnswerProps = { subredditId: string; fullName: string };

/** What they said counts from now on, with its date. */
function TheirAnswer({ subredditId, fullName }: TheirAnswerProps) {
  const cache = useQueryClient();
  const [conditions, setConditions] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const keep = useMutation({
    mutationFn: async (answer: ModeratorsAnswer) => {
      const params = { subredditId };
      const { own } = await api.getOwnPolicy({ params });
      const { text, corrections } = own ?? { text: "", corrections: NO_CORRECTIONS };
      const stance = toAnsweredStance(answer, conditions ?? "");
      const body = { text, corrections: { ...corrections, stance } };
      const state = await api.saveOwnPolicy({ params, body });
      cache.setQueryData(queryKeys.policies.own(subredditId), state);
      await refreshAfter(cache, "rules-pasted");
    },
    onSuccess: () => showToast("success", TOASTS.answerKept(fullName)),
    onError: logError,
  });
  const askForConditions = () => {
    flushSync(() => setConditions(conditions ?? ""));
    field.current?.focus();
  };
  const keepConditions = () => {
    const isMissing = !conditions?.trim();
    setFault(isMissing ? MISSING : null);
    if (isMissing) field.current?.focus();
    else keep.mutate("conditions");
  };
  const failure = keep.error ? errorMessage(keep.error, {}, !navigator.onLine) : null;
  return (
    <fieldset className="mt-4" disabled={keep.isPending}>
      <legend className="text-sm font-medium">What did they say?</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button tone="secondary" size="sm" onClick={() => keep.mutate("yes")}>
          Yes
        </Button>
        <Button
          tone="secondary"
          size="sm"
          aria-expanded={conditions !== null}
          onClick={askForConditions}
        >
          Yes, with conditions
        </Button>
        <Button tone="secondary" size="sm" onClick={() => keep.mutate("no")}>
          No
        </Button>
      </div>
      {conditions !== null && (
        <div className="mt-3 flex flex-col items-start gap-2">
          <TextField
            ref={field}
            label="Their conditions"
            className="w-full"
            value={conditions}
            onChange={(event) => setConditions(event.target.value)}
            maxLength={CORRECTION.longestDetail - 40}
            error={fault}
          />
          <Button tone="secondary" size="sm" onClick={keepConditions}>
            Keep the conditions
          </Button>
        </div>
      )}
      {failure && (
        <p role="alert" className="mt-2 text-sm text-fail">
          {failure} We couldn't save your answer.
        </p>
      )}
    </fieldset>
  );
}
