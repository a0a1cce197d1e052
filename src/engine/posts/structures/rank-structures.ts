import { hashText } from "#engine/text/hash-text.ts";
import type { PostBrief } from "../post-brief.ts";
import type { Structure } from "./slot.ts";

/** Those that suit the community and what the founder can tell come first; the seed mixes the rest. */
export function rankStructures(
  structures: Structure[],
  { community, founder, tone }: PostBrief,
  seed: number,
): Structure[] {
  const works = community.notes?.works ?? "";
  const score = ({ id, suits, worksWhere }: Structure) =>
    (suits.some((category) => category === community.category) ? 1 : 0) +
    (worksWhere.test(works) ? 1.5 : 0) +
    (founder.oneNumber && /figure|status/.test(id) ? 0.8 : 0) +
    (founder.whyBuilt && /^problem|^story-and/.test(id) ? 2 : 0) +
    (founder.firstUser && /first-user/.test(id) ? 0.8 : 0) +
    (founder.wentWrong && /mistake-told|in-my-place/.test(id) ? 2.5 : 0) +
    (tone === "technical" && /limits|walk|options/.test(id) ? 1.5 : 0) +
    (2 * hashText(`${id} ${community.name} ${seed}`)) / 2 ** 32;
  const scores = new Map(structures.map((structure) => [structure, score(structure)]));
  return structures.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}
