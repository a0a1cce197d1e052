import type { Subreddit } from "#contract/subreddit.ts";
import type { Stance } from "#engine/policy/stances.ts";
import { classNames } from "#web/lib/class-names.ts";

/** What a mark needs to know; every face of a community has it. */
export type Allowed = Pick<Subreddit, "riskLevel" | "policy">;

const SHAPES = {
  allowed: "M2.5 7.5 5.7 10.5 11.5 3.5",
  condition: "M7 1.2 12.8 7 7 12.8 1.2 7ZM7 4.4v3M7 9.4v.1",
  comments: "M2 2.5h10v7H6.5L4 12V9.5H2Z",
  closed: "M3 3l8 8M11 3l-8 8",
  notKnown: "M3 7h8",
};

/** The shape says what one may do; the colour is that of the risk level, so that both agree. */
function findShape({ riskLevel, policy: { stance } }: Allowed): string {
  if (stance === "welcome") return riskLevel === "SAFE" ? SHAPES.allowed : SHAPES.condition;
  return BY_STANCE[stance];
}

const BY_STANCE: Record<Exclude<Stance, "welcome">, string> = {
  flair: SHAPES.condition,
  weekday: SHAPES.condition,
  thread: SHAPES.condition,
  share: SHAPES.condition,
  value: SHAPES.condition,
  ask: SHAPES.condition,
  closed: SHAPES.comments,
  "no-place": SHAPES.closed,
  unknown: SHAPES.notKnown,
};

const COLOURS: Record<Subreddit["riskLevel"], string> = {
  SAFE: "border-transparent bg-pass-soft text-pass",
  MODERATE: "border-transparent bg-warn-soft text-warn",
  RISKY: "border-transparent bg-fail-soft text-fail",
};
const GREY = "border-dashed border-unchecked text-unchecked";

type PolicyMarkProps = {
  allowed: Allowed;
  /** Left out in lists, where it would be said again and again, and where the same is said nearby. */
  hasSource?: boolean;
  className?: string;
};

/** What a community allows: a mark, the words, and in small where they come from. */
export function PolicyMark({ allowed, hasSource = true, className }: PolicyMarkProps) {
  const { riskLevel, policy } = allowed;
  return (
    <span className={classNames("flex items-start gap-2 text-sm", className)}>
      <span
        className={classNames(
          "grid size-5 shrink-0 place-items-center rounded-mark border",
          policy.stance === "unknown" ? GREY : COLOURS[riskLevel],
        )}
      >
        <svg
          viewBox="0 0 14 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className="size-3"
        >
          <path d={findShape(allowed)} />
        </svg>
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">What it allows: </span>
        <span className="font-medium text-ink">{policy.words}</span>
        {hasSource && policy.stance !== "unknown" && (
          <span className="ml-1">
            {" "}
            <Provenance words={policy.sourceWords} />
          </span>
        )}
      </span>
    </span>
  );
}

/** Where something comes from and of when it is: 'our note, Nov 2026'. */
export function Provenance({ words }: { words: string }) {
  return (
    <span className="font-mono text-xs text-muted">
      {words.replace(/\b(\p{Lu}\p{L}{2})\p{L}+(?= \d{4}\b)/u, "$1")}
    </span>
  );
}
