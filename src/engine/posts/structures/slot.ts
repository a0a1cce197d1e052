import type { Category } from "#engine/subreddits/categories.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import type { Voice } from "../voice/voice.ts";

/** A place in a post for one sentence or two, and the ways to fill it. */
export type Slot = {
  options: string[];
  /** Briefer ones, for when siblings have said all that. */
  spare: string[];
  need: Need;
};

/** What a post can't be without, what it is better with, and what can go first. */
export type Need = "must" | "should" | "may";

export type Plan = { titles: string[]; paragraphs: Slot[][] };

/** One way to build a post: what comes first and what follows from it. */
export type Structure = {
  id: string;
  types: PostType[];
  /** Communities whose readers like it told this way. */
  suits: Category[];
  /** What a hand-written profile says where this works. */
  worksWhere: RegExp;
  build: (voice: Voice) => Plan;
};

export const must = (options: string[], spare: string[] = []): Slot => ({
  options,
  spare,
  need: "must",
});
export const should = (options: string[]): Slot => ({ options, spare: [], need: "should" });
export const may = (options: string[]): Slot => ({ options, spare: [], need: "may" });
