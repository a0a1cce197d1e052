import { detectKind } from "#engine/interview/detect-kind.ts";
import { type Promoter, promoterOf } from "#engine/ledger/account.ts";
import type { Db } from "#server/db/database.ts";
import { listTaskProjects } from "#server/db/posts/task-ticks-repository.ts";
import type { ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { UserId } from "#server/scope.ts";

export type PromotingProject = Pick<ProjectRow, "id" | "kind" | "description" | "category">;

/** A project as the limits of communities see it. */
export function readPromoter({ id, kind, description, category }: PromotingProject): Promoter {
  return promoterOf({ id, kind: kind ?? detectKind({ description, category }) });
}

/** All that a user promotes: to a community it is one account. */
export async function readPromoters(db: Db, userId: UserId): Promise<Promoter> {
  return joinPromoters(await listTaskProjects(db, userId));
}

export function joinPromoters(projects: readonly PromotingProject[]): Promoter {
  const kinds = new Set(projects.flatMap((project) => readPromoter(project).kinds));
  return { kinds: [...kinds], projectId: null };
}
