import type { ReactNode } from "react";
import { Card } from "#web/components/ui/card.tsx";
import type { ProjectDraft } from "./project-draft.ts";

export function ProjectSummary({ draft }: { draft: ProjectDraft }) {
  const subreddits = draft.selectedSubreddits.map(({ fullName }) => fullName);
  return (
    <Card title="Project Summary">
      <dl className="flex flex-col gap-4 text-base">
        <Line term="Name" value={draft.name.trim()} />
        <Line term="Category" value={draft.category} />
        <Line term="Target audience" value={draft.targetAudience.join(", ")} />
        <Line term="Goals" value={draft.goals.join(", ")} />
        <Line
          term="Selected subreddits"
          value={
            subreddits.length > 0 && <span className="font-mono">{subreddits.join(", ")}</span>
          }
          gap="None yet. You choose them on the next step."
        />
      </dl>
    </Card>
  );
}

function Line({
  term,
  value,
  gap = "Not filled in yet",
}: {
  term: string;
  value: ReactNode;
  gap?: string;
}) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="break-words">{value || <span className="text-muted">{gap}</span>}</dd>
    </div>
  );
}
