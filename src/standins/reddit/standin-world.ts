import { inventSearchable, type SearchablePost } from "./search-posts.ts";
import {
  inventAccount,
  inventCommunity,
  inventSubmission,
  type StandinAccount,
  type StandinCommunity,
  type StandinSubmission,
} from "./standin-community.ts";

/** By name, lower-cased. */
export type StandinWorld = {
  /** What a search for posts finds. */
  searchable: SearchablePost[];
  communities: Map<string, StandinCommunity>;
  accounts: Map<string, StandinAccount>;
  /** Posts that a test made, by id; they stand in their community's new list while they are up. */
  submissions: Map<string, StandinSubmission>;
};

type Named<T> = Partial<T> & { name: string };

/** All that the stand-in knows, and the ways for a test to change it. */
export function createStandinWorld(clock: () => Date) {
  const communities = new Map<string, StandinCommunity>();
  const accounts = new Map<string, StandinAccount>();
  const submissions = new Map<string, StandinSubmission>();
  const searchable: SearchablePost[] = [];
  return {
    world: { communities, accounts, submissions, searchable },
    submissions: {
      add: (...given: (Partial<StandinSubmission> & { id: string; community: string })[]) => {
        for (const submission of given) {
          submissions.set(submission.id, inventSubmission(submission, clock()));
        }
      },
      change: (id: string, changes: Partial<StandinSubmission>) => {
        const known = submissions.get(id);
        if (!known) throw new Error(`The stand-in has no post ${id}: add it first.`);
        submissions.set(id, { ...known, ...changes });
      },
    },
    searchable: {
      add: (...given: Parameters<typeof inventSearchable>[0][]) => {
        for (const post of given) searchable.push(inventSearchable(post, clock()));
      },
    },
    subreddits: {
      add: (...given: Named<StandinCommunity>[]) => {
        for (const community of given) {
          communities.set(community.name.toLowerCase(), inventCommunity(community, clock()));
        }
      },
      change: (name: string, changes: Partial<StandinCommunity>) => {
        const known = communities.get(name.toLowerCase());
        if (!known) throw new Error(`The stand-in has no community ${name}: add it first.`);
        communities.set(name.toLowerCase(), { ...known, ...changes });
      },
    },
    accounts: {
      add: (...given: Named<StandinAccount>[]) => {
        for (const account of given) {
          accounts.set(account.name.toLowerCase(), inventAccount(account));
        }
      },
    },
  };
}
