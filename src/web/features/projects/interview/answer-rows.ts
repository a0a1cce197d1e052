import type { GeneratedPost } from "#contract/post.ts";
import { findCarried } from "#engine/interview/find-carried.ts";
import {
  ANSWER_NAMES,
  type AnswerId,
  type Answers,
  type Step,
} from "#engine/interview/interview.ts";

export type AnswerRow = {
  id: AnswerId;
  name: string;
  isAnswered: boolean;
  /** The posts that it carries, the newest first. */
  posts: GeneratedPost[];
  /** The communities that wait for it. */
  waiting: readonly string[];
};

/** What the answers do: what is waited for first, then what carries most; the rest as it is asked. */
export function listAnswerRows(
  steps: readonly Step[],
  answers: Answers,
  posts: readonly GeneratedPost[],
  waiting: ReadonlyMap<AnswerId, readonly string[]>,
): AnswerRow[] {
  const newest = posts.toSorted((a, b) => timeOf(b).localeCompare(timeOf(a)));
  const carried = new Map(newest.map((post) => [post.id, new Set(findCarried(answers, post))]));
  const rows = steps.flat().map(({ id }) => ({
    id,
    name: ANSWER_NAMES[id],
    isAnswered: Boolean(answers[id]?.trim()),
    posts: newest.filter((post) => carried.get(post.id)?.has(id)),
    waiting: waiting.get(id) ?? [],
  }));
  return rows.toSorted(
    (a, b) => b.waiting.length - a.waiting.length || b.posts.length - a.posts.length,
  );
}

function timeOf({ postedAt, scheduledFor, createdAt }: GeneratedPost): string {
  return postedAt ?? scheduledFor ?? createdAt;
}
