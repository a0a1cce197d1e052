export type Scores = { recall: number; ndcg: number; hit: number };

/** How well a list of ten names what is right; `right` holds lower-cased names. */
export function scoreList(list: string[], right: Set<string>): Scores {
  const hits = list.map((id) => right.has(id));
  const gains = hits.map((isHit, rank) => (isHit ? discount(rank) : 0));
  const ideal = Array.from({ length: Math.min(LIST_LENGTH, right.size) }, (_, rank) =>
    discount(rank),
  );
  return {
    recall: right.size === 0 ? 0 : hits.filter(Boolean).length / right.size,
    ndcg: right.size === 0 ? 0 : sum(gains) / sum(ideal),
    hit: hits[0] ? 1 : 0,
  };
}

export const LIST_LENGTH = 10;

function discount(rank: number): number {
  return 1 / Math.log2(rank + 2);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
