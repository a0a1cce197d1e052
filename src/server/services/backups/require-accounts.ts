import { countUsers } from "#server/db/users-repository.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { BackupError } from "./backup-format.ts";

/** A command that is to save an empty database most likely has other settings than the server. */
export async function requireAccounts({ database }: Pick<ServiceDeps, "database">): Promise<void> {
  if ((await countUsers(database.db)) > 0) return;
  throw new BackupError(
    "There are no accounts in this database, so it may not be the one that you mean. Nothing was saved. Say --empty if you do mean it.",
  );
}
