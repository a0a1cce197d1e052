import type { Client } from "#contract/client.ts";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { SUBREDDIT_SORTS } from "#engine/subreddits/list-options.ts";
import type { House } from "./house.ts";

/** A rare word, a common one, one that is misspelt, two, one of two letters. */
const SEARCHES = ["invoices", "game", "startps", "small business", "ai", "knitting quilting xyzzy"];

export async function tourSubreddits(house: House, client: Client): Promise<void> {
  for (const sort of SUBREDDIT_SORTS) {
    for (const query of [{}, { q: "game" }, { category: "Gaming" }, { risk: "SAFE" }] as const) {
      await turnPages((cursor) =>
        client.listSubreddits({ query: { ...query, sort, ...(cursor && { cursor }) } }),
      );
    }
  }
  await client.listSubreddits({ query: { minMembers: "1000", maxMembers: "50000" } });
  for (const q of SEARCHES) {
    await turnPages((cursor) =>
      client.searchSubreddits({ query: { q, ...(cursor && { cursor }) } }),
    );
    await house.clientOf().findSubredditNames({ query: { q: q.slice(0, 8).trim() } });
  }
  await client.listSubredditsByCategory({ params: { category: "Gaming" } });
  await client.listRecommendedSubreddits();
  const [project] = await client.listProjects();
  await client.listProjectRecommendations({ params: { projectId: project?.id ?? "" } });
  await client.listSubredditsNeedingUpdate();
  await client.listSubredditsNeedingUpdate({ query: { limit: "2", offset: "2" } });

  const params = { subredditId: "saas" };
  await client.getSubreddit({ params });
  await client.getSubredditActivity({ params });
  await client.getSubredditTiming({ params });
  await client.getSubredditHistory({ params });
  await house.clientOf().getPolicy({ params });
  await house.clientOf().findReadsLike({
    body: { title: "Walnut joints", content: "A dovetail, a chisel and glue.", ...params },
  });
  await house.clientOf().findStart({ body: { text: "Invoices for freelancers who forget them." } });
  await client.addFavorite({ params });
  await client.getFavorite({ params });
  await turnPages((cursor) =>
    client.listFavoriteSubreddits({ query: { limit: "2", ...(cursor && { cursor }) } }),
  );
  await client.removeFavorite({ params });
  const { id: savedSearchId } = await client.saveSearch({ body: { name: "Games", q: "game" } });
  await client.listSavedSearches();
  await client.renameSearch({ params: { savedSearchId }, body: { name: "All games" } });
  await client.deleteSearch({ params: { savedSearchId } });
  await client.saveOwnPolicy({
    params,
    body: { text: "No self-promotion", corrections: NO_CORRECTIONS },
  });
  await client.getOwnPolicy({ params });
  await client.getPolicy({ params });
  await client.removeOwnPolicy({ params });
  await tourReddit(house, client);
}

async function tourReddit(house: House, client: Client): Promise<void> {
  house.reddit.subreddits.add({ name: "SaaS" }, { name: "MakersDen" });
  await client.updateSubredditData({ params: { subredditId: "saas" } });
  await client.validateSubreddit({ body: { subredditName: "MakersDen" } });
  await client.validateSubreddit({ body: { subredditName: "SaaS" } });
  // Reddit no longer shows it.
  await client.updateSubredditData({ params: { subredditId: "gaming" } }).catch(() => null);
  await client.getSubreddit({ params: { subredditId: "gaming" } }).catch(() => null);
}

type Page = { nextCursor: string | null };

/** The first three: the second begins behind a row, as all that follow. */
async function turnPages(read: (cursor: string | null) => Promise<Page>): Promise<void> {
  let cursor: string | null = null;
  for (let page = 0; page < 3; page++) {
    ({ nextCursor: cursor } = await read(cursor));
    if (cursor === null) return;
  }
}
