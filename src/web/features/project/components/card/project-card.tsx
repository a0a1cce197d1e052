import { memo } from "react";
import { generatePath, Link } from "react-router";
import type { ProjectSummary } from "#contract/project.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { paths } from "#contract/page-paths.ts";
import { cutDescription } from "../../cut-description.ts";
import { StatusBadge } from "../status-badge.tsx";
import { CardMenu, type CardActions } from "./card-menu.tsx";
import { OpenUrlButton } from "./open-url-button.tsx";

type ProjectCardProps = { project: ProjectSummary; actions: CardActions };

/** Remembered, because there may be hundreds: a dialog that opens draws none of them anew. */
export const ProjectCard = memo(function ProjectCard({ project, actions }: ProjectCardProps) {
  const { id, name, description, subreddits, posts } = project;
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">{name}</h3>
          <div className="mt-2">
            <StatusBadge status={project.status} />
          </div>
        </div>
        <CardMenu project={project} actions={actions} />
      </div>
      <p className="mt-3 mb-5 text-base wrap-anywhere text-soft">
        {description ? cutDescription(description) : "No description yet."}
      </p>
      <dl className="mt-auto flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3">
        <Count label="Subreddits" count={subreddits} />
        <Count label="Posts" count={posts} />
      </dl>
      <div className="mt-4 flex gap-2">
        <Link
          to={generatePath(paths.project, { projectId: id })}
          aria-label={`View Details of ${name}`}
          className={buttonClass({ tone: "secondary", size: "sm", className: "flex-1" })}
        >
          View Details
        </Link>
        <OpenUrlButton url={project.url} name={name} />
      </div>
    </article>
  );
});

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-mono text-base">{formatCount(count)}</dd>
    </div>
  );
}
