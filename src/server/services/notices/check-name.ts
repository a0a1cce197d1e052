import { CHECK_STAGES, type CheckStage } from "#engine/outcomes/removal-check.ts";

/** What a reminder is about: this look at this post. */
export function nameCheck(postId: string, stage: CheckStage): string {
  return `${postId} ${stage}`;
}

export function readCheckName(name: string): { postId: string; stage: CheckStage | undefined } {
  const [postId = "", text] = name.split(" ");
  return { postId, stage: CHECK_STAGES.find((stage) => stage === text) };
}
