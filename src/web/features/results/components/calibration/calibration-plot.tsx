import "#web/components/subreddits/charts.css";
import type { ProjectResults } from "#contract/results.ts";
import { isTelling } from "#engine/results/measured-post.ts";

type CalibrationPlotProps = { bins: ProjectResults["calibration"]["bins"] };

const SIZE = { width: 360, height: 240 };
const FIELD = { left: 44, right: 344, top: 12, bottom: 196 };
const STEPS = [0, 25, 50, 75, 100];

/** On the dashed line lie posts that were removed just as often as predicted. A table says the same. */
export function CalibrationPlot({ bins }: CalibrationPlotProps) {
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      aria-hidden="true"
      className="w-full max-w-lg font-mono text-[13px] sm:text-[9px]"
    >
      <Grid />
      {bins.map(({ from, predicted, removed }) => {
        const [x, y] = [placeX(predicted), placeY(removed.value * 100)];
        return (
          <g key={from} className="stroke-(--chart)" strokeWidth={2}>
            <line
              x1={x}
              x2={x}
              y1={placeY((removed.low ?? 0) * 100)}
              y2={placeY((removed.high ?? 1) * 100)}
              strokeLinecap="round"
              opacity={0.55}
            />
            <circle
              cx={x}
              cy={y}
              r={5}
              className={isTelling(removed) ? "fill-(--chart)" : "fill-surface"}
            />
            <text x={x + 9} y={y - 6} stroke="none" className="fill-soft">
              n={removed.posts}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Grid() {
  const { left, right, top, bottom } = FIELD;
  return (
    <g>
      {STEPS.map((step) => (
        <g key={step}>
          <line
            x1={left}
            x2={right}
            y1={placeY(step)}
            y2={placeY(step)}
            className={step === 0 ? "stroke-edge" : "stroke-line"}
          />
          <text x={left - 8} y={placeY(step) + 4} textAnchor="end" className="fill-muted">
            {step}
          </text>
          <text x={placeX(step)} y={bottom + 16} textAnchor="middle" className="fill-muted">
            {step}
          </text>
        </g>
      ))}
      <line
        x1={left}
        x2={right}
        y1={bottom}
        y2={top}
        strokeDasharray="4 4"
        className="stroke-muted"
      />
      <text x={right} y={bottom + 36} textAnchor="end" className="fill-muted font-sans">
        predicted risk, %
      </text>
      <text x={left + 6} y={top + 14} className="fill-muted font-sans">
        removed, %
      </text>
    </g>
  );
}

function placeX(percent: number): number {
  return FIELD.left + ((FIELD.right - FIELD.left) * percent) / 100;
}

function placeY(percent: number): number {
  return FIELD.bottom - ((FIELD.bottom - FIELD.top) * percent) / 100;
}
