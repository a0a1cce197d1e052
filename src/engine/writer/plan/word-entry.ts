import type { PlanEntry } from "./plan.ts";

/** What stands in the place of a post, in one or two sentences; null where there is one, or where none can be. */
export function wordEntry(entry: PlanEntry, projectName: string): string | null {
  const { fullName } = entry.place;
  if (entry.is === "told") return `${wordTold(entry.others)} There is nothing left to ask.`;
  if (entry.is !== "asks") return null;
  if (entry.isOffSubject)
    return `Nothing you said is about what people in ${fullName} talk about. What does ${projectName} do for them?`;
  if (entry.others.length === 0) return `One more answer gives a post for ${fullName}.`;
  return `${wordTold(entry.others)} One more answer gives another.`;
}

function wordTold(others: readonly string[]): string {
  const last = others.at(-1) ?? "";
  if (others.length === 1) return `All you said is in your post for ${last}.`;
  return `All you said is in your posts for ${others.slice(0, -1).join(", ")} and ${last}.`;
}
