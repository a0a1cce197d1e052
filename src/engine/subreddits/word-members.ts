import { formatCompact, formatCount } from "#engine/text/format.ts";

/** How many members a community has, and whether somebody counted them. */
export type MemberFigure = { members: number; membersEstimated: boolean };

/** '385,969 members'; of an estimate 'about 58k members', since its last digits are nobody's count. */
export function wordMembers(figure: MemberFigure): string {
  return figure.membersEstimated
    ? wordMembersShort(figure)
    : `${formatCount(figure.members)} ${figure.members === 1 ? "member" : "members"}`;
}

/** '386k members', 'about 58k members'. */
export function wordMembersShort({ members, membersEstimated }: MemberFigure): string {
  const noun = members === 1 ? "member" : "members";
  return `${membersEstimated ? "about " : ""}${formatCompact(members)} ${noun}`;
}

/** What is said beside an estimate. */
export const ESTIMATE_SOURCE = "Estimated from its place in a list of communities by size";
