import { Copy } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Project } from "#contract/project.ts";
import type { Recommendation } from "#contract/projects/recommendation.ts";
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
  const { id: subredditId, fullName } = community;
  const comment = useComment(project, subredditId, handed);
  const { kept, change, policy } = comment;
  const { reading } = kept;
  const [uses] = useState(() => createPastUses(() => localStorage, project.id));
  const [copied, setCopied] = useState<"comment" | "reply" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
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

  const rests = reading?.draft?.rests ?? [];
  const notes = reading
    ? [
        reading.notice,
        reading.draft && !reading.draft.isSure && kept.by === "engine" ? UNSURE : null,
        kept.by === "engine"
          ? findRepetition(uses.read(), { answers: rests, subredditId, now })
          : null,
      ].filter((note) => note !== null)
    : [];
  const remember = () =>
    uses.add(rests.map((answer) => ({ answer, subredditId, fullName, at: now.toISOString() })));
  const copyReply = async (text: string) => {
    if (await copyText(text)) {
      setCopied("reply");
      showToast("success", TOASTS.replyCopied, { name: "reply" });
    } else showToast("error", TOASTS.notCopied, { name: "reply" });
  };

  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <ThreadForm
        fullName={fullName}
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
        {!reading && <WhatComes />}
        {reading && (
          <div className="flex flex-col gap-6">
            <AskedQuestion reading={reading} ref={heading} />
            {reading.message && reading.asks === null && kept.content === null && (
              <NoDraft
                message={reading.message}
                onWrite={() => change({ content: "", by: "founder" })}
              />
            )}
            {reading.asks && (
              <AnswerForm
                project={project}
                ids={reading.asks}
                label="Draft from this answer"
                isBusy={comment.isBusy}
                onAnswered={read}
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
                onCopied={() => setCopied("comment")}
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
                  setCopied(null);
                  comment.clear();
                }}
              />
            )}
            <div className="divide-y divide-line border-t border-line">
              <Fold title="Let your assistant write it">
                <OtherWriters
                  fullName={fullName}
                  brief={withSituation(reading.brief, kept.situation)}
                  isAiBanned={policy !== null && bansAiText(policy)}
                  hasModel={hasModel}
                  isBusy={comment.isBusy}
                  onModel={() => comment.draft({ writer: "llm" })}
                  onReply={(content) => change({ content, by: "assistant", situation: "" })}
                />
              </Fold>
              {reading.ifAsked && (
                <Fold title="Only if somebody asks what you made">
                  <p className="text-base whitespace-pre-line wrap-anywhere">{reading.ifAsked}</p>
                  <Button
                    tone="secondary"
                    size="sm"
                    className="mt-3"
                    onClick={() => void copyReply(reading.ifAsked ?? "")}
                  >
                    <Copy size={15} />
                    Copy the reply
                  </Button>
                </Fold>
              )}
            </div>
          </div>
        )}
      </Card>
    </div>
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
