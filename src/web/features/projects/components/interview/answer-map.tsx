import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import type { WritingOutlook } from "#contract/writing.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { listSteps } from "#engine/interview/list-questions.ts";
import { joinWords } from "#engine/text/format.ts";
import { OutcomeShape } from "#web/components/charts/outcome-shape.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { type AnswerRow, listAnswerRows } from "#web/features/projects/interview/answer-rows.ts";
import { api } from "#web/lib/api.ts";
import { projectPage } from "#web/lib/project-pages.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** Which answers carry which posts, and which are missing: one line for each, one mark for each post. */
export function AnswerMap({ project }: { project: Project }) {
  const { interview, generatedPosts } = project;
  const params = { projectId: project.id };
  const outlook = useQuery({
    queryKey: queryKeys.posts.outlook(project.id),
    queryFn: ({ signal }) => api.getWritingOutlook({ params }, { signal }),
  });
  const waiting = useMemo(() => listWaiting(outlook.data), [outlook.data]);
  const rows = useMemo(
    () => listAnswerRows(listSteps(interview.kind), interview.answers, generatedPosts, waiting),
    [interview, generatedPosts, waiting],
  );
  // What waits comes first: the lines are not drawn before it is known.
  if (outlook.isPending || (generatedPosts.length === 0 && waiting.size === 0)) return null;
  return (
    <Card title="What your answers carry">
      <ul className="gap-x-10 lg:columns-2 xl:columns-3">
        {rows.map((row) => (
          <li
            key={row.id}
            className="flex min-h-8 break-inside-avoid items-center gap-3 border-b border-line py-0.5 text-sm"
          >
            <span className={row.isAnswered ? "w-36 shrink-0" : "w-36 shrink-0 text-muted"}>
              {row.name}
            </span>
            <Carried row={row} projectId={project.id} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        One mark for each post that uses the answer. Open: planned.
      </p>
    </Card>
  );
}

/** Which communities a post could be written for, if only this were answered. */
function listWaiting(outlook: WritingOutlook | undefined): ReadonlyMap<AnswerId, string[]> {
  const waiting = new Map<AnswerId, string[]>();
  for (const { is, fullName, questions } of outlook?.communities ?? []) {
    if (is !== "asks") continue;
    for (const id of questions) waiting.set(id, [...(waiting.get(id) ?? []), fullName]);
  }
  return waiting;
}

const MOST_MARKS = 12;

function Carried({ row, projectId }: { row: AnswerRow; projectId: string }) {
  const { posts, waiting, isAnswered } = row;
  if (waiting.length > 0) {
    return (
      <span className="text-warn wrap-anywhere">
        {`${isAnswered ? "Too short" : "Missing"} for ${waiting.length === 1 ? "a post" : "posts"} in ${joinWords([...waiting])}`}
      </span>
    );
  }
  if (posts.length === 0) {
    return <span className="text-muted">{isAnswered ? "Not used yet" : "Not answered"}</span>;
  }
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1">
      {posts.slice(0, MOST_MARKS).map((post) => (
        <Mark key={post.id} post={post} projectId={projectId} />
      ))}
      <span className="ml-1 font-mono text-xs text-muted">
        {posts.length === 1 ? "1 post" : `${posts.length} posts`}
      </span>
    </span>
  );
}

const WORDS = { live: "still up", removed: "removed", unknown: "not checked" };

function Mark({ post, projectId }: { post: GeneratedPost; projectId: string }) {
  const outcome = post.performance?.outcome ?? "unknown";
  const state = post.isPosted ? WORDS[outcome] : "planned";
  const name = `${post.title}, ${post.subreddit.fullName}: ${state}`;
  return (
    <Link
      to={`${projectPage(projectId)}?post=${post.id}`}
      aria-label={name}
      title={name}
      className="grid size-6 place-items-center rounded-full hover:bg-hover"
    >
      <span className="size-3">
        {post.isPosted ? (
          <OutcomeShape outcome={outcome} />
        ) : (
          <span className="block size-full rounded-full border-[1.5px] border-ink" />
        )}
      </span>
    </Link>
  );
}
