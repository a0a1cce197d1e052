import { replay } from "virtual:landing-facts";
import { RISK_LOOK } from "#web/components/ui/risk-look.ts";
import { VerdictShape } from "#web/components/ui/verdict-badge.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { atStep } from "./at-step.ts";

const WIDTH = 320;
const HEIGHT = 48;

/** The estimate at each moment, one over the other, and the line it draws on its way down. */
export function ReplayRisk() {
  const { moments } = replay;
  return (
    <div aria-hidden="true" className="border-b border-line p-5">
      <Ridge scores={moments.map(({ score }) => score)} />
      <div className="mt-3 grid">
        {moments.map(({ level, score }, moment) => (
          <p
            key={score}
            style={atStep(moment)}
            className={classNames(
              "replay-moment col-start-1 row-start-1 flex items-center gap-2.5",
              moment === 0 && "replay-first",
              moment === moments.length - 1 && "replay-last",
            )}
          >
            <span
              className={classNames(
                "grid size-7 shrink-0 place-items-center rounded-control",
                RISK_LOOK[level].colour,
              )}
            >
              <VerdictShape verdict={RISK_LOOK[level].shape} />
            </span>
            <span className="font-serif text-lg font-medium">Ban risk: {level}</span>
            <span className="ml-auto font-mono text-sm text-muted">
              <span className="text-lg text-ink">{score}</span>/100
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

function Ridge({ scores }: { scores: readonly number[] }) {
  const width = WIDTH / scores.length;
  return (
    <div className="grid h-12 grid-flow-col">
      {scores.map((score, moment) => {
        const before = scores[moment - 1] ?? score;
        return (
          <svg
            key={score}
            viewBox={`0 0 ${width} ${HEIGHT}`}
            preserveAspectRatio="none"
            data-level={replay.moments[moment]?.level}
            style={atStep(moment)}
            className="replay-ridge size-full overflow-visible"
          >
            <path
              d={`M0 ${heightOf(before)}L${width * 0.4} ${heightOf(score)}H${width}V${HEIGHT}H0Z`}
            />
            <path
              d={`M0 ${heightOf(before)}L${width * 0.4} ${heightOf(score)}H${width}`}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        );
      })}
    </div>
  );
}

function heightOf(score: number): number {
  return HEIGHT - 4 - (score / 100) * (HEIGHT - 8);
}
