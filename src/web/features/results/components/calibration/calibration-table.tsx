import type { ProjectResults } from "#contract/results.ts";
import { wordBounds, wordPosts, wordShare } from "#engine/results/word-results.ts";

type CalibrationTableProps = { bins: ProjectResults["calibration"]["bins"] };

/** The figures of the plot, to be read instead of looked at. */
export function CalibrationTable({ bins }: CalibrationTableProps) {
  return (
    <details className="mt-2 text-sm">
      <summary className="w-fit cursor-pointer rounded-mark py-1 text-muted hover:text-ink">
        Show as table
      </summary>
      <table className="mt-2 w-full border-collapse text-left">
        <caption className="sr-only">Predicted risk and share removed</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 pr-4 font-normal">
              Predicted
            </th>
            <th scope="col" className="py-1 font-normal">
              Removed
            </th>
          </tr>
        </thead>
        <tbody>
          {bins.map(({ from, to, predicted, removed }) => (
            <tr key={from} className="border-t border-line">
              <th scope="row" className="py-1 pr-4 font-mono font-normal whitespace-nowrap">
                {from}–{to === 100 ? to : to - 1} %
                <span className="block font-sans text-muted">mean {Math.round(predicted)} %</span>
              </th>
              <td className="py-1 text-soft">
                {wordShare(removed.value)} of {wordPosts(removed.posts)},{" "}
                {wordBounds(removed, "survival")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
