import { Check as CheckIcon, Copy, ExternalLink, ClipboardCopy, Sparkles } from "lucide-react";
import { useState, type RefObject } from "react";
import { SITUATION } from "#engine/drafts/draft.ts";
import type { Check } from "#engine/checks/check.ts";
import { Button } from "#web/components/ui/button.tsx";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { VerdictBadge } from "#web/components/ui/verdict-badge.tsx";
import { copyText } from "#web/lib/copy-text.ts";
import { showToast } from "#web/lib/toast.ts";
import { TextArea, TextField } from "#web/components/ui/field-frame.tsx";
import { CheckLine } from "#web/components/verdict/rule-checks.tsx";
import type { CommentDraft } from "#contract/comment.ts";
import { classNames } from "#web/lib/class-names.ts";
import { readCommentReply } from "#engine/comments/compose-comment.ts";
import { TOASTS } from "#web/features/comments/toasts.ts";

type CommentEditorProps = {
  situation: string;
  content: string;
  /** What is copied: both together. */
  whole: string;
  checks: readonly Check[];
  /** What to know before one posts it. */
  notes: readonly string[];
  link: string | null;
  onChange: (changes: { situation?: string; content?: string }) => void;
  onCopied: () => void;
};

/** The draft in the founder's hands, and what it keeps. */
export function CommentEditor({
  situation,
  content,
  whole,
  checks,
  notes,
  link,
  onChange,
  onCopied,
}: CommentEditorProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const isDone = await copyText(whole);
    setCopied(isDone);
    if (isDone) onCopied();
    else showToast("error", TOASTS.commentNotCopied);
  };
  const change = (changes: { situation?: string; content?: string }) => {
    setCopied(false);
    onChange(changes);
  };
  return (
    <div className="flex flex-col gap-5">
      {notes.map((note) => (
        <p key={note} className="border-l-2 border-edge pl-3 text-base text-soft">
          {note}
        </p>
      ))}
      <TextField
        label="Say one thing about their situation (optional)"
        hint="It opens your comment."
        autoComplete="off"
        maxLength={SITUATION.longest}
        value={situation}
        onChange={({ target }) => change({ situation: target.value })}
      />
      <TextArea
        label="Your comment"
        className="[&_textarea]:field-sizing-content"
        rows={9}
        value={content}
        onChange={({ target }) => change({ content: target.value })}
      />
      <CheckList checks={checks} />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>
          {isCopied ? <CheckIcon size={16} /> : <Copy size={16} />}
          {isCopied ? "Copied" : "Copy the comment"}
        </Button>
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ tone: "secondary" })}
          >
            <ExternalLink size={16} aria-hidden="true" />
            Open the thread
          </a>
        )}
        <output className="sr-only">{isCopied ? "The comment is copied." : ""}</output>
      </div>
    </div>
  );
}

/** What is broken, line by line; what is kept, in one. */
function CheckList({ checks }: { checks: readonly Check[] }) {
  const kept = checks.filter(({ outcome }) => outcome === "kept");
  const others = checks.filter(({ outcome }) => outcome !== "kept");
  if (checks.length === 0) return null;
  return (
    <ul aria-label="Checks" className="-mt-2 divide-y divide-line border-y border-line">
      {others.map((check) => (
        <CheckLine key={check.id} check={check} />
      ))}
      {kept.length > 0 && (
        <li className="flex items-start justify-between gap-3 py-2.5">
          <p className="min-w-0 text-base wrap-anywhere">
            {kept.map(({ label }) => label).join(" · ")}
          </p>
          <VerdictBadge verdict="pass" />
        </li>
      )}
    </ul>
  );
}

type AskedQuestionProps = {
  reading: CommentDraft;
  /** Where the keyboard goes once a thread was read. */
  ref: RefObject<HTMLHeadingElement | null>;
};

/** What the asker wants to know, in their own words. */
export function AskedQuestion({ reading: { need, thread }, ref }: AskedQuestionProps) {
  const [isWhole, setWhole] = useState(false);
  const [first, ...others] = need;
  return (
    <section aria-labelledby="they-ask">
      <h3
        id="they-ask"
        ref={ref}
        tabIndex={-1}
        className="font-sans text-sm font-medium tracking-normal text-muted outline-none"
      >
        They ask
      </h3>
      <blockquote className="mt-1.5 border-l-2 border-accent pl-4">
        <p className="font-serif text-lg wrap-anywhere">{first ?? thread.title}</p>
        {others.map((other) => (
          <p key={other} className="mt-1 text-base text-soft wrap-anywhere">
            {other}
          </p>
        ))}
        {thread.text && (
          <>
            <p
              id="whole-thread"
              hidden={!isWhole}
              className={classNames("mt-3 text-base whitespace-pre-line text-soft wrap-anywhere")}
            >
              {thread.title && thread.title !== first ? `${thread.title}\n\n` : ""}
              {thread.text}
            </p>
            <button
              type="button"
              aria-expanded={isWhole}
              aria-controls="whole-thread"
              onClick={() => setWhole(!isWhole)}
              className="mt-2 cursor-pointer text-sm text-accent underline underline-offset-2"
            >
              {isWhole ? "Hide the thread" : "Show the thread as we read it"}
            </button>
          </>
        )}
      </blockquote>
    </section>
  );
}

type OtherWritersProps = {
  fullName: string;
  brief: string;
  /** The community bans text made by AI. */
  isAiBanned: boolean;
  hasModel: boolean;
  isBusy: boolean;
  onModel: () => void;
  onReply: (text: string) => void;
};

/** The founder's own assistant, and the model that the server is connected with. */
export function OtherWriters({
  fullName,
  brief,
  isAiBanned,
  hasModel,
  isBusy,
  onModel,
  onReply,
}: OtherWritersProps) {
  const [reply, setReply] = useState("");
  const [faults, setFaults] = useState<string[]>([]);
  if (isAiBanned) {
    return <p className="text-base text-soft">{fullName} bans AI text. Write this one yourself.</p>;
  }
  const copy = async () => {
    if (await copyText(brief)) {
      showToast("success", TOASTS.briefCopied, { name: "brief" });
    } else showToast("error", TOASTS.notCopied, { name: "brief" });
  };
  const take = () => {
    const { text, missing } = readCommentReply(reply);
    setFaults(missing);
    if (text === "") return;
    onReply(text);
    setReply("");
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" size="sm" onClick={() => void copy()}>
          <ClipboardCopy size={15} />
          Copy the brief
        </Button>
        {hasModel && (
          <Button tone="secondary" size="sm" isBusy={isBusy} onClick={onModel}>
            {!isBusy && <Sparkles size={15} />}
            Let the connected model write it
          </Button>
        )}
      </div>
      <TextArea
        label="Your assistant's reply"
        hint="We mark what you never said."
        rows={4}
        value={reply}
        error={faults.length > 0 ? faults.join(" ") : null}
        onChange={({ target }) => {
          setReply(target.value);
          setFaults([]);
        }}
      />
      <Button tone="secondary" size="sm" className="self-start" onClick={take}>
        Use this reply
      </Button>
    </div>
  );
}
