import { hash } from "node:crypto";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  type SubredditFacts,
  type AlwaysKnown,
  NOTHING_KNOWN,
} from "#engine/subreddits/subreddit-facts.ts";
import { recallNewest } from "#server/recall-newest.ts";

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

/** For `readFacts`. */
export function asText(facts: SQLWrapper): SQL<string> {
  return sql<string>`${facts}::text`;
}

/** Facts take about 5 kB. */
const MOST_KEPT = 3000;
const kept = new Map<string, SubredditFacts>();

/** The same facts for the same text, so that what follows from them is worked out once, however often they are read. */
export function readFacts(text: string): SubredditFacts {
  return recallNewest(kept, hash("sha256", text, "base64url"), MOST_KEPT, () =>
    Object.freeze({ ...NOTHING_KNOWN, ...(JSON.parse(text) as StoredFacts) }),
  );
}

/** Whether stored facts hold an estimate of the members; false where there are none. */
export function hasEstimate(facts: SQLWrapper): SQL<boolean> {
  return sql<boolean>`coalesce((${facts} ->> 'membersEstimated')::boolean, false)`;
}
