import type { ProjectStats } from "#contract/project.ts";
import { formatCount } from "#engine/text/format.ts";

type Outcomes = ProjectStats["outcomes"];

/** What became of everything so far, part by part: ["8 of 10 stayed up", "267 visits"]. */
export function wordAnswer({ live, removed, unknown, visits }: Outcomes): string[] {
  const known = live + removed;
  const posted = known + unknown;
  if (posted === 0) return [];
  const stayed =
    known > 0
      ? `${formatCount(live)} of ${formatCount(known)} stayed up`
      : `${posted === 1 ? "1 post is" : `${formatCount(posted)} posts are`} out`;
  const seen = visits > 0 ? [visits === 1 ? "1 visit" : `${formatCount(visits)} visits`] : [];
  return [stayed, ...seen];
}
