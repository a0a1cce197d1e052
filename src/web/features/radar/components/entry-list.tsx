import { ExternalLink, MessageSquare, ShieldCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import type { RadarEntry } from "#contract/radar.ts";
import { wordReason } from "#engine/radar/word-find.ts";
import { Button } from "#web/components/ui/button.tsx";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { useDismiss } from "#web/features/radar/api/use-radar.ts";
import { wordAgo } from "#web/features/radar/word-radar.ts";
import { handThread } from "#web/lib/kept/handed-thread.ts";
import { commentsPage } from "#web/lib/project-pages.ts";

type EntriesProps = { projectId: string; entries: readonly RadarEntry[]; now: Date };

type ConversationsProps = EntriesProps & {
  emptyWords: string;
  /** Shows all again; null where nothing is filtered. */
  onClear: (() => void) | null;
};

export function Conversations({
  projectId,
  entries,
  now,
  emptyWords,
  onClear,
}: ConversationsProps) {
  const { list, dismiss } = useDismissInList(projectId);
  const [most, setMost] = useState(FIRST);
  useEffect(() => {
    // The button that was pressed may be gone: the keyboard goes on with what it brought.
    if (most > FIRST) list.current?.children[most - MORE]?.querySelector("a")?.focus();
  }, [most, list]);
  const rest = entries.length - most;
  if (entries.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-line p-6">
        <p className="max-w-prose text-base text-soft">{emptyWords}</p>
        {onClear && (
          <Button tone="secondary" size="sm" onClick={onClear}>
            Clear the filters
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <ul
        ref={list}
        aria-label="Conversations"
        tabIndex={-1}
        className="flex flex-col gap-4 outline-none"
      >
        {entries.slice(0, most).map((entry) => (
          <li key={entry.id}>
            <article className="rounded-card border border-line bg-surface p-5">
              <EntryHead entry={entry} now={now} />
              {entry.why.is === "asks" && entry.why.need !== entry.title && (
                <blockquote className="mt-3 border-l-2 border-accent pl-3 text-base wrap-anywhere">
                  {entry.why.need}
                </blockquote>
              )}
              <p className="mt-3 text-base text-soft">{wordReason(entry.why)}</p>
              <p className="mt-2 flex gap-2 text-base text-soft">
                <ShieldCheck size={16} aria-hidden="true" className="mt-1 shrink-0 text-muted" />
                <span>{entry.allows}</span>
              </p>
              <div className="mt-4 flex flex-wrap gap-2">
                <DraftLink projectId={projectId} entry={entry} />
                <DismissButton entry={entry} onDismiss={dismiss} />
              </div>
            </article>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button
          tone="secondary"
          size="sm"
          className="self-start"
          onClick={() => setMost(most + MORE)}
        >
          Show {Math.min(rest, MORE)} more of {entries.length}
        </Button>
      )}
    </>
  );
}

/** As many as a day brings; two weeks of them would be forty screens. */
const FIRST = 10;
const MORE = 20;

/** What moderators may have announced, for the founder to look at. */
export function Announcements({ projectId, entries, now }: EntriesProps) {
  const { list, dismiss } = useDismissInList(projectId);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="announcements" className="rounded-card border border-line p-5">
      <h2 id="announcements" className="text-lg">
        Maybe announcements
      </h2>
      <ul ref={list} tabIndex={-1} className="mt-2 divide-y divide-line outline-none">
        {entries.map((entry) => (
          <li key={entry.id} className="py-4 last:pb-0">
            <EntryHead entry={entry} now={now} />
            <p className="mt-2 text-base text-soft">{wordReason(entry.why)}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              {entry.subredditId && (
                <Link
                  to={`${paths.subreddits}?open=${encodeURIComponent(entry.subredditId)}`}
                  className={buttonClass({ tone: "secondary", size: "sm" })}
                >
                  See what we know of {entry.fullName}
                </Link>
              )}
              <DismissButton entry={entry} onDismiss={dismiss} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EntryHead({ entry, now }: { entry: RadarEntry; now: Date }) {
  const { title, permalink, fullName, phrase, postedAt, foundAt } = entry;
  return (
    <>
      <h3 className="font-sans text-md font-medium tracking-normal">
        <a
          href={permalink}
          target="_blank"
          rel="noopener noreferrer"
          className="wrap-anywhere underline-offset-2 hover:underline"
        >
          {title}
          <ExternalLink size={14} aria-hidden="true" className="ml-1.5 inline text-muted" />
          <span className="sr-only"> (opens Reddit)</span>
        </a>
      </h3>
      <p className="mt-1 text-sm text-muted">
        <span className="font-mono">{fullName}</span>
        {postedAt ? ` · posted ${wordAgo(postedAt, now)}` : ` · pasted ${wordAgo(foundAt, now)}`}
        {phrase !== null && ` · found by “${phrase}”`}
      </p>
    </>
  );
}

function DraftLink({ projectId, entry }: { projectId: string; entry: RadarEntry }) {
  const { subredditId, fullName, title, text, permalink } = entry;
  // Without its community in the catalogue there is nothing to check a comment against.
  if (subredditId === null) return null;
  const thread = [title, text].filter(Boolean).join("\n\n");
  return (
    <Link
      to={commentsPage(projectId, subredditId)}
      state={handThread({ subredditId, fullName, text: thread, link: permalink })}
      className={buttonClass({ size: "sm" })}
      aria-label={`Draft a comment on ${title}`}
    >
      <MessageSquare size={15} aria-hidden="true" />
      Draft a comment
    </Link>
  );
}

type DismissButtonProps = { entry: RadarEntry; onDismiss: (entryId: string, row: Element) => void };

function DismissButton({ entry, onDismiss }: DismissButtonProps) {
  return (
    <Button
      tone="ghost"
      size="sm"
      className="first:-ml-3"
      aria-label={`Not this: ${entry.title}`}
      onClick={({ currentTarget }) => {
        const row = currentTarget.closest("li");
        if (row) onDismiss(entry.id, row);
      }}
    >
      Not this
    </Button>
  );
}

/** The keyboard goes on with the next one, for the button that was pressed is gone. */
function useDismissInList(projectId: string) {
  const list = useRef<HTMLUListElement>(null);
  const dismiss = useDismiss(projectId);
  return {
    list,
    dismiss: (entryId: string, row: Element) => {
      const next = row.nextElementSibling ?? row.previousElementSibling;
      const link = next?.querySelector<HTMLElement>("a");
      (link ?? list.current)?.focus();
      dismiss.mutate(entryId);
    },
  };
}
