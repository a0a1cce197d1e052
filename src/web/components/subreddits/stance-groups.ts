import type { RecommendedSubreddit } from "#contract/project.ts";

type Group = RecommendedSubreddit["group"];

export type StanceSection<T> = { group: Group; title: string; text: string; items: T[] };

const SECTIONS: { group: Group; title: string; text: string }[] = [
  {
    group: "post",
    title: "Post here",
    text: "You may show your project, on the condition that is named.",
  },
  {
    group: "take-part",
    title: "Take part here",
    text: "The right people, but closed to promotion: answer and comment.",
  },
  {
    group: "not-known",
    title: "Rules not known to us",
    text: "Read the rules before you post anything.",
  },
  {
    group: "left-out",
    title: "No place for projects",
    text: "A post about a project is removed here.",
  },
];

/** A list by what a founder can do in each community; what has no entry has no section. */
export function splitByStance<T>(
  items: readonly T[],
  groupOf: (item: T) => Group,
): StanceSection<T>[] {
  return SECTIONS.flatMap((section) => {
    const ofGroup = items.filter((item) => groupOf(item) === section.group);
    return ofGroup.length > 0 ? [{ ...section, items: ofGroup }] : [];
  });
}
