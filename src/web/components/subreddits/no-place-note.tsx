import type { Project } from "#contract/project.ts";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { commentsPage } from "#web/lib/project-pages.ts";

type NoPlaceNoteProps = { project: Pick<Project, "id" | "recommendations"> };

/** That no community is known to take a project's posts, said before anybody plans some; and what to do instead. */
export function NoPlaceNote({ project }: NoPlaceNoteProps) {
  const { id, recommendations } = project;
  const groups = recommendations.map(({ subreddit }) => subreddit.group);
  if (groups.length === 0 || groups.includes("post")) return null;
  const isUnknown = groups.includes("not-known");
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-warn pl-3">
      <p className="min-w-0 flex-1 basis-72 text-base">
        {isUnknown
          ? "We know of none of your communities that it takes posts about projects like yours. Help in the comments, and read the rules where we don't know them."
          : "None of your communities takes posts about projects like yours, as far as we know. Help in the comments instead."}
      </p>
      <ButtonLink to={commentsPage(id)} tone="secondary" size="sm">
        Write a comment
      </ButtonLink>
    </div>
  );
}
