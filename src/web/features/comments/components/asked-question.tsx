import { type RefObject, useState } from "react";
import type { CommentDraft } from "#contract/comment.ts";
import { classNames } from "#web/lib/class-names.ts";

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
