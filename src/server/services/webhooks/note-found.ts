import { randomUUID } from "node:crypto";
import { paths } from "#contract/pages/page-paths.ts";
import { wordReason } from "#engine/radar/word-find.ts";
import type { RadarEvent } from "#engine/webhooks/radar-event.ts";
import { insertDeliveries, listListening } from "#server/db/accounts/webhooks-repository.ts";
import type { Db } from "#server/db/database.ts";
import type { ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { RadarEntryRow } from "#server/db/projects/radar-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { newDelivery } from "./decide-deliveries.ts";

/** Once for all that one reading found. */
export async function noteFound(
  deps: Pick<ServiceDeps, "clock" | "appUrl">,
  tx: Db,
  project: Pick<ProjectRow, "id" | "userId" | "name">,
  entries: readonly RadarEntryRow[],
): Promise<void> {
  if (entries.length === 0) return;
  const listening = await listListening(tx, project.userId, "radar.found");
  if (listening.length === 0) return;
  const url = deps.appUrl + paths.radar.replace(":projectId", project.id);
  const facts: RadarEvent = {
    type: "radar.found",
    project: { id: project.id, name: project.name, url },
    conversations: entries.map(({ id, title, community, permalink, reason }) => ({
      id,
      title,
      community: `r/${community}`,
      redditUrl: permalink,
      why: wordReason(reason),
    })),
  };
  const eventId = `radar.found:${randomUUID()}`;
  const rows = listening.map(({ id: webhookId, userId }) =>
    newDelivery({ webhookId, userId }, eventId, facts, deps.clock()),
  );
  await insertDeliveries(tx, rows);
}
