import { type MemberFigure, wordMembers } from "#engine/subreddits/word-members.ts";
import type { SubredditDetail } from "#contract/subreddit.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { PremiumCard } from "#web/components/premium/premium-card.tsx";
import type { BrowserNavigation } from "#web/features/subreddits/use-browser-address.ts";
import { listLocalDays } from "#web/features/subreddits/local-activity.ts";
import { DAYS_NOTE } from "#engine/timing/describe-timing.ts";
import { ActivityByHour, PostingGuidelines } from "./posting-guidelines.tsx";
import { BasicInfo, FactSource } from "./basic-info.tsx";
import { RuleList } from "./rule-list.tsx";
import { RuleHints } from "./rule-hints.tsx";
import { SeenThere } from "./seen-there.tsx";
import { Link } from "react-router";
import { Section } from "./section.tsx";
import { PolicyMark, Provenance } from "#web/components/subreddits/policy-mark.tsx";
import { describeTiming, TOO_FEW_TO_TELL } from "#engine/timing/describe-timing.ts";
import { nameZone } from "#engine/clock/format-local.ts";
import { BarChart } from "#web/components/subreddits/bar-chart.tsx";
import { ProvenanceMark } from "#web/components/subreddits/provenance-mark.tsx";
import { RESULT_CHART_NOTE, toResultBars } from "#web/components/subreddits/result-bars.ts";
import { formatUtcHour } from "#web/lib/format-time.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useUtcOffset } from "#web/lib/hooks/use-utc-offset.ts";
import { formatCount, formatFactDate } from "#engine/text/format.ts";
import { ShortMemberCount } from "#web/components/subreddits/member-count.tsx";

type DetailBodyProps = {
  subreddit: SubredditDetail;
  detailLink: BrowserNavigation["detailLink"];
};

/** What to do there on the left, what is known about it on the right. */
export function DetailBody({ subreddit, detailLink }: DetailBodyProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:gap-12">
      <div className="flex min-w-0 flex-col gap-8">
        {subreddit.description && <p className="max-w-prose text-md">{subreddit.description}</p>}
        <WhatIsAllowed subreddit={subreddit} />
        <PostingGuidelines subreddit={subreddit} />
        <ActivityByHour subreddit={subreddit} />
        <ActivityByDay subreddit={subreddit} />
        {subreddit.statistics === null ? (
          <PremiumCard feature={FEATURE_NAMES.detailedStatistics} />
        ) : (
          <OutcomeByHour subreddit={subreddit} />
        )}
        <RuleHints subredditId={subreddit.id} />
        <RuleList subreddit={subreddit} />
        <NoteList notes={subreddit.notes} />
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <BasicInfo subreddit={subreddit} />
        <MemberHistory subreddit={subreddit} />
        <RelatedCommunities related={subreddit.related} detailLink={detailLink} />
        <SeenThere subreddit={subreddit} />
        <FactSource key={subreddit.id} subreddit={subreddit} />
      </div>
    </div>
  );
}

type RelatedCommunitiesProps = {
  related: SubredditDetail["related"];
  detailLink: BrowserNavigation["detailLink"];
};

function RelatedCommunities({ related, detailLink }: RelatedCommunitiesProps) {
  if (related.length === 0) return null;
  return (
    <Section title="Related communities">
      <ul className="divide-y divide-line border-y border-line">
        {related.map(({ id, fullName, ...figure }) => (
          <li key={id}>
            <Link
              {...detailLink(id)}
              className="flex min-h-10 items-center justify-between gap-4 py-1.5 hover:bg-hover"
            >
              <span className="min-w-0 font-mono text-sm break-all text-accent">{fullName}</span>
              <span className="text-sm whitespace-nowrap text-muted">
                <ShortMemberCount of={figure} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What one may do there and what every post needs, each with its source; never a promise. */
function WhatIsAllowed({ subreddit }: { subreddit: SubredditDetail }) {
  const { policy, requirements } = subreddit;
  return (
    <Section title="What is allowed">
      <PolicyMark allowed={subreddit} className="text-base" />
      {policy.detail && (
        <p className="mt-1 max-w-prose pl-7 text-base text-soft">{wordDetail(policy.detail)}</p>
      )}
      {requirements.length > 0 && (
        <>
          <h4 className="mt-4 font-sans text-base font-medium tracking-normal">Every post needs</h4>
          <RequirementList requirements={requirements} saidAbove={policy.sourceWords} />
        </>
      )}
      <p className="mt-3 text-sm text-muted">Moderators have the last word.</p>
    </Section>
  );
}

type RequirementListProps = {
  requirements: SubredditDetail["requirements"];
  /** The source that is named right above the list. */
  saidAbove: string;
};

/** A source is named where it changes: twenty times 'our note' says no more than once. */
export function RequirementList({ requirements, saidAbove }: RequirementListProps) {
  return (
    <ul className="mt-1.5 flex flex-col gap-1.5 text-base">
      {requirements.map(({ text, sourceWords }, index) => (
        <li key={text} className="max-w-prose border-l-2 border-line pl-3">
          {text}
          {sourceWords !== (requirements[index - 1]?.sourceWords ?? saidAbove) && (
            <>
              {" "}
              <Provenance words={sourceWords} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Notes are jotted down; on the page each begins like a sentence. */
function wordDetail(detail: string): string {
  return `${detail.charAt(0).toUpperCase()}${detail.slice(1)}${/[.!?]$/.test(detail) ? "" : "."}`;
}

type NoteKind = SubredditDetail["notes"][number]["kind"];

const KINDS: { kind: NoteKind; title: string }[] = [
  { kind: "works", title: "What works" },
  { kind: "removed", title: "What gets removed" },
  { kind: "promotion", title: "Where promotion belongs" },
  { kind: "differs", title: "Where our notes and the rules differ" },
];

function NoteList({ notes }: { notes: SubredditDetail["notes"] }) {
  if (notes.length === 0) return null;
  return (
    <Section title="Notes">
      <dl className="flex flex-col gap-4 text-base">
        {KINDS.map(({ kind, title }) => {
          const texts = notes.filter((note) => note.kind === kind);
          if (texts.length === 0) return null;
          return (
            <div key={kind}>
              <dt className="font-medium">{title}</dt>
              {texts.map(({ text }) => (
                <dd key={text} className="mt-0.5 max-w-prose text-soft">
                  {text}
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
    </Section>
  );
}

function OutcomeByHour({ subreddit }: { subreddit: SubredditDetail }) {
  const { timezone } = useUser();
  const offset = useUtcOffset();
  const { activityBasis: basis, timing } = subreddit;
  const outcome = subreddit.statistics?.outcomeByHour;
  if (!outcome || outcome.length === 0) return null;
  const posts = outcome.reduce((sum, hour) => sum + hour.posts, 0);
  return (
    <Section
      title="How posts did"
      basis={
        basis && (
          <ProvenanceMark basis={{ ...basis, posts }}>
            <p>{RESULT_CHART_NOTE}</p>
          </ProvenanceMark>
        )
      }
    >
      <p className="text-base">{describeTiming(timing, (hour) => formatUtcHour(hour, offset))}</p>
      <BarChart
        label={`Share of posts with 10 points or more by hour, ${nameZone(timezone)}`}
        nameEvery={6}
        bars={toResultBars(outcome, timing, offset)}
      />
    </Section>
  );
}

/** More dates than this would run into each other on a phone. */
const MOST_NAMED = 5;

function MemberHistory({ subreddit }: { subreddit: SubredditDetail }) {
  const counts = collectCounts(subreddit);
  const first = counts.at(0);
  const last = counts.at(-1);
  if (!first || !last || counts.length < 2) return null;
  return (
    <Section
      title="Member history"
      basis={`${formatFactDate(first.asOf)} to ${formatFactDate(last.asOf)}`}
    >
      <BarChart
        label="Members over time"
        heightClass="h-20"
        nameEvery={counts.length > MOST_NAMED ? counts.length : 1}
        bars={counts.map(({ asOf, ...figure }) => ({
          name: asOf,
          value: figure.members,
          text: wordMembers(figure),
          isBest: asOf === last.asOf,
        }))}
      />
    </Section>
  );
}

/** The latest count belongs to the history, whether or not the history names it. */
/** Only the newest can be an estimate. */
function collectCounts({
  membersHistory,
  membersAsOf,
  members,
  membersEstimated,
}: SubredditDetail) {
  const counts = new Map<string, MemberFigure>(
    membersHistory.map((entry) => [
      entry.asOf,
      { members: entry.members, membersEstimated: false },
    ]),
  );
  counts.set(membersAsOf, { members, membersEstimated });
  return Array.from(counts, ([asOf, figure]) => ({ asOf, ...figure })).toSorted((a, b) =>
    a.asOf.localeCompare(b.asOf),
  );
}

function ActivityByDay({ subreddit }: { subreddit: SubredditDetail }) {
  const { timezone } = useUser();
  const offset = useUtcOffset();
  const basis = subreddit.activityByDayBasis;
  if (!basis) return null;
  const counts = listLocalDays(subreddit, offset);
  const most = Math.max(...counts.map(({ posts }) => posts));
  return (
    <Section
      title="Activity by day"
      basis={
        <ProvenanceMark basis={basis}>
          <p>100% is the fullest day. {offset !== 0 && DAYS_NOTE}</p>
        </ProvenanceMark>
      }
    >
      <p className="text-sm text-soft">
        {basis.isRough ? `${TOO_FEW_TO_TELL} which days are busy. ` : ""}
        {nameZone(timezone)}
      </p>
      <BarChart
        label={`Activity by day, ${nameZone(timezone)}`}
        heightClass="h-20"
        bars={counts.map(({ name, posts, isBusiest }) => ({
          name: name.slice(0, 3),
          value: posts,
          text: `${Math.round((posts / most) * 100)}% activity, ${formatCount(posts)} posts`,
          isBest: isBusiest,
        }))}
      />
    </Section>
  );
}
