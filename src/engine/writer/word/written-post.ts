import type { AnswerId } from "#engine/interview/interview.ts";

/** A post in words, before anything that its community demands around them. */
export type WrittenPost = {
  titles: string[];
  content: string;
  /** The answers it rests on, in their order. */
  rests: AnswerId[];
  /** The pictures to take, where pictures are what is posted. */
  pictures: string[];
};
