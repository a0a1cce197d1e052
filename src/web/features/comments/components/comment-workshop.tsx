import { Copy } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { CommentDraft } from "#contract/comment.ts";
import type { Project } from "#contract/project.ts";
import type { Recommendation } from "#contract/projects/recommendation.ts";
import type { CommentWriter } from "#engine/comments/check-comment.ts";
import { AnswerForm } from "#web/components/interview/answer-form.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { copyText } from "#web/lib/copy-text.ts";
import type { HandedThread } from "#web/lib/kept/handed-thread.ts";
import { showToast } from "#web/lib/toast.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import {
  readThreadFaults,
  createPastUses,
  findRepetition,
  useComment,
} from "#web/features/comments/use-comment.ts";
import { AfterPosting } from "./after-posting.tsx";
import { AskedQuestion, CommentEditor, OtherWriters } from "./comment-editor.tsx";
import { ThreadForm } from "./thread-form.tsx";
import { bansAiText } from "#engine/policy/policy.ts";
import { TOASTS } from "#web/features/comments/toasts.ts";

type CommentWorkshopProps = {
  project: Project;
  community: Pick<Recommendation["subreddit"], "id" | "fullName">;
  /** A thread that was chosen elsewhere: its comment is drafted at once. */
  handed: Pick<HandedThread, "text" | "link"> | null;
  /** Whether the server is connected with a language model. */
  hasModel: boolean;
};

/** A thread on one side, the comment on the other. */
export function CommentWorkshop({ project, community, handed, hasModel }: CommentWorkshopProps) {
  const comment = useComment(project, community.id, handed);
  const { kept, change } = comment;
  const { reading } = kept;
  const [copied, setCopied] = useState<Copied | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [reads, setReads] = useState(0);
  // Once what was read is on the page: before that there is nothing to go to.
  useEffect(() => {
    if (reads > 0) heading.current?.focus();
  }, [reads]);
  const read = () => {
    setCopied(null);
    comment.draft({}, () => setReads((count) => count + 1));
  };

  const isToRead = comment.isHanded && reading === null;
  const wasRead = useRef(false);
  useEffect(() => {
    if (!isToRead || wasRead.current) return;
    wasRead.current = true;
    read();
  });

  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <ThreadForm
        fullName={community.fullName}
        project={project}
        text={kept.text}
        link={kept.link}
        faults={readThreadFaults(comment.error)}
        isBusy={comment.isBusy}
        isRead={reading !== null}
        onChange={(changes) => {
          comment.reset();
          change(changes);
        }}
        onRead={read}
      />
      <Card title="Your comment">
        {reading ? (
          <ReadThread
            project={project}
            community={community}
            comment={comment}
            reading={reading}
            hasModel={hasModel}
            copied={copied}
            onCopied={setCopied}
            onRead={read}
            headingRef={heading}
          />
        ) : (
          <WhatComes />
        )}
      </Card>
    </div>
  );
}

/** What is on its way to Reddit. */
type Copied = "comment" | "reply";

type ReadThreadProps = Pick<CommentWorkshopProps, "project" | "community" | "hasModel"> & {
  comment: ReturnType<typeof useComment>;
  reading: CommentDraft;
  copied: Copied | null;
  onCopied: (copied: Copied | null) => void;
  onRead: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** What the thread asks, the comment for it, and what comes after that. */
function ReadThread({
  project,
  community,
  comment,
  reading,
  hasModel,
  copied,
  onCopied,
  onRead,
  headingRef,
}: ReadThreadProps) {
  const { id: subredditId, fullName } = community;
  const { kept, change } = comment;
  const { notes, remember } = useNotes(project.id, community, { reading, by: kept.by });
  return (
    <div className="flex flex-col gap-6">
      <AskedQuestion reading={reading} ref={headingRef} />
      {reading.message && reading.asks === null && kept.content === null && (
        <NoDraft message={reading.message} onWrite={() => change({ content: "", by: "founder" })} />
      )}
      {reading.asks && (
        <AnswerForm
          project={project}
          ids={reading.asks}
          label="Draft from this answer"
          isBusy={comment.isBusy}
          onAnswered={onRead}
        />
      )}
      {kept.content !== null && (
        <CommentEditor
          situation={kept.situation}
          content={kept.content}
          whole={comment.whole}
          checks={comment.checks}
          notes={notes}
          link={reading.thread.link}
          onChange={change}
          onCopied={() => onCopied("comment")}
        />
      )}
      {copied && (
        <AfterPosting
          key={copied}
          projectId={project.id}
          subredditId={subredditId}
          fullName={fullName}
          link={copied === "comment" ? longAddress(reading.thread.link) : null}
          isPromotional={copied === "reply"}
          onLogged={copied === "comment" ? remember : () => {}}
          onNext={() => {
            onCopied(null);
            comment.clear();
          }}
        />
      )}
      <div className="divide-y divide-line border-t border-line">
        <Fold title="Let your assistant write it">
          <OtherWriters
            fullName={fullName}
            brief={withSituation(reading.brief, kept.situation)}
            isAiBanned={comment.policy !== null && bansAiText(comment.policy)}
            hasModel={hasModel}
            isBusy={comment.isBusy}
            onModel={() => comment.draft({ writer: "llm" })}
            onReply={(content) => change({ content, by: "assistant", situation: "" })}
          />
        </Fold>
        {reading.ifAsked && <IfAsked reply={reading.ifAsked} onCopied={() => onCopied("reply")} />}
      </div>
    </div>
  );
}

type Drafted = { reading: CommentDraft; by: CommentWriter };

/** What is said about the draft, and the memory of which answers were told where. */
function useNotes(
  projectId: string,
  { id: subredditId, fullName }: CommentWorkshopProps["community"],
  { reading: { draft, notice }, by }: Drafted,
) {
  const [uses] = useState(() => createPastUses(() => localStorage, projectId));
  const now = useNow();
  const rests = draft?.rests ?? [];
  const notes = [
    notice,
    draft && !draft.isSure && by === "engine" ? UNSURE : null,
    by === "engine" ? findRepetition(uses.read(), { answers: rests, subredditId, now }) : null,
  ].filter((note) => note !== null);
  const remember = () =>
    uses.add(rests.map((answer) => ({ answer, subredditId, fullName, at: now.toISOString() })));
  return { notes, remember };
}

function IfAsked({ reply, onCopied }: { reply: string; onCopied: () => void }) {
  const copy = async () => {
    if (await copyText(reply)) {
      onCopied();
      showToast("success", TOASTS.replyCopied, { name: "reply" });
    } else showToast("error", TOASTS.notCopied, { name: "reply" });
  };
  return (
    <Fold title="Only if somebody asks what you made">
      <p className="text-base whitespace-pre-line wrap-anywhere">{reply}</p>
      <Button tone="secondary" size="sm" className="mt-3" onClick={() => void copy()}>
        <Copy size={15} />
        Copy the reply
      </Button>
    </Fold>
  );
}

const UNSURE = "Check that it answers their question.";

/** The same thread counts once; of a short address nobody can tell which community it leads to. */
function longAddress(link: string | null): string | null {
  return link?.includes("/r/") ? link : null;
}

/** The brief was worded before the founder said something about the case. */
function withSituation(brief: string, situation: string): string {
  const line = situation.trim();
  return line === "" ? brief : `${brief}\n\nAbout their case I would say: ${line}`;
}

/** What one gets, before there is anything. */
function WhatComes() {
  return (
    <>
      <p className="max-w-prose text-base text-soft">Paste a thread to see:</p>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-base text-soft marker:text-muted">
        <li>what they need, in their own words</li>
        <li>a comment from your own experience, with no link or pitch</li>
        <li>whether it follows the community's rules</li>
      </ul>
    </>
  );
}

function NoDraft({ message, onWrite }: { message: string; onWrite: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-prose text-md">{message}</p>
      <Button tone="secondary" size="sm" onClick={onWrite}>
        Write it myself
      </Button>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group py-1">
      <summary className="-mx-2 cursor-pointer rounded-control px-2 py-2.5 text-base font-medium hover:bg-hover">
        {title}
      </summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  );
}
