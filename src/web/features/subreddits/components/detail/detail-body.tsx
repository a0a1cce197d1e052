import type { SubredditDetail } from "#contract/subreddit.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { PremiumCard } from "#web/components/premium/premium-card.tsx";
import type { BrowserNavigation } from "../../use-browser-address.ts";
import { ActivityByDay } from "./activity-by-day.tsx";
import { ActivityByHour } from "./activity-by-hour.tsx";
import { BasicInfo } from "./basic-info.tsx";
import { FactSource } from "./fact-source.tsx";
import { MemberHistory } from "./member-history.tsx";
import { NoteList } from "./note-list.tsx";
import { OutcomeByHour } from "./outcome-by-hour.tsx";
import { PostingGuidelines } from "./posting-guidelines.tsx";
import { RelatedCommunities } from "./related-communities.tsx";
import { RuleList } from "./rule-list.tsx";
import { SeenThere } from "./seen-there.tsx";
import { WhatIsAllowed } from "./what-is-allowed.tsx";

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
