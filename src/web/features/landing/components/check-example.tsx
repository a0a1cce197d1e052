import { VerdictBadge } from "#web/components/ui/verdict-badge.tsx";
import { type ExamplePart, type Finding, landing } from "#web/content/landing.ts";

/** A draft on the left, receipts on the right: pointing at a receipt marks the words it quotes. */
export function CheckExample() {
  const { label, caption, subreddit, title, body, blanksLeft, findings } = landing.example;
  return (
    <figure className="relative isolate">
      <div className="contours-fade-around absolute -inset-x-40 -inset-y-32 -z-10 text-line max-lg:hidden" />
      <figcaption className="mb-3 flex items-baseline gap-3 text-sm text-soft">
        <span className="rounded-mark bg-ink px-1.5 py-0.5 font-mono text-xs text-paper">
          {label}
        </span>
        {caption}
      </figcaption>
      <div className="check-example grid overflow-hidden rounded-card border border-line bg-surface shadow-float md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="flex flex-col p-6 sm:p-8">
          <p className="font-mono text-sm text-muted">{subreddit}</p>
          <p className="mt-3 font-serif text-xl font-medium tracking-tight">{title}</p>
          <p className="mt-4 text-md leading-[1.75] text-soft">
            {body.map((part) => (
              <DraftPart key={typeof part === "string" ? part : JSON.stringify(part)} part={part} />
            ))}
          </p>
          <p className="mt-auto pt-6 text-sm text-accent">{blanksLeft}</p>
        </div>
        <ol className="border-line bg-sunken max-md:border-t md:border-l">
          {findings.map((finding) => (
            <FindingItem key={finding.number} finding={finding} />
          ))}
        </ol>
      </div>
    </figure>
  );
}

function DraftPart({ part }: { part: ExamplePart }) {
  if (typeof part === "string") return part;
  if ("blank" in part) {
    return (
      <span className="border-b-2 border-accent font-mono text-[0.9em] text-accent">
        {`{{${part.blank}}}`}
      </span>
    );
  }
  return (
    <>
      <mark data-finding={part.finding}>{part.words}</mark>
      <sup className="ml-0.5 font-mono text-xs text-muted">{part.finding}</sup>
    </>
  );
}

function FindingItem({ finding }: { finding: Finding }) {
  const { number, verdict, rule, reason, fix } = finding;
  return (
    <li data-receipt={number} className="border-line p-5 not-last:border-b">
      <div className="flex items-center justify-between gap-3">
        <VerdictBadge verdict={verdict} />
        <span className="font-mono text-xs text-muted">{number}</span>
      </div>
      <p className="mt-2.5 text-base text-soft">
        <span className="font-medium text-ink">{rule}:</span> {reason} {fix}
      </p>
    </li>
  );
}
