import { ANSWER_IDS, type AnswerId, type Interview } from "#engine/interview/interview.ts";
import {
  DIMENSIONS,
  encodeText,
  type MatcherModel,
  sumProducts,
} from "#engine/matching/matcher-model.ts";

/** How near what was told is to what a community talks about: cosines in the matcher's space. */
export type Nearness = {
  answers: Partial<Record<AnswerId, number>>;
  /** Of the whole interview. */
  whole: number;
};

/** Reads every answer once; communities are then asked one after the other. */
export function measureNearness(
  model: MatcherModel,
  { answers }: Interview,
): (row: number | null) => Nearness | null {
  const told = ANSWER_IDS.flatMap((id) => {
    const vector = encodeText(model, answers[id] ?? "");
    return vector === null ? [] : [{ id, vector }];
  });
  const whole = encodeText(model, Object.values(answers).join(" "));
  return (row) => {
    if (row === null || whole === null) return null;
    const start = row * DIMENSIONS;
    const community = model.subreddits.subarray(start, start + DIMENSIONS);
    const length = model.norms[row] || 1;
    const nearOf = (vector: Float64Array) => sumProducts(community, vector) / length;
    const near = told.map(({ id, vector }) => [id, nearOf(vector)] as const);
    return { answers: Object.fromEntries(near), whole: nearOf(whole) };
  };
}
