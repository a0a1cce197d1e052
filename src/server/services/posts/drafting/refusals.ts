import { wordAnswersMissing, wordMoreAnswers } from "#engine/posts/word-missing.ts";
import { joinWords } from "#engine/text/format.ts";
import type { ClosedReason } from "#engine/posts/post-brief.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { ServiceError } from "#server/service-error.ts";
import type { Refusal } from "./place-post.ts";

/** A community that got no post, and why. */
export type Refused = { subreddit: KnownSubreddit; refusal: Refusal };

export const NO_COMMUNITY = "Add a community to the project first.";

/** Says why there is no post, and what would help. */
export function refuseToWrite(refused: Refused): ServiceError {
  const { subreddit, refusal } = refused;
  const details = { subredditId: subreddit.id, ...refusal };
  return new ServiceError("CONFLICT", wordRefusal(refused), details);
}

/** The same for several communities of which none got a post; the questions are those that the nearest one asks. */
export function refuseAll(refused: Refused[]): ServiceError {
  const asks = refused.flatMap(({ subreddit, refusal }) =>
    refusal.is === "asks" ? [{ ...nameOf(subreddit), questions: refusal.questions }] : [],
  );
  const closed = refused.flatMap(({ subreddit, refusal }) =>
    refusal.is === "closed" ? [{ ...nameOf(subreddit), reason: refusal.reason }] : [],
  );
  const nearest = findNearest(asks);
  const state = nearest ? { is: "asks", ...nearest } : { is: "closed" };
  return new ServiceError("CONFLICT", wordRefusals(refused), { ...state, asks, closed });
}

/** The community whose post takes the fewest answers, the first of several. */
export function findNearest<T extends { questions: readonly unknown[] }>(
  asking: readonly T[],
): T | null {
  const [nearest] = asking.toSorted((a, b) => a.questions.length - b.questions.length);
  return nearest ?? null;
}

export function wordRefusals(refused: Refused[]): string {
  const [first] = refused;
  if (first && refused.length === 1) return wordRefusal(first);
  const asking = refused.filter(({ refusal }) => refusal.is === "asks").length;
  const told = refused.find(({ refusal }) => refusal.is === "told");
  const closed = refused.length - asking;
  if (asking === 0 && told) return wordRefusal(told);
  if (asking === 0)
    return "None of your communities takes posts about this project. Add another one.";
  const others = closed === 0 ? "" : ", and the others take no posts about projects";
  return `Nothing can be written yet: ${asking === 1 ? "1 community needs" : `${asking} communities need`} an answer from you first${others}.`;
}

export function wordRefusal({ subreddit, refusal }: Refused): string {
  if (refusal.is === "closed") return CLOSED[refusal.reason](`r/${subreddit.name}`);
  const { others } = refusal;
  if (refusal.is === "told") return `${wordSaid(others)} There's nothing left to ask.`;
  const count = refusal.questions.length;
  // In doubt the founder knows better than the matcher.
  if (refusal.isOffSubject)
    return `${wordAnswersMissing(count)} missing for a good post here: nothing you said so far is about what people in r/${subreddit.name} talk about. What does it do for them?`;
  if (others.length > 0)
    return `${wordSaid(others)} ${capitalise(wordMoreAnswers(count))} ${count === 1 ? "gives" : "give"} another.`;
  return `${wordAnswersMissing(count)} missing for a good post here.`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why a post can only be written instead of others that are planned, and not written yet. */
export function wordInstead(others: readonly string[], questions: readonly unknown[]): string {
  const more = questions.length === 0 ? "" : `, or give ${wordMoreAnswers(questions.length)} first`;
  const which = others.length === 1 ? "that one" : "one of them";
  return `What fits here is also meant for ${joinWords(others)}. Write this one instead of ${which}${more}.`;
}

function wordSaid(others: readonly string[]): string {
  if (others.length === 0) return "What fits here is already in your other posts.";
  return `What fits here is already in your ${others.length === 1 ? "post" : "posts"} for ${joinWords(others)}.`;
}

export function nameOf({ id, name }: Refused["subreddit"]) {
  return { subredditId: id, fullName: `r/${name}` };
}

const CLOSED: Record<ClosedReason, (name: string) => string> = {
  "comments-only": (name) =>
    `Take part in ${name} by comments. Posts about your own project get removed there.`,
  "no-place": (name) => `${name} isn't a place for projects.`,
  "other-language": (name) => `We don't write posts in the language of ${name}.`,
};
