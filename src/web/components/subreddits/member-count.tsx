import { formatCompact, formatCount, formatFactDate } from "#engine/text/format.ts";
import type { MemberFigure } from "#engine/subreddits/word-members.ts";

/** A count is worth as much as its date, so they come together. */
export function MemberCount({ of }: { of: MemberFigure & { membersAsOf: string } }) {
  return (
    <>
      <MemberNumber of={of} className="text-ink" />
      {of.members === 1 ? " member, " : " members, "}
      {formatFactDate(of.membersAsOf)}
    </>
  );
}

/** Where there is no room for more. */
export function ShortMemberCount({ of }: { of: MemberFigure }) {
  return (
    <>
      {of.membersEstimated && "about "}
      <span className="font-mono">{formatCompact(of.members)}</span>
      {of.members === 1 ? " member" : " members"}
    </>
  );
}

/** '385,969', or 'about 58k' where nobody counted. */
export function MemberNumber({ of, className = "" }: { of: MemberFigure; className?: string }) {
  const { members, membersEstimated } = of;
  return (
    <>
      {membersEstimated && "about "}
      <span className={`font-mono ${className}`}>
        {membersEstimated ? formatCompact(members) : formatCount(members)}
      </span>
    </>
  );
}
