import { deriveFacts, type FetchedSubreddit } from "#engine/subreddits/derive-facts.ts";
import { placeWords } from "#engine/search/word-places.ts";
import { addWords } from "#server/db/subreddit-words-repository.ts";
import { insertSnapshots } from "#server/db/snapshots-repository.ts";
import { findStored, saveSubreddit } from "#server/db/subreddits-repository.ts";
import type { RedditGateway } from "#server/gateways/reddit/reddit-gateway.ts";
import { ServiceError } from "#server/service-error.ts";
import { toCatalogueRow } from "../catalogue/catalogue-row.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { measurePostsPerDay } from "./posts-per-day.ts";

/** As far back as Reddit's list goes. */
const MOST_POSTS = 1000;

/** Asks Reddit about one subreddit and keeps what it says, with a snapshot. Throws RedditError. */
export async function refreshSubreddit(
  deps: Pick<ServiceDeps, "database" | "reddit" | "profiles" | "clock">,
  name: string,
): Promise<void> {
  const fetched = await fetchSubreddit(deps.reddit, name);
  const id = fetched.about.name.toLowerCase();
  const now = deps.clock();
  await deps.database.db.transaction(async (tx) => {
    const stored = (await findStored(tx, [id])).get(id);
    const facts = deriveFacts(fetched, stored?.facts ?? null, now.toISOString().slice(0, 10));
    const profile = deps.profiles.get(id);
    const origin = { source: "reddit", modelRow: stored?.modelRow ?? null } as const;
    const row = toCatalogueRow(facts, { ...origin, refreshedAt: now }, profile);
    await saveSubreddit(tx, row);
    await addWords(tx, [...placeWords(facts, profile?.description ?? "").keys()]);
    await insertSnapshots(tx, [
      {
        subredditId: id,
        takenAt: now,
        source: "reddit",
        members: facts.members,
        risk: row.risk,
        postsPerDay: measurePostsPerDay(facts.activity),
      },
    ]);
  });
}

async function fetchSubreddit(reddit: RedditGateway, name: string): Promise<FetchedSubreddit> {
  const about = await reddit.fetchAbout(name);
  if (about.isAdult) {
    throw new ServiceError(
      "NOT_FOUND",
      `r/${about.name} is for adults. Foothold leaves those out.`,
    );
  }
  const rules = await reddit.fetchRules(name);
  const requirements = await reddit.fetchPostRequirements(name);
  const linkFlairs = await reddit.fetchLinkFlairs(name);
  const posts = await reddit.fetchNew(name, { posts: MOST_POSTS });
  return { about, rules, requirements, linkFlairs, posts };
}
