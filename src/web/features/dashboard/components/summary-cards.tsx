import type { ProjectStats } from "#contract/project.ts";
import { formatCount } from "#engine/text/format-count.ts";

type SummaryCardsProps = Pick<ProjectStats, "totalProjects" | "uniqueSubreddits" | "totalPosts">;

/** Figures of the projects shown, from the user's own data. */
export function SummaryCards({ totalProjects, uniqueSubreddits, totalPosts }: SummaryCardsProps) {
  return (
    <dl className="mb-10 grid gap-4 sm:grid-cols-3">
      <Figure label="Total Projects" value={totalProjects} />
      <Figure label="Unique Subreddits" value={uniqueSubreddits} />
      <Figure label="Total Posts" value={totalPosts} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 rounded-card border border-line bg-surface px-5 py-4 sm:flex-col sm:justify-start sm:gap-1">
      <dt className="text-base text-muted">{label}</dt>
      <dd className="font-mono text-xl">{formatCount(value)}</dd>
    </div>
  );
}
