import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

export const UNSEEN_EXAMPLES: Record<string, RowExamples> = {
  again: { has: ["reposts", "duplicates"], lacks: ["posts", "reposts with credit"] },
  asked: { has: ["repeated questions", "overdone topics"], lacks: ["questions", "topics"] },
  children: { has: ["pictures of children", "photos of minors"], lacks: ["children", "pictures"] },
  theft: { has: ["plagiarism", "stolen content"], lacks: ["stolen bikes", "content"] },
};
