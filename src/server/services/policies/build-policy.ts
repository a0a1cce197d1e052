import { findNote } from "#catalogue/notes.ts";
import { prepareDemands } from "#engine/demands/prepare-demands.ts";
import { derivePolicy, deriveStance, type PolicySources } from "#engine/policy/derive-policy.ts";
import { addImplied } from "#engine/policy/unwanted/add-implied.ts";
import type { OwnPolicy } from "#engine/policy/own-policy.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { signTopic, hasOneSubject } from "#engine/topics/sign-topic.ts";
import type { TopicSignature } from "#engine/policy/topic-signature.ts";
import { recallNewest } from "#server/recall-newest.ts";

type Known = {
  id: string;
  source: "catalogue" | "import" | "reddit";
  facts: SubredditFacts;
  /** What the user it is shown to pasted. */
  own?: OwnPolicy | null;
};

/** What drafts for this community are checked against, from all that is known and noted about it. */
export const buildPolicy = remembering((sources): Policy =>
  prepareDemands(addImplied(derivePolicy(sources))),
);

/** The part that lists go by, without the work of the rest. */
export const buildStance = remembering(deriveStance);

/** What counts for everybody is derived once, for as long as somebody keeps the facts. */
function remembering<T>(derive: (sources: PolicySources) => T) {
  const common = new WeakMap<SubredditFacts, Pick<Known, "id" | "source"> & { derived: T }>();
  return ({ id, source, facts, own = null }: Known): T => {
    const known = own ? undefined : common.get(facts);
    if (known?.id === id && known.source === source) return known.derived;
    const note = findNote(id);
    const derived = derive({ subredditId: id, facts, origin: source, note, own });
    if (!own) common.set(facts, { id, source, derived });
    return derived;
  };
}

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
  return recallNewest(kept, key, MOST_KEPT, () => signTopic(matcher, { row, keywords }));
}
