import { formatCount, formatFactDate } from "#engine/text/format.ts";

/** A count is worth as much as its date, so they come together. */
export function MemberCount({ members, asOf }: { members: number; asOf: string }) {
  return (
    <>
      <span className="font-mono text-ink">{formatCount(members)}</span>
      {members === 1 ? " member, " : " members, "}
      {formatFactDate(asOf)}
    </>
  );
}
