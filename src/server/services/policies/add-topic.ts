import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { hasOneSubject } from "#engine/topics/has-one-subject.ts";
import { signTopic } from "#engine/topics/sign-topic.ts";
import type { TopicSignature } from "#engine/topics/topic-signature.ts";

type Community = { modelRow: number | null; facts: Pick<SubredditFacts, "keywords"> };

/** A policy with what posts of the community are about, where they have one subject. */
export function addTopic(
  matcher: MatcherModel,
  policy: Policy,
  { modelRow, facts: { keywords } }: Community,
): Policy {
  if (modelRow === null || !hasOneSubject(policy)) return policy;
  return { ...policy, topic: signOnce(matcher, modelRow, keywords) };
}

/** A few kilobytes each. */
const MOST_KEPT = 500;

// Every word of the model is looked at for each: the communities asked for last are kept.
const signed = new WeakMap<MatcherModel, Map<string, TopicSignature>>();

function signOnce(matcher: MatcherModel, row: number, keywords: string[]): TopicSignature {
  const kept = signed.get(matcher) ?? new Map<string, TopicSignature>();
  signed.set(matcher, kept);
  const key = `${row} ${keywords.join(" ")}`;
  const topic = kept.get(key) ?? signTopic(matcher, { row, keywords });
  kept.delete(key);
  kept.set(key, topic);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return topic;
}
