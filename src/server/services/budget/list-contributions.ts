import type { Contributions } from "#contract/contribution.ts";
import {
  countContributions,
  listContributions as listRows,
} from "#server/db/contributions-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentContribution } from "./present-contribution.ts";

const MOST_SHOWN = 100;

export async function listContributions(
  { database: { db } }: ServiceDeps,
  { userId }: Scope,
  subredditId: string | undefined,
): Promise<Contributions> {
  const rows = await listRows(db, userId, { subredditId, limit: MOST_SHOWN });
  return {
    items: rows.map(presentContribution),
    total: await countContributions(db, userId, subredditId),
  };
}
