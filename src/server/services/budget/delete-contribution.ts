import { deleteContribution as deleteRow } from "#server/db/contributions-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";

export async function deleteContribution(
  { database }: ServiceDeps,
  { userId }: Scope,
  contributionId: string,
): Promise<void> {
  if (await deleteRow(database.db, userId, contributionId)) return;
  throw new ServiceError(
    "NOT_FOUND",
    "This contribution was not found. It may be deleted already.",
  );
}
