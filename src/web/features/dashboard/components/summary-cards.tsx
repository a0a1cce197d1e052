import type { ProjectStats } from "#contract/project.ts";
import { formatCount } from "#engine/text/format.ts";

type SummaryCardsProps = Pick<ProjectStats, "totalProjects" | "uniqueSubreddits" | "totalPosts">;

/** Figures of the projects shown, from the user's own data. */
export function SummaryCards({ totalProjects, uniqueSubreddits, totalPosts }: SummaryCardsProps) {
  return (
    <dl className="mb-6 grid grid-cols-3 gap-2 sm:gap-4">
      <Figure label="Total Projects" value={totalProjects} />
      <Figure label="Unique Subreddits" value={uniqueSubreddits} />
      <Figure label="Total Posts" value={totalPosts} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between gap-2 rounded-card border border-line bg-surface px-3 py-2 sm:px-5">
      <dt className="text-xs text-muted sm:text-sm">{label}</dt>
      <dd className="font-mono text-md">{formatCount(value)}</dd>
    </div>
  );
}
