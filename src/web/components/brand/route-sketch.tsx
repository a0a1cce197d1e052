import { HOLD_OUTLINE, HOLD_SHADE, NumberedHold } from "./logo.tsx";

const WAITING_HOLDS = [
  "translate(86 48) rotate(20 14 14) scale(.86)",
  "translate(146 44) rotate(-35 14 14) scale(.8)",
  "translate(196 10) rotate(70 14 14) scale(.9)",
  "translate(264 12) rotate(130 14 14) scale(.74)",
];

/** A route that nobody has climbed yet: one hold within reach, the others waiting. */
export function RouteSketch({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 112" fill="none" aria-hidden="true" className={className}>
      <g stroke="currentColor" className="text-line">
        <path d="M0 108c34-2 46-22 74-26s40 10 66-8 34-44 62-46 34 16 56 6 34-26 62-30" />
        <path d="M0 111c40-1 54-14 82-17s46 8 70-6 36-34 60-35 36 14 56 6 30-18 52-21" />
      </g>
      <path
        d="M28 90 98 60l60-4 50-34 66 0"
        stroke="currentColor"
        strokeDasharray="3 5"
        strokeLinecap="round"
        className="text-edge"
      />
      {WAITING_HOLDS.map((transform) => (
        <path
          key={transform}
          d={HOLD_OUTLINE}
          transform={transform}
          vectorEffect="non-scaling-stroke"
          className="fill-surface stroke-edge"
        />
      ))}
      <g transform="translate(12 74) scale(1.15)">
        <path d={HOLD_OUTLINE} className="fill-accent" />
        <path d={HOLD_SHADE} className="fill-accent-shade" />
        <circle cx="13" cy="10.6" r="2.5" className="fill-surface" />
      </g>
    </svg>
  );
}

export type RouteStep = { title: string; text: string };

/** Steps as a climber draws them: holds along a dashed line, in the order one reaches them. */
export function RouteSteps({ steps }: { steps: readonly RouteStep[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="group relative flex gap-4 pb-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-9 bottom-1 left-4 border-l border-dashed border-edge group-last:hidden"
          />
          <NumberedHold number={index + 1} />
          <div className="pt-0.5">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-0.5 max-w-prose text-base text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
