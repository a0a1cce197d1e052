import type { ExportedItem, ExportKind } from "#engine/history/read-export.ts";
import type { ReadHistory } from "./read-files.ts";
import { formatCount } from "#engine/text/format.ts";

export const OUTCOME_WORDS = {
  live: "Stayed up",
  removed: "Removed",
  unknown: "Not sure",
} as const;
export type Outcome = keyof typeof OUTCOME_WORDS;

export const PAGE_SIZE = 50;

/** What the user wants of the export: which are ticked, and what became of each as far as they know. */
export type Choice = {
  ticked: ReadonlySet<string>;
  outcomes: ReadonlyMap<string, Outcome>;
};

/** What names the project is ticked at first: the rest of somebody's life on Reddit is not asked for. */
export function startChoice(found: ReadHistory): Choice {
  const items = [...(found.posts?.items ?? []), ...(found.comments?.items ?? [])];
  return {
    ticked: new Set(
      items.flatMap(({ identity, isAboutProject }) => (isAboutProject ? [identity] : [])),
    ),
    outcomes: new Map(
      items.flatMap(({ identity, mark }) => (mark === "removed" ? [[identity, "removed"]] : [])),
    ),
  };
}

export function tick(choice: Choice, items: readonly ExportedItem[], isTicked: boolean): Choice {
  const ticked = new Set(choice.ticked);
  for (const { identity } of items) {
    if (isTicked) ticked.add(identity);
    else ticked.delete(identity);
  }
  return { ...choice, ticked };
}

export function setOutcome(
  choice: Choice,
  items: readonly ExportedItem[],
  outcome: Outcome,
): Choice {
  const outcomes = new Map(choice.outcomes);
  for (const { identity } of items) outcomes.set(identity, outcome);
  return { ...choice, outcomes };
}

export function outcomeOf({ outcomes }: Choice, { identity }: ExportedItem): Outcome {
  return outcomes.get(identity) ?? "unknown";
}

export function listTicked({ ticked }: Choice, items: readonly ExportedItem[]): ExportedItem[] {
  return items.filter(({ identity }) => ticked.has(identity));
}

type Filter = { text: string; community: string | null };

/** Communities with the newest first, and in each the newest first. */
export function arrange(items: readonly ExportedItem[]): ExportedItem[] {
  const latest = new Map<string, number>();
  for (const { community, at } of items) {
    const known = latest.get(community.toLowerCase()) ?? 0;
    latest.set(community.toLowerCase(), Math.max(known, at.getTime()));
  }
  const rank = ({ community }: ExportedItem) => latest.get(community.toLowerCase()) ?? 0;
  return items.toSorted(
    (a, b) =>
      rank(b) - rank(a) ||
      a.community.localeCompare(b.community) ||
      b.at.getTime() - a.at.getTime(),
  );
}

export function filterItems(
  items: readonly ExportedItem[],
  { text, community }: Filter,
): ExportedItem[] {
  const wanted = text.trim().toLowerCase();
  return items.filter(
    (item) =>
      (community === null || item.community.toLowerCase() === community.toLowerCase()) &&
      (wanted === "" || `${item.title}\n${item.content}`.toLowerCase().includes(wanted)),
  );
}

type Group = { community: string; items: ExportedItem[] };

/** Of a page of the list, which is in the order of communities. */
export function groupItems(items: readonly ExportedItem[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.community.toLowerCase() === item.community.toLowerCase()) last.items.push(item);
    else groups.push({ community: item.community, items: [item] });
  }
  return groups;
}

/** With how many there are in each, most first. */
export function countCommunities(
  items: readonly ExportedItem[],
): { community: string; count: number }[] {
  const counts = new Map<string, { community: string; count: number }>();
  for (const { community } of items) {
    const known = counts.get(community.toLowerCase()) ?? { community, count: 0 };
    known.count += 1;
    counts.set(community.toLowerCase(), known);
  }
  return [...counts.values()].toSorted(
    (a, b) => b.count - a.count || a.community.localeCompare(b.community),
  );
}

/** What of the export is not in the list, each in a sentence. */
export function listOmissions({ posts, comments }: ReadHistory): string[] {
  const onProfile = (posts?.onProfile ?? 0) + (comments?.onProfile ?? 0);
  const unreadable = (posts?.unreadable ?? 0) + (comments?.unreadable ?? 0);
  const tooOld = comments?.tooOld ?? 0;
  return [
    posts === null && "No posts.csv, so no posts.",
    comments === null && "No comments.csv, so no comments.",
    tooOld > 0 &&
      `${count(tooOld, "comment")} from before the last 90 days ${tooOld === 1 ? "is" : "are"} not listed.`,
    onProfile > 0 &&
      `${count(onProfile, "entry", "entries")} on your own profile ${onProfile === 1 ? "is" : "are"} not listed.`,
    unreadable > 0 &&
      `${count(unreadable, "row")} couldn't be read: no date, or no Reddit address.`,
    (posts?.isCut || comments?.isCut) && "We can't list them all, so we left out the rest.",
  ].filter((sentence) => typeof sentence === "string");
}

/** "14 posts and 1 comment"; what there is none of is left out. */
export function wordCounts({ posts, comments }: Record<ExportKind, number>): string {
  const parts = [
    posts > 0 && count(posts, "post"),
    comments > 0 && count(comments, "comment"),
  ].filter((part) => typeof part === "string");
  return parts.join(" and ") || "nothing";
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${formatCount(number)} ${number === 1 ? one : many}`;
}
