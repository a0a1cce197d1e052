import type { Competitor, CompetitorMention } from "#contract/competitor.ts";
import { listMentions, type MentionRow } from "#server/db/competitor-mentions-repository.ts";
import type { CompetitorRow } from "#server/db/competitors-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";

export async function presentCompetitors(
  deps: ServiceDeps,
  { userId }: Scope,
  rows: CompetitorRow[],
): Promise<Competitor[]> {
  const ids = rows.map(({ id }) => id);
  const mentions = await listMentions(deps.database.db, userId, ids);
  const byCompetitor = Object.groupBy(mentions, ({ competitorId }) => competitorId);
  return rows.map((row) => present(row, byCompetitor[row.id] ?? []));
}

export async function presentCompetitor(
  deps: ServiceDeps,
  scope: Scope,
  row: CompetitorRow,
): Promise<Competitor> {
  return present(row, await listMentions(deps.database.db, scope.userId, [row.id]));
}

function present(row: CompetitorRow, mentions: MentionRow[]): Competitor {
  const { id, name, url, description, describedBy, searchedAt, createdAt } = row;
  return {
    id,
    name,
    url,
    description,
    describedBy,
    mentions: mentions.map(presentMention),
    searchedAt: searchedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function presentMention(row: MentionRow): CompetitorMention {
  const { id, source, kind, permalink, community, title, upvotes, comments } = row;
  return {
    id,
    source,
    kind,
    permalink,
    fullName: `r/${community}`,
    title,
    upvotes,
    comments,
    postedAt: row.postedAt?.toISOString() ?? null,
    seenAt: row.seenAt.toISOString(),
  };
}
