import type { ReactNode } from "react";
import type { Project } from "#contract/project.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { openableUrl } from "#web/features/projects/openable-url.ts";

/** What the user said about the project: all that matching and drafts rest on. */
export function AboutProject({ project }: { project: Project }) {
  const href = openableUrl(project.url);
  return (
    <Card title="About this project">
      <dl className="flex flex-col gap-5">
        <Fact term="Description">
          {project.description ? (
            <p dir="auto" className="w-fit max-w-prose whitespace-pre-line wrap-anywhere">
              {project.description}
            </p>
          ) : (
            <NotSaid />
          )}
        </Fact>
        <Fact term="Address">
          {href ? (
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              referrerPolicy="no-referrer"
              className="font-mono text-sm break-all text-accent underline underline-offset-2"
            >
              {project.url}
            </a>
          ) : (
            <NotSaid />
          )}
        </Fact>
        <Fact term="Target audience">
          <Words words={project.targetAudience} />
        </Fact>
        <Fact term="Goals">
          <Words words={project.goals} />
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 text-sm text-muted">{term}</dt>
      <dd className="text-base">{children}</dd>
    </div>
  );
}

function Words({ words }: { words: readonly string[] }) {
  if (words.length === 0) return <NotSaid />;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word}>
          <Badge>{word}</Badge>
        </li>
      ))}
    </ul>
  );
}

function NotSaid() {
  return <span className="text-muted">Not said yet</span>;
}
