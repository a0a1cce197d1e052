import type { Project } from "#contract/project.ts";
import { useUser } from "#web/lib/session.ts";
import { wordVisits } from "../../outcome/word-visits.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";

/** Beside the numbers that Reddit shows: what arrived on the founder's own site. */
export function VisitCount({ project, post }: { project: Project; post: RoadmapPost }) {
  const { timezone } = useUser();
  const { figure, meaning } = wordVisits(post, project, timezone);
  return (
    <div className="border-t border-line pt-5">
      <h4 className="text-sm font-medium">Visits to your site</h4>
      {figure && <p className="mt-1 font-mono text-md">{figure}</p>}
      <p className="mt-1 max-w-prose text-sm text-muted">{meaning}</p>
    </div>
  );
}
