import type { AnswerId } from "#engine/interview/interview.ts";

/** A post in words, before anything that its community demands around them. */
export type WrittenPost = {
  /** Each another idea, the best first. */
  titles: string[];
  /** All of them with other ways to say the same, the best first, for where a community does not take the first. */
  ranked: string[];
  content: string;
  /** The answers it rests on, in their order. */
  rests: AnswerId[];
};
