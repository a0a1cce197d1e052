import type { Today } from "#contract/today.ts";

/** That nothing is left to do, for this day or only until something later in it. */
export function wordRest({
  tasks,
  next,
  endsAt,
}: Pick<Today, "endsAt"> & { tasks: readonly unknown[]; next: { at: string } | null }): string {
  const isMoreToday = next !== null && Date.parse(next.at) < Date.parse(endsAt);
  if (tasks.length === 0) return isMoreToday ? "Nothing to do right now" : "Nothing to do today";
  return isMoreToday ? "Done for now" : "All done for today";
}
