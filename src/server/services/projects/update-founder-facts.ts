import type { FounderFacts, FounderFactsChanges } from "#contract/post.ts";
import { NO_FOUNDER_FACTS } from "#engine/posts/founder-facts.ts";
import { lockProject, updateProject } from "#server/db/projects-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { found } from "./require-project.ts";

/** Answers that are not sent stay as they are. */
export function updateFounderFacts(
  deps: ServiceDeps,
  { userId }: Scope,
  projectId: string,
  changes: FounderFactsChanges,
): Promise<FounderFacts> {
  return deps.database.db.transaction(async (tx) => {
    const project = found(await lockProject(tx, userId, projectId));
    const said = Object.entries(changes).filter(([, answer]) => answer !== undefined);
    const founderFacts = { ...project.founderFacts, ...Object.fromEntries(said) };
    await updateProject(tx, userId, projectId, { founderFacts, updatedAt: deps.clock() });
    return { ...NO_FOUNDER_FACTS, ...founderFacts };
  });
}
