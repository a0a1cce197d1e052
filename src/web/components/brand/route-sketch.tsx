/** A route that nobody has climbed yet: one hold within reach, the others waiting. */
export function RouteSketch({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 112" fill="none" aria-hidden="true" className={className}>
      <path
        d="M0 108c34-2 46-22 74-26s40 10 66-8 34-44 62-46 34 16 56 6 34-26 62-30"
        stroke="currentColor"
        className="text-line"
      />
      <path
        d="M0 111c40-1 54-14 82-17s46 8 70-6 36-34 60-35 36 14 56 6 30-18 52-21"
        stroke="currentColor"
        className="text-line"
      />
      <path
        d="M24 92 92 66l62-4 50-38 66 2"
        stroke="currentColor"
        strokeDasharray="3 5"
        strokeLinecap="round"
        className="text-edge"
      />
      <g className="fill-paper stroke-edge">
        <path d="M100 62c3 5 0 11-6 12s-12-3-11-9 5-9 9-9 6 2 8 6Z" />
        <path d="M161 57c4 4 3 11-3 13s-12-1-12-7 3-9 7-10 6 1 8 4Z" />
        <path d="M212 20c3 5 1 11-5 13s-12-2-12-8 4-10 9-10 6 2 8 5Z" />
        <path d="M277 21c4 4 2 12-4 13s-12-2-11-8 4-9 8-9 5 1 7 4Z" />
      </g>
      <path d="M34 87c4 6 1 14-7 16s-15-3-14-11 6-12 11-12 8 3 10 7Z" className="fill-accent" />
      <circle cx="24" cy="92" r="3" className="fill-surface" />
    </svg>
  );
}
