import type { BanRiskLevel } from "#engine/risk/ban-risk.ts";
import { drawRidge, RIDGE_LENGTH } from "./draw-ridge.ts";
import { useEffect, useRef, useState } from "react";
import type { Draft } from "#engine/drafts/draft.ts";

const WIDTH = 400;
const HEIGHT = 48;

type RiskRidgeProps = { scores: readonly number[]; level: BanRiskLevel };

/** How the estimate moved while one typed. What it shows is said in words below it. */
export function RiskRidge({ scores, level }: RiskRidgeProps) {
  const { line, ground, end } = drawRidge(scores, WIDTH, HEIGHT);
  return (
    <div aria-hidden="true" data-level={level} className="risk-ridge relative h-12 pr-1">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="size-full overflow-visible"
      >
        <path d={ground} className="risk-ridge-ground" />
        <path d={line} className="risk-ridge-line" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="risk-ridge-end" style={{ top: `${(end / HEIGHT) * 100}%` }} />
    </div>
  );
}

/** The scores of the last drafts, one for each that was assessed. */
export function useScoreTrail(score: number, draft: Draft): readonly number[] {
  const [trail, setTrail] = useState<readonly number[]>([score]);
  const latest = useRef({ score, draft });
  useEffect(() => {
    const before = latest.current;
    if (before.score === score && before.draft === draft) return;
    latest.current = { score, draft };
    setTrail((scores) => [...scores, score].slice(-RIDGE_LENGTH));
  }, [score, draft]);
  return trail;
}
