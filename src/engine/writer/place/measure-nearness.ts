import { ANSWER_IDS, type Interview } from "#engine/interview/interview.ts";
import {
  DIMENSIONS,
  encodeText,
  type MatcherModel,
  sumProducts,
} from "#engine/matching/matcher-model.ts";
import type { Nearness } from "#engine/posts/post-brief.ts";
import { PEER_TEXTS } from "./peer-texts.ts";

/** Reads every answer once; communities are then asked one after the other. */
export function measureNearness(
  model: MatcherModel,
  { answers, kind }: Pick<Interview, "answers" | "kind">,
): (row: number | null) => Nearness | null {
  const told = ANSWER_IDS.flatMap((id) => {
    const vector = encodeText(model, answers[id] ?? "");
    return vector === null ? [] : [{ id, vector }];
  });
  const whole = encodeText(model, Object.values(answers).join(" "));
  const makers = encodeText(model, PEER_TEXTS[kind].makers);
  const users = encodeText(model, PEER_TEXTS[kind].users);
  return (row) => {
    if (row === null || whole === null) return null;
    const start = row * DIMENSIONS;
    const community = model.subreddits.subarray(start, start + DIMENSIONS);
    const length = model.norms[row] || 1;
    const nearOf = (vector: Float64Array) => sumProducts(community, vector) / length;
    const near = told.map(({ id, vector }) => [id, nearOf(vector)] as const);
    const peers = makers && users ? nearOf(makers) - nearOf(users) : 0;
    return {
      answers: Object.fromEntries(near),
      whole: nearOf(whole),
      peers,
    };
  };
}
