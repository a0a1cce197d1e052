import { ChevronDown, DoorOpen, Plus } from "lucide-react";
import { useId, useState } from "react";
import type { MatchReason } from "#contract/projects/recommendation.ts";
import { capitaliseReason } from "#web/components/subreddits/match-reasons.tsx";
import { RiskBadge } from "#web/components/subreddits/risk-badge.tsx";
import { classNames } from "#web/lib/class-names.ts";
import type { FoundSubreddit } from "#web/features/new-project/wizard/project-draft.ts";
import { VerdictShape } from "#web/components/ui/verdict-badge.tsx";

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
          <li key={text}>{capitaliseReason(text)}</li>
        ))}
      </ul>
    </div>
  );
}

const WORDS = { fits: "Fits: ", allowed: "Allowed: ", mind: "Watch for: " };

/** What fits and what is allowed is plain; what to watch for has the shape and colour of a warning. */
function ReasonChip({ reason: { kind, text } }: { reason: MatchReason }) {
  const isMind = kind === "mind";
  const Icon = kind === "allowed" ? DoorOpen : Plus;
  return (
    <span
      className={classNames(
        "inline-flex min-h-6 items-center gap-1.5 rounded-control border px-2 py-0.5 text-xs font-medium",
        isMind ? "border-transparent bg-warn-soft text-warn" : "border-line bg-surface text-soft",
      )}
    >
      {isMind ? (
        <VerdictShape verdict="warn" />
      ) : (
        <Icon size={12} aria-hidden="true" className="shrink-0" />
      )}
      <span className="sr-only">{WORDS[kind]}</span>
      {capitaliseReason(text)}
    </span>
  );
}

const MOST = 3;

/** Up to three reasons, in their order: what is allowed is always among them, and one thing to watch for. */
export function pickChips(reasons: readonly MatchReason[]): MatchReason[] {
  const of = (kind: MatchReason["kind"]) => reasons.filter((reason) => reason.kind === kind);
  const kept = [...of("allowed").slice(0, 1), ...of("mind").slice(0, 1)];
  const fitting = of("fits").slice(0, MOST - kept.length);
  const rest = of("mind").slice(1, MOST - fitting.length - kept.length + 1);
  const picked = new Set([...fitting, ...kept, ...rest]);
  return reasons.filter((reason) => picked.has(reason));
}

/** Whether the line on a match is more than its reasons in a row, which stand beside it anyway. */
export function saysMore(why: string, reasons: readonly MatchReason[]): boolean {
  const rest = reasons.reduce(
    (text, reason) => text.replace(reason.text.toLowerCase(), ""),
    why.toLowerCase(),
  );
  return /\p{L}/u.test(rest.replace("watch for:", ""));
}
