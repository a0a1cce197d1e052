import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { MatchReason } from "#contract/project.ts";
import { RiskBadge } from "#web/components/subreddits/risk-badge.tsx";
import { classNames } from "#web/lib/class-names.ts";
import type { FoundSubreddit } from "../project-draft.ts";
import { pickChips } from "./pick-chips.ts";
import { ReasonChip } from "./reason-chip.tsx";
import { saysMore } from "./says-more.ts";

/** How well a community fits: the percentage, the reasons that count most, and all of them on demand. */
export function MatchLine({ subreddit }: { subreddit: FoundSubreddit }) {
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  const hasOwnWords = saysMore(subreddit.why, subreddit.reasons);
  return (
    <>
      {hasOwnWords && <p className="mt-3 text-base text-soft">{subreddit.why}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <span className="text-sm text-soft">
          <span className="font-mono text-md font-medium text-ink">
            {Math.round(subreddit.relevanceScore * 100)}%
          </span>{" "}
          match
        </span>
        {pickChips(subreddit.reasons).map((reason) => (
          <ReasonChip key={reason.text} reason={reason} />
        ))}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailId}
          aria-label={`Why ${subreddit.fullName}`}
          onClick={() => setOpen(!isOpen)}
          className="relative z-1 inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-control px-1 text-sm font-medium text-accent hover:text-accent-hover"
        >
          Why
          <ChevronDown
            size={14}
            className={classNames("transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </div>
      <div id={detailId} hidden={!isOpen} className="mt-4 border-t border-line pt-4 text-base">
        {isOpen && <FullWhy subreddit={subreddit} />}
      </div>
    </>
  );
}

function FullWhy({ subreddit }: { subreddit: FoundSubreddit }) {
  const of = (kind: MatchReason["kind"]) => subreddit.reasons.filter((one) => one.kind === kind);
  return (
    <div className="flex flex-col gap-4">
      {subreddit.description && <p className="text-soft">{subreddit.description}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Reasons title="What fits" texts={of("fits").map(({ text }) => text)} />
        <Reasons title="What is allowed" texts={of("allowed").map(({ text }) => text)} />
        <Reasons title="What to watch for" texts={of("mind").map(({ text }) => text)} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-soft">
        <RiskBadge level={subreddit.riskLevel} />
        <span>{subreddit.riskReasons.join(" · ")}</span>
      </div>
      <p className="text-sm text-soft">{subreddit.postingFrequency}</p>
    </div>
  );
}

function Reasons({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <h4 className="text-sm font-medium">{title}</h4>
      <ul className="mt-1 list-disc pl-4 text-soft marker:text-edge">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
