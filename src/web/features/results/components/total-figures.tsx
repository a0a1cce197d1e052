import type { Figure, Measure, Metric } from "#engine/results/measured-post.ts";
import { isTelling } from "#engine/results/enough-posts.ts";
import { wordBounds, wordSample, wordValue } from "#engine/results/word-results.ts";
import { NOTHING_YET } from "../metric-words.ts";

/** The three figures of all posts, each with what stands behind it. */
export function TotalFigures({ total }: { total: Measure }) {
  const { live, removed } = total;
  const unknown = total.posts - live - removed;
  return (
    <dl className="grid gap-x-8 gap-y-5 border-y border-line py-5 sm:grid-cols-3">
      <Total
        label="Still up"
        figure={total.survival}
        metric="survival"
        extra={`${live} of ${live + removed} that you looked at${unknown > 0 ? `, ${unknown} not looked at` : ""}`}
      />
      <Total label="Median upvotes" figure={total.upvotes} metric="upvotes" />
      <Total label="Median comments" figure={total.comments} metric="comments" />
    </dl>
  );
}

type TotalProps = { label: string; figure: Figure | null; metric: Metric; extra?: string };

function Total({ label, figure, metric, extra }: TotalProps) {
  return (
    <div>
      <dt className="text-base text-muted">{label}</dt>
      <dd className="mt-0.5 font-serif text-xl font-medium tabular-nums">
        {figure ? wordValue(figure.value, metric) : "–"}
      </dd>
      <dd className="mt-0.5 text-sm text-soft">{describe(figure, metric, extra)}</dd>
    </div>
  );
}

/** "19 posts. In the long run between 40 and 112 (95 %)." */
function describe(figure: Figure | null, metric: Metric, extra?: string): string {
  if (!figure) return NOTHING_YET[metric];
  if (!isTelling(figure)) return `${wordSample(figure)}.`;
  return `${extra ?? wordSample(figure)}. In the long run ${wordBounds(figure, metric)} (95\u00A0%).`;
}
