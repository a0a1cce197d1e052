import { and, eq, inArray, sql } from "drizzle-orm";
import type { OwnPolicy } from "#engine/policy/own-policy.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import type { UserId } from "#server/scope.ts";
import {
  type NewSubreddit,
  type RowOrigin,
  type SubredditRow,
  isOpen,
} from "./catalogue-repository.ts";
import { type Db, readRows } from "../database.ts";
import { findOwnPolicies } from "./own-policies-repository.ts";
import type { ProjectRow } from "../projects/projects-repository.ts";
import { subredditClosures, subredditFacts, subreddits } from "../schema.ts";
import { asText, hasEstimate, packFacts, readFacts } from "./stored-facts.ts";

export type KnownSubreddit = Omit<SubredditRow, "words"> & {
  facts: SubredditFacts;
  isFavorite: boolean;
  /** What this user pasted about it. */
  own: OwnPolicy | null;
};

/** As the user sees them, or nobody in particular, in the order of the ids; unknown ids are left out. */
export async function findSubreddits(
  db: Db,
  userId: UserId | null,
  ids: string[],
): Promise<KnownSubreddit[]> {
  if (ids.length === 0) return [];
  // Written out, because every page of every list waits for it: the builder takes twice as long.
  const rows = await readRows<JoinedRow>(
    db,
    sql`select s.id, s.name, s.members, s.category, s.risk, s.growth, s.model_row as "modelRow",
               s.stance_group as "stanceGroup",
               s.source, s.refreshed_at as "refreshedAt", f.facts::text,
               ${userId === null ? OF_NOBODY : ofUser(userId)}
        from subreddits s join subreddit_facts f on f.subreddit_id = s.id
        where s.id = any(${sql.param(ids)}::text[]) and ${isOpen(sql`s.id`)}`,
  );
  const known = new Map(rows.map((row) => [row.id, restore(row)]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

const OF_NOBODY = sql`false as "isFavorite", null as own`;
const ofUser = (userId: UserId) => sql`
  exists (select 1 from subreddit_favorites
          where subreddit_id = s.id and user_id = ${userId}) as "isFavorite",
  (select policy from own_policies where subreddit_id = s.id and user_id = ${userId}) as own`;

/** Outside the builder one driver gives a moment as a Date, the other as a text. */
type JoinedRow = Omit<KnownSubreddit, "facts" | "refreshedAt"> & {
  facts: string;
  refreshedAt: Date | string | null;
};

function restore({ facts, refreshedAt, ...row }: JoinedRow): KnownSubreddit {
  return {
    ...row,
    facts: readFacts(facts),
    refreshedAt: refreshedAt === null ? null : new Date(refreshedAt),
  };
}

type OwnProject = Pick<ProjectRow, "name" | "description" | "category" | "goals">;

/** What of a list belongs to one user: favorites, rules that they pasted, and projects to match with. */
export type OwnView = {
  favorites: ReadonlySet<string>;
  own: ReadonlyMap<string, OwnPolicy>;
  projects: OwnProject[];
};

/** In one statement, because every page of every list waits for it. */
export async function findOwnView(
  db: Db,
  userId: UserId,
  ids: string[],
  mostProjects: number,
): Promise<OwnView> {
  const these = sql`${sql.param(ids)}::text[]`;
  const [row] = await readRows<{
    favorites: string[];
    own: Record<string, OwnPolicy> | null;
    projects: OwnProject[] | null;
  }>(
    db,
    sql`select
          array(select subreddit_id::text from subreddit_favorites
                where user_id = ${userId} and subreddit_id = any(${these})) as favorites,
          (select json_object_agg(subreddit_id, policy) from own_policies
           where user_id = ${userId} and subreddit_id = any(${these})) as own,
          ${mostProjects === 0 ? sql`null` : projectsOf(userId, mostProjects)} as projects`,
  );
  return {
    favorites: new Set(row?.favorites),
    own: new Map(Object.entries(row?.own ?? {})),
    projects: row?.projects ?? [],
  };
}

const projectsOf = (userId: UserId, most: number) => sql`
  (select json_agg(p) from
    (select name, description, category, goals from projects
     where user_id = ${userId} and status <> 'archived'
     order by created_at desc limit ${most}) p)`;

/** What is remembered for everybody, as one of them sees it. */
export function seeAs(subreddit: KnownSubreddit, { favorites, own }: OwnView): KnownSubreddit {
  const { id } = subreddit;
  return { ...subreddit, isFavorite: favorites.has(id), own: own.get(id) ?? null };
}

export async function findSubreddit(
  db: Db,
  userId: UserId,
  id: string,
): Promise<KnownSubreddit | null> {
  const [subreddit] = await findSubreddits(db, userId, [id]);
  return subreddit ?? null;
}

export async function hasSubreddit(db: Db, id: string): Promise<boolean> {
  return (await db.$count(subreddits, and(eq(subreddits.id, id), isOpen(subreddits.id)))) > 0;
}

/** What is said of a community where its name is all that is asked for. */
export type NamedSubreddit = Pick<SubredditRow, "id" | "name" | "members"> &
  Pick<SubredditFacts, "membersEstimated">;

/** In the order of the ids; unknown ids are left out. */
export async function findSizes(db: Db, ids: string[]): Promise<NamedSubreddit[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: subreddits.id,
      name: subreddits.name,
      members: subreddits.members,
      membersEstimated: hasEstimate(subredditFacts.facts),
    })
    .from(subreddits)
    .leftJoin(subredditFacts, eq(subredditFacts.subredditId, subreddits.id))
    .where(inArray(subreddits.id, ids));
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** The community of each row of the model that lies in one of the runs [from, to). */
export async function readIdsByRow(
  db: Db,
  runs: readonly [from: number, to: number][],
): Promise<Map<number, string>> {
  const isIn = sql.join(
    runs.map(([from, to]) => sql`(model_row >= ${from} and model_row < ${to})`),
    sql` or `,
  );
  // As two texts, since there are 40,000 of them.
  const [read] = await readRows<{ rows: string | null; ids: string | null }>(
    db,
    sql`select string_agg(model_row::text, ' ') as rows, string_agg(id, ' ') as ids
        from subreddits where ${isIn}`,
  );
  const ids = read?.ids?.split(" ") ?? [];
  return new Map(read?.rows?.split(" ").map((row, at) => [Number(row), ids[at] ?? ""]));
}

export type StoredSubreddit = Pick<SubredditRow, "id"> & RowOrigin & { facts: SubredditFacts };

/** With what this user pasted about them. */
export async function findStoredFor(
  db: Db,
  userId: UserId,
  ids: string[],
): Promise<Map<string, StoredSubreddit & Pick<KnownSubreddit, "own">>> {
  const stored = await findStored(db, ids);
  const own = await findOwnPolicies(db, userId, [...stored.keys()]);
  return new Map(
    Array.from(stored, ([id, each]) => [id, Object.assign(each, { own: own.get(id) ?? null })]),
  );
}

/** Of nobody in particular: for imports and refreshes. */
export async function findStored(db: Db, ids: string[]): Promise<Map<string, StoredSubreddit>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: subreddits.id,
      modelRow: subreddits.modelRow,
      source: subreddits.source,
      refreshedAt: subreddits.refreshedAt,
      facts: asText(subredditFacts.facts),
    })
    .from(subreddits)
    .innerJoin(subredditFacts, eq(subredditFacts.subredditId, subreddits.id))
    .where(inArray(subreddits.id, ids));
  return new Map(rows.map((row) => [row.id, { ...row, facts: readFacts(row.facts) }]));
}

export async function saveSubreddit(db: Db, { facts, ...row }: NewSubreddit): Promise<void> {
  const stored = { subredditId: row.id, facts: packFacts(facts) };
  await db.insert(subreddits).values(row).onConflictDoUpdate({ target: subreddits.id, set: row });
  await db
    .insert(subredditFacts)
    .values(stored)
    .onConflictDoUpdate({ target: subredditFacts.subredditId, set: stored });
}

/** Reddit no longer shows it: no list does either, and it is asked about again in its turn. */
export async function closeSubreddit(
  db: Db,
  id: string,
  closure: { reason: string; noticedAt: Date },
): Promise<void> {
  await db
    .insert(subredditClosures)
    .values({ subredditId: id, ...closure })
    .onConflictDoUpdate({ target: subredditClosures.subredditId, set: closure });
  await db.update(subreddits).set({ checkedAt: closure.noticedAt }).where(eq(subreddits.id, id));
}

export async function reopenSubreddit(db: Db, id: string): Promise<void> {
  await db.delete(subredditClosures).where(eq(subredditClosures.subredditId, id));
}

export async function findClosure(
  db: Db,
  id: string,
): Promise<typeof subredditClosures.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(subredditClosures)
    .where(eq(subredditClosures.subredditId, id));
  return row ?? null;
}
