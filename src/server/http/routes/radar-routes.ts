import type { Handlers } from "#server/http/handlers.ts";
import { listAnnouncements } from "#server/services/radar/announcements.ts";
import {
  getRadarFeed,
  readRadarFeed,
  replaceRadarFeed,
  revokeRadarFeed,
} from "#server/services/radar/radar-feed.ts";
import { getRadarKey, removeRadarKey, setRadarKey } from "#server/services/radar/radar-key.ts";
import {
  dismissEntry,
  getRadar,
  restoreEntry,
  takeInThreads,
  updateRadar,
} from "#server/services/radar/radar.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

export function radarRoutes(deps: ServiceDeps) {
  return {
    getRadarKey: ({ scope }) => getRadarKey(deps, scope),
    setRadarKey: ({ scope, body }) => setRadarKey(deps, scope, body),
    removeRadarKey: ({ scope }) => removeRadarKey(deps, scope),
    getRadar: ({ scope, params }) => getRadar(deps, scope, params.projectId),
    updateRadar: ({ scope, params, body }) => updateRadar(deps, scope, params.projectId, body),
    takeInThreads: ({ scope, params, body }) => takeInThreads(deps, scope, params.projectId, body),
    dismissRadarEntry: ({ scope, params }) => dismissEntry(deps, scope, params),
    restoreRadarEntry: ({ scope, params }) => restoreEntry(deps, scope, params),
    listAnnouncements: ({ scope, params }) => listAnnouncements(deps, scope, params.subredditId),
    getRadarFeed: ({ scope }) => getRadarFeed(deps, scope),
    replaceRadarFeed: ({ scope }) => replaceRadarFeed(deps, scope),
    revokeRadarFeed: ({ scope }) => revokeRadarFeed(deps, scope),
    readRadarFeed: ({ caller, params }) => readRadarFeed(deps, caller, params),
  } satisfies Partial<Handlers>;
}
