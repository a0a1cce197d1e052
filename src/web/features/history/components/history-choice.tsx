import { useMemo, useState } from "react";
import type { Project } from "#contract/project.ts";
import type { ExportedItem } from "#engine/history/read-export.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Tabs } from "#web/components/ui/tabs.tsx";
import { arrange, type Choice, count, listOmissions, listTicked, wordCounts } from "../choice.ts";
import type { ReadHistory } from "../read-files.ts";
import { ItemList } from "./item-list.tsx";

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
              Those that name {project.name} or lead to its site are ticked. Say what became of a
              post where you remember.
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
          {isAsked && wanted.length === 0 && ". Tick what you want to bring."}
        </output>
        <Button
          onClick={() => {
            setAsked(true);
            if (wanted.length > 0) onBring(wanted);
          }}
        >
          {wanted.length > 0 ? `Bring ${words}` : "Bring"}
        </Button>
      </div>
    </>
  );
}
