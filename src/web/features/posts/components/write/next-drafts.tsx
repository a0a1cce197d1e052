import { Check } from "lucide-react";
import type { WritingOutlook } from "#contract/writing.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { PLANS } from "#engine/billing/plans.ts";
import { formatCount } from "#engine/text/format.ts";
import { PremiumCard } from "#web/components/premium/premium-card.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { POST_TYPE_NAMES } from "#web/features/posts/writing/post-choice.ts";

type NextDraft = WritingOutlook["nextDrafts"][number];

type NextDraftsProps = { drafts: readonly NextDraft[]; isAwaited: boolean };

/** What a plan would open: the founder's own next drafts, as far as the server tells, and the rest in words. */
export function NextDrafts({ drafts, isAwaited }: NextDraftsProps) {
  return (
    <div className="mt-5 border-t border-line pt-5">
      {isAwaited && (
        <SkeletonGroup label="Loading: your next drafts" className="mb-5">
          <Skeleton className="h-60" />
        </SkeletonGroup>
      )}
      {drafts.length > 0 && (
        <ul aria-label="Your next drafts" className="mb-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {drafts.map((draft) => (
            <li key={draft.fullName} className="min-w-0">
              <DraftBehindVeil draft={draft} />
            </li>
          ))}
        </ul>
      )}
      <ul aria-label="With a plan" className="flex flex-wrap gap-x-8 gap-y-2 text-sm text-soft">
        {INCLUDED.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-pass" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Below the founder's own posts. */
export function NextDraftsCard({ drafts }: Pick<NextDraftsProps, "drafts">) {
  const named = { title: "Your next drafts", text: "One for each community." };
  return (
    <div className="mt-4">
      <PremiumCard feature={FEATURE_NAMES.contentRoadmap} {...(drafts.length > 0 && named)}>
        <NextDrafts drafts={drafts} isAwaited={false} />
      </PremiumCard>
    </div>
  );
}

function DraftBehindVeil({
  draft: { fullName, postType, title, words, veil },
}: {
  draft: NextDraft;
}) {
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
      <p className="flex justify-between gap-3 text-xs text-muted">
        <span className="truncate font-mono text-soft">{fullName}</span>
        <span className="shrink-0">{POST_TYPE_NAMES[postType]}</span>
      </p>
      <h3 className="mt-2 font-serif text-md wrap-anywhere">{title}</h3>
      {/* Letters that say nothing: the draft itself stays on the server. */}
      <div
        aria-hidden="true"
        inert
        className="mt-2 max-h-28 overflow-hidden text-sm whitespace-pre-line text-soft blur-[5px] select-none"
      >
        {veil}
      </div>
      <p className="mt-auto pt-3 text-xs text-muted">
        {formatCount(words)} words, ready to check and edit
      </p>
    </article>
  );
}

const { limits } = PLANS.PREMIUM_MONTHLY;

const INCLUDED = [
  `${limits.aiPostsPerMonth} drafts a month, or as many as you like for life`,
  "A day and an hour planned for each post",
  "Detailed figures on every community",
];
