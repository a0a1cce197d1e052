import type { AnswerId } from "#engine/interview/interview.ts";

/** A post in words, before anything that its community demands around them. */
export type WrittenPost = {
  /** Each another idea, the best first. */
  titles: string[];
  /** Other ways to say the same, for where a community does not take the first. */
  spare: string[];
  content: string;
  /** The answers it rests on, in their order. */
  rests: AnswerId[];
  /** The pictures to take, where pictures are what is posted. */
  pictures: string[];
};
