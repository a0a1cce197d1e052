import { useState, type ReactNode } from "react";
import type { BriefRequest, ReplyRequest } from "#contract/assistant.ts";
import type { GeneratedPost } from "#contract/post.ts";
import type { NewPost } from "#contract/posts/post-requests.ts";
import type { Project } from "#contract/project.ts";
import type { PostType, Tone } from "#engine/drafts/draft.ts";
import { MAX_REPLY_LENGTH, REPLY_TOO_LONG } from "#engine/posts/assistant/read-reply.ts";
import { Button } from "#web/components/ui/button.tsx";
import { useUser } from "#web/lib/session/session.ts";
import {
  describeFailure,
  createKeptReply,
  type KeptReply,
  NO_REPLY,
} from "#web/features/posts/assistant/assistant-reply.ts";
import { CopyBrief, ReplyDraft } from "./brief-and-reply.tsx";
import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { NumberedHold } from "#web/components/brand/logo.tsx";
import { showToast } from "#web/lib/toast.ts";
import { useKeepPost } from "#web/features/posts/api/use-save-post.ts";
import { formatCount } from "#engine/text/format.ts";
import { TextArea } from "#web/components/ui/field-frame.tsx";
import { usePolicy } from "#web/features/posts/api/use-posting-context.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";

export type AssistantPanelProps = {
  project: Project;
  subredditId: string;
  postType?: PostType | undefined;
  tone?: Tone | undefined;
  notes?: string | undefined;
  onSaved: (post: GeneratedPost) => void;
};

/**
 * A post by an assistant that the founder uses anyway: the brief is copied out, the reply is pasted
 * back, and what nobody said is marked. For another community it begins anew.
 */
export function AssistantPanel(props: AssistantPanelProps) {
  return <Steps key={props.subredditId} {...props} />;
}

function Steps(props: AssistantPanelProps) {
  const { project, notes } = props;
  const assisted = useReplySteps(props);
  const { kept, change, policy, saving } = assisted;
  return (
    <ol className="flex flex-col gap-8">
      <AssistantStep number={1} title="Copy the brief">
        <CopyBrief request={assisted.request} />
      </AssistantStep>
      <AssistantStep number={2} title="Paste the reply">
        <PastedReply assisted={assisted} />
      </AssistantStep>
      {kept.draft && policy && (
        <AssistantStep number={3} title="Check the draft and keep it">
          <ReplyDraft
            project={project}
            policy={policy}
            postType={assisted.postType}
            notes={notes}
            draft={kept.draft}
            titles={kept.titles}
            onChange={(changes) => kept.draft && change({ draft: { ...kept.draft, ...changes } })}
          />
          {saving.isError && (
            <p role="alert" className="text-base text-fail">
              {describeFailure(saving.error, !navigator.onLine)} Your draft is still here.
            </p>
          )}
          <Button
            className="self-start"
            isBusy={saving.isPending}
            onClick={() => kept.draft && assisted.save(kept.draft)}
          >
            Save as draft
          </Button>
        </AssistantStep>
      )}
    </ol>
  );
}

type ReplyWords = NonNullable<KeptReply["draft"]>;

/** How far somebody is with the brief, the reply and the draft made of it, kept through reloads. */
function useReplySteps({
  project,
  subredditId,
  postType,
  tone,
  notes,
  onSaved,
}: AssistantPanelProps) {
  const { id: userId } = useUser();
  const [store] = useState(() =>
    createKeptReply(() => sessionStorage, `${userId}:${project.id}:${subredditId}`),
  );
  const [kept, setKept] = useState(store.read);
  const [wasRestored] = useState(kept.reply !== "");
  const policy = usePolicy(subredditId).data;
  const reading = useReadReply();
  const saving = useSaveDraft((post) => {
    store.forget();
    setKept(NO_REPLY);
    onSaved(post);
  });
  const request: BriefRequest = {
    projectId: project.id,
    subredditId,
    ...(postType && { postType }),
    ...(tone && { tone }),
    ...(notes && { notes }),
  };
  const type = policy?.stance.is === "thread" ? "thread-comment" : (postType ?? "story");
  const change = (changes: Partial<KeptReply>) => {
    const next = { ...kept, ...changes };
    setKept(next);
    store.keep(next);
  };
  const take = ({ title, titles, content, flair }: ReplyWords & { titles: string[] }) =>
    change({ draft: { title, content, flair }, titles });
  return {
    request,
    kept,
    wasRestored,
    isTooLong: kept.reply.length > MAX_REPLY_LENGTH,
    policy,
    /** A thread takes comments alone. */
    postType: type,
    reading,
    saving,
    change,
    take,
    read: async () => {
      const { tone: _tone, ...place } = request;
      const { drafts } = await reading.mutateAsync({ ...place, reply: kept.reply });
      const [first] = drafts;
      if (first) take(first);
      else change({ draft: null, titles: [] });
    },
    save: (draft: ReplyWords) =>
      saving.mutate({
        projectId: project.id,
        subredditId,
        postType: type,
        by: "assistant",
        ...draft,
        title:
          draft.title.trim() ||
          (type === "thread-comment" ? `Comment for ${policy?.fullName ?? "a thread"}` : ""),
      }),
  };
}

/** What came back, read on request; of several posts one is used. */
function PastedReply({ assisted }: { assisted: ReturnType<typeof useReplySteps> }) {
  const { kept, reading, isTooLong, wasRestored, change, take, read } = assisted;
  const others = reading.data?.drafts ?? [];
  return (
    <>
      <TextArea
        label="Your assistant's reply"
        rows={8}
        spellCheck={false}
        value={kept.reply}
        error={isTooLong ? REPLY_TOO_LONG : null}
        hint={
          wasRestored
            ? "Your pasted text is back."
            : `${formatCount(kept.reply.length)} of ${formatCount(MAX_REPLY_LENGTH)} characters.`
        }
        onChange={({ target }) => change({ reply: target.value })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone={kept.draft ? "secondary" : "primary"}
          isBusy={reading.isPending}
          onClick={() => !isTooLong && void read().catch(() => {})}
        >
          Read the reply
        </Button>
        {reading.isError && (
          <p role="alert" className="text-base text-fail">
            {describeFailure(reading.error, !navigator.onLine)} Your text is still here.
          </p>
        )}
      </div>
      {reading.data && reading.data.missing.length > 0 && (
        <output className="block border-l-2 border-warn pl-3 text-base">
          {reading.data.missing.join(" ")}
        </output>
      )}
      {others.length > 1 && (
        <div className="flex flex-wrap items-center gap-3 text-base text-soft">
          The reply has {others.length} posts.
          {others.map((each, index) => (
            <Button
              key={`${each.title} ${each.content.slice(0, 40)}`}
              tone="secondary"
              size="sm"
              onClick={() => take(each)}
            >
              Use post {index + 1}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function useReadReply() {
  return useMutation({
    mutationFn: (request: ReplyRequest) => api.readReply({ body: request }),
    onError: logError,
  });
}

type AssistantStepProps = { number: number; title: string; children: ReactNode };

function AssistantStep({ number, title, children }: AssistantStepProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <NumberedHold number={number} className="-mt-0.5" />
      <div className="min-w-0">
        <h3 className="text-lg">
          <span className="sr-only">Step {number}: </span>
          {title}
        </h3>
        <div className="mt-3 flex flex-col gap-3">{children}</div>
      </div>
    </li>
  );
}

/** Keeps a draft that was written elsewhere; it stands on the roadmap from then on. */
function useSaveDraft(onSaved: (post: GeneratedPost) => void) {
  const keep = useKeepPost();
  return useMutation({
    mutationFn: (post: NewPost) => api.createPost({ body: post }),
    onSuccess: (post) => {
      keep(post);
      showToast("success", TOASTS.replyKept);
      onSaved(post);
    },
    onError: logError,
  });
}
