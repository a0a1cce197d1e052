import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  type SubredditFacts,
  type AlwaysKnown,
  NOTHING_KNOWN,
} from "#engine/subreddits/subreddit-facts.ts";

/** Facts without what is empty: most subreddits have a handful, and there are a hundred thousand. */
export type StoredFacts = Partial<SubredditFacts> & Pick<SubredditFacts, AlwaysKnown>;

export function packFacts(facts: SubredditFacts): StoredFacts {
  const stored: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    const isEmpty = value === null || value === false || (Array.isArray(value) && !value.length);
    if (!isEmpty) stored[name] = value;
  }
  return stored as StoredFacts;
}

export function unpackFacts(stored: StoredFacts): SubredditFacts {
  return { ...NOTHING_KNOWN, ...stored };
}

/** Whether stored facts hold an estimate of the members; false where there are none. */
export function hasEstimate(facts: SQLWrapper): SQL<boolean> {
  return sql<boolean>`coalesce((${facts} ->> 'membersEstimated')::boolean, false)`;
}
