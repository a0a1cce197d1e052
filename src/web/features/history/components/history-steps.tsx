import { useMemo, useState, useRef } from "react";
import type { Project } from "#contract/project.ts";
import type { ExportedItem } from "#engine/history/read-export.ts";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { Tabs } from "#web/components/ui/tabs.tsx";
import { arrange, type Choice, count, listOmissions, listTicked, wordCounts } from "../choice.ts";
import type { ReadHistory } from "../read-files.ts";
import { ItemList } from "./item-list.tsx";
import { FileArchive } from "lucide-react";
import { classNames } from "#web/lib/class-names.ts";
import { useFileDrop } from "#web/lib/hooks/use-file-drop.ts";
import type { BroughtHistory } from "#contract/history.ts";
import { projectPage } from "#web/lib/project-pages.ts";
import { useUndoImport } from "#web/features/history/use-history.ts";
import { joinWords } from "#engine/text/format.ts";

type HistoryChoiceProps = {
  project: Project;
  found: ReadHistory;
  choice: Choice;
  onChange: (choice: Choice) => void;
  onBring: (items: readonly ExportedItem[]) => void;
  onOtherFile: () => void;
};

/** What was found, to be ticked; only what is ticked leaves the browser. */
export function HistoryChoice({
  project,
  found,
  choice,
  onChange,
  onBring,
  onOtherFile,
}: HistoryChoiceProps) {
  const posts = useMemo(() => arrange(found.posts?.items ?? []), [found.posts]);
  const comments = useMemo(() => arrange(found.comments?.items ?? []), [found.comments]);
  const tickedPosts = useMemo(() => listTicked(choice, posts), [choice, posts]);
  const tickedComments = useMemo(() => listTicked(choice, comments), [choice, comments]);
  const [isAsked, setAsked] = useState(false);
  const omissions = listOmissions(found);
  const wanted = [...tickedPosts, ...tickedComments];
  const words = wordCounts({ posts: tickedPosts.length, comments: tickedComments.length });
  const list = { choice, onChange, projectName: project.name };
  return (
    <>
      <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
        <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <p className="font-serif text-xl font-medium text-balance">
              {count(posts.length, "post")}, {count(comments.length, "comment")} of the last 90 days
            </p>
            <p className="mt-1 max-w-prose text-base text-soft">
              Those that name {project.name} or link to its site are ticked.
            </p>
          </div>
          <Button tone="secondary" size="sm" onClick={onOtherFile}>
            Another file
          </Button>
        </div>
        <Tabs
          label="What was found"
          tabs={[
            {
              id: "posts",
              label: "Posts",
              count: posts.length,
              content: <ItemList kind="posts" items={posts} ticked={tickedPosts} {...list} />,
            },
            {
              id: "comments",
              label: "Comments",
              count: comments.length,
              content: (
                <ItemList kind="comments" items={comments} ticked={tickedComments} {...list} />
              ),
            },
          ]}
        />
        {omissions.length > 0 && (
          <ul className="mt-6 flex flex-col gap-1 border-t border-line pt-4 text-sm text-muted">
            {omissions.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </section>
      <div className="floating sticky bottom-18 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:bottom-4">
        <output className="text-base">
          {wanted.length > 0 ? `${words} ticked` : "Nothing is ticked yet"}
          {isAsked && wanted.length === 0 && ". Tick what to import."}
        </output>
        <Button
          onClick={() => {
            setAsked(true);
            if (wanted.length > 0) onBring(wanted);
          }}
        >
          {wanted.length > 0 ? `Import ${words}` : "Import"}
        </Button>
      </div>
    </>
  );
}

type FileChoiceProps = { fault: string | null; onFiles: (files: readonly File[]) => void };

const REQUEST_PAGE = "https://www.reddit.com/settings/data-request";

/** Where the file comes from, what happens to it, and the place to drop it. */
export function FileChoice({ fault, onFiles }: FileChoiceProps) {
  const picker = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(onFiles);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <section
        aria-label="Choose the export"
        {...drop.handlers}
        className={classNames(
          "rounded-card border border-dashed p-5 transition-colors sm:p-8",
          drop.isOver ? "border-accent bg-accent-soft" : "border-edge bg-surface",
        )}
      >
        <h3 className="text-lg">Upload your Reddit export</h3>
        <p className="mt-1 max-w-prose text-base text-soft">
          Drop the ZIP file here. We read it in your browser and send only what you tick.
        </p>
        <input
          ref={picker}
          type="file"
          multiple
          accept=".zip,.csv,application/zip,text/csv"
          aria-label="Reddit's export"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // The same file can be picked again.
            event.target.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
        <Button className="mt-5" onClick={() => picker.current?.click()}>
          <FileArchive size={16} />
          Choose file
        </Button>
        {fault && (
          <p role="alert" className="mt-4 border-l-2 border-fail pl-3 text-base">
            {fault}
          </p>
        )}
      </section>
      <section className="px-1 text-base text-soft">
        <h3 className="text-base font-medium text-ink">How to get it</h3>
        <ol className="mt-2 flex list-decimal flex-col gap-2 pl-5">
          <li>
            Request your data at{" "}
            <a
              href={REQUEST_PAGE}
              target="_blank"
              rel="noreferrer"
              className="rounded-mark text-accent underline"
            >
              reddit.com/settings/data-request
            </a>
            .
          </li>
          <li>Reddit sends a ZIP file, usually within a few days.</li>
          <li>Upload it here without unzipping.</li>
        </ol>
        <h3 className="mt-5 text-base font-medium text-ink">Why import</h3>
        <p className="mt-1">
          Past posts appear in Results, and the last 90 days count towards your promotion budget.
        </p>
      </section>
    </div>
  );
}

type HistoryDoneProps = {
  project: Project;
  importId: string;
  brought: BroughtHistory;
  onMore: () => void;
};

/** What came, what was there already, and what was left out and why. */
export function HistoryDone({ project, importId, brought, onMore }: HistoryDoneProps) {
  const undo = useUndoImport(onMore);
  const { posts, comments } = brought.brought;
  const hasCome = posts + comments > 0;
  const known = brought.known.posts + brought.known.comments;
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-8">
      <output className="block font-serif text-2xl font-medium text-balance">
        {hasCome
          ? `${capitalise(wordCounts(brought.brought))} imported`
          : "Nothing new was imported"}
      </output>
      <div className="mt-2 flex max-w-prose flex-col gap-2 text-base text-soft">
        {posts > 0 && <p>Your results now count {posts === 1 ? "it" : "them"}.</p>}
        {known > 0 && (
          <p>
            {capitalise(wordCounts(brought.known))} {known === 1 ? "was" : "were"} already here.
          </p>
        )}
        {brought.leftOut.length > 0 && (
          <p>
            {joinWords(
              brought.leftOut.map((each) => `r/${each.subredditId} (${wordCounts(each)})`),
            )}{" "}
            {brought.leftOut.length === 1 ? "isn't" : "aren't"} in our catalogue, so we left out
            what you wrote there.
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={projectPage(project.id, "results")}>See the results</ButtonLink>
        {hasCome && (
          <Button tone="secondary" isBusy={undo.isPending} onClick={() => undo.mutate(importId)}>
            Undo
          </Button>
        )}
        <Button tone="ghost" onClick={onMore}>
          Import more
        </Button>
      </div>
    </section>
  );
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
