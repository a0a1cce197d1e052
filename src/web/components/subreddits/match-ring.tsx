const RADIUS = 17;
const AROUND = 2 * Math.PI * RADIUS;

/** How well a community matches: a ring that closes at 100%. */
export function MatchRing({ relevanceScore }: { relevanceScore: number }) {
  const percent = Math.round(relevanceScore * 100);
  return (
    <span className="relative grid size-10 shrink-0 place-items-center">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="20" cy="20" r={RADIUS} fill="none" strokeWidth="3" className="stroke-line" />
        <circle
          cx="20"
          cy="20"
          r={RADIUS}
          fill="none"
          strokeWidth="3"
          strokeDasharray={`${(AROUND * percent) / 100} ${AROUND}`}
          className="stroke-ink"
        />
      </svg>
      <span className="font-mono text-xs">
        {percent}%<span className="sr-only"> match</span>
      </span>
    </span>
  );
}
