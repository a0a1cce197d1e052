import type { RecommendedSubreddit } from "#contract/projects/recommendation.ts";

type Group = RecommendedSubreddit["group"];

export type StanceSection<T> = { group: Group; title: string; text: string; items: T[] };

const SECTIONS: { group: Group; title: string; text: string }[] = [
  {
    group: "post",
    title: "Post here",
    text: "Open to projects, some under conditions.",
  },
  {
    group: "take-part",
    title: "Take part here",
    text: "The right people. Comment there: posts about projects like yours get removed, or probably would.",
  },
  {
    group: "not-known",
    title: "Not known yet",
    text: "Read the rules before you post.",
  },
  {
    group: "left-out",
    title: "Not a good fit",
    text: "About something else, or closed to projects.",
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
