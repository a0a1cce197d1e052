/** How many assessments the line remembers. */
export const RIDGE_LENGTH = 40;

const HIGHEST_SCORE = 100;

/**
 * The last assessments as a ridge from left to right, the newest at the right edge. Until there are
 * enough, the first one stands for what came before.
 */
export function drawRidge(
  scores: readonly number[],
  width: number,
  height: number,
): { line: string; ground: string; end: number } {
  const first = scores[0] ?? 0;
  const shown = scores.slice(-RIDGE_LENGTH);
  const missing = Array.from({ length: RIDGE_LENGTH - shown.length }, () => first);
  const points = [...missing, ...shown].map((score, index) => {
    const x = (index / (RIDGE_LENGTH - 1)) * width;
    return `${round(x)} ${round(heightOf(score, height))}`;
  });
  const line = `M${points.join("L")}`;
  return {
    line,
    ground: `${line}L${width} ${height}L0 ${height}Z`,
    end: heightOf(shown.at(-1) ?? first, height),
  };
}

/** A line lies on the ground at 0, and its stroke stays within the box. */
function heightOf(score: number, height: number): number {
  const share = Math.min(HIGHEST_SCORE, Math.max(0, score)) / HIGHEST_SCORE;
  return height - 2 - share * (height - 4);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
