import { useQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SubredditDetail } from "#contract/subreddit.ts";
import { PolicyMark } from "#web/components/subreddits/policy-mark.tsx";
import { RiskBadge } from "#web/components/subreddits/risk-badge.tsx";
import { DetailDialog, DialogClose } from "#web/components/ui/dialogs/detail-dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { PostingHours } from "./posting-hours.tsx";
import { formatFactDate } from "#engine/text/format.ts";
import { MemberNumber } from "#web/components/subreddits/member-count.tsx";
import { subredditQuery } from "#web/features/subreddits/api/use-subreddit-lists.ts";

type CompareDialogProps = { ids: readonly string[]; isOpen: boolean; onClose: () => void };

/** Up to four communities, fact by fact. */
export function CompareDialog({ ids, isOpen, onClose }: CompareDialogProps) {
  const details = useQueries({
    queries: ids.map((id) => ({ ...subredditQuery(id), enabled: isOpen })),
  });
  const failed = details.filter(({ isError, data }) => isError && !data);
  const found = details.flatMap(({ data }) => data ?? []);
  return (
    <DetailDialog
      isOpen={isOpen}
      onClose={onClose}
      subject={ids.join()}
      title="Compare communities"
      footer={
        <div className="flex">
          <DialogClose />
        </div>
      }
    >
      {failed.length > 0 && (
        <ErrorNotice
          title="We couldn't load some communities"
          text={errorMessage(failed[0]?.error, {}, !navigator.onLine)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {found.length === 0 && failed.length === 0 && (
        <SkeletonGroup label="Loading the communities">
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
      {found.length > 0 && <CompareTable communities={found} />}
    </DetailDialog>
  );
}

type Row = {
  name: string;
  cell: (community: SubredditDetail) => ReactNode;
  /** Left out where it is false for all of them. */
  isKnown?: (community: SubredditDetail) => boolean;
};

const NOT_KNOWN = <span className="text-muted">Not known</span>;

const ROWS: Row[] = [
  { name: "What it allows", cell: (one) => <PolicyMark allowed={one} /> },
  {
    name: "Risk level",
    cell: ({ riskLevel, policy }) => <RiskBadge level={riskLevel} stance={policy.stance} />,
  },
  {
    name: "Match",
    cell: ({ relevanceScore, bestMatch }) =>
      relevanceScore === null ? (
        NOT_KNOWN
      ) : (
        <>
          <span className="font-mono">{Math.round(relevanceScore * 100)}%</span>
          {bestMatch && ` for ${bestMatch.projectName}`}
        </>
      ),
    // Without a project there is nothing to match.
    isKnown: ({ relevanceScore }) => relevanceScore !== null,
  },
  {
    name: "Members",
    cell: ({ membersAsOf, ...figure }) => (
      <>
        <MemberNumber of={figure} />
        <span className="block text-sm text-muted">{formatFactDate(membersAsOf)}</span>
      </>
    ),
  },
  {
    name: "Growth",
    cell: ({ growth }) =>
      growth ? (
        <>
          <span className="font-mono">
            {growth.percentPerYear > 0 && "+"}
            {growth.percentPerYear.toLocaleString("en-US", { maximumFractionDigits: 1 })}%
          </span>{" "}
          a year
        </>
      ) : (
        NOT_KNOWN
      ),
  },
  { name: "Hours", cell: (one) => <PostingHours subreddit={one} /> },
  { name: "How often", cell: ({ postingFrequency }) => postingFrequency },
  {
    name: "Every post needs",
    cell: ({ requirements, rules }) =>
      requirements.length > 0 ? (
        <Lines texts={requirements.map(({ text }) => text)} />
      ) : (
        <span className="text-muted">{rules ? "Nothing we know of" : "Not known"}</span>
      ),
  },
  {
    name: "Rules",
    cell: ({ rules }) =>
      rules ? <Lines texts={rules.items.map(({ text }) => text)} /> : NOT_KNOWN,
  },
];

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-4 marker:text-edge">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function CompareTable({ communities }: { communities: readonly SubredditDetail[] }) {
  const rows = ROWS.filter(({ isKnown }) => !isKnown || communities.some(isKnown));
  return (
    <section
      aria-label="Fact by fact"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
      tabIndex={0}
      className="-mx-5 overflow-x-auto px-5 outline-offset-[-4px] sm:-mx-8 sm:px-8"
    >
      <table
        className="w-full table-fixed border-collapse text-left text-base"
        style={{ minWidth: `${7 + communities.length * 11}rem` }}
      >
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="w-28 pb-3">
              <span className="sr-only">Fact</span>
            </th>
            {communities.map(({ id, fullName }) => (
              <th
                key={id}
                scope="col"
                className="pr-4 pb-3 font-mono text-md font-medium break-all"
              >
                {fullName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-3 pr-4 text-sm font-medium text-muted">
                {name}
              </th>
              {communities.map((community) => (
                <td key={community.id} className="py-3 pr-4">
                  {cell(community)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
