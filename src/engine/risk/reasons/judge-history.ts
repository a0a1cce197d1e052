import type { RiskReason } from "../ban-risk.ts";
import type { Situation } from "#engine/checks/situation.ts";
import { judgeLikeness } from "./judge-likeness.ts";
import { judgeSameCommunity } from "./judge-same-community.ts";
import { judgeShare } from "./judge-share.ts";
import { judgeVolume } from "./judge-volume.ts";

/** The draft beside what else the user wrote, as far as Foothold knows them. */
export function judgeHistory(input: Situation): RiskReason[] {
  const posts = input.posts.filter(({ id }) => id !== input.postId);
  if (posts.length === 0 && !input.comments?.length) return [];
  const situation = { ...input, posts };
  return [
    ...judgeSameCommunity(situation),
    ...judgeLikeness(situation),
    ...judgeShare(situation),
    ...judgeVolume(situation),
  ];
}
