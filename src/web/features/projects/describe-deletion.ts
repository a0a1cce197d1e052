import type { ProjectSummary } from "#contract/project.ts";
import { formatCount, joinWords } from "#engine/text/format.ts";

/** What goes with a project, and what there is instead. */
export function describeDeletion({ subreddits, posts, archived }: Deletable): string {
  const goesAlong = [
    ...(subreddits > 0 ? [count(subreddits, "chosen community", "chosen communities")] : []),
    ...(posts > 0 ? [count(posts, "post", "posts")] : []),
  ];
  const what =
    goesAlong.length > 0
      ? `The project is deleted with its ${joinWords(goesAlong)}.`
      : "The project is deleted.";
  const stays = posts > 0 ? " What you posted stays on Reddit, and in your promotion budget." : "";
  const instead = archived ? "" : " To hide it instead, archive it.";
  return `${what} This can't be undone.${stays}${instead}`;
}

type Deletable = Pick<ProjectSummary, "subreddits" | "posts" | "archived">;

function count(number: number, one: string, many: string): string {
  return `${formatCount(number)} ${number === 1 ? one : many}`;
}
