import type { Handlers } from "#server/http/handlers.ts";
import {
  listConnections,
  getHealth,
  getReadiness,
  type HealthDeps,
} from "#server/services/health/health.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

export function serviceRoutes(deps: ServiceDeps & HealthDeps) {
  return {
    getHealth: () => getHealth(deps),
    getReadiness: () => getReadiness(deps),
    listConnections: () => listConnections(deps),
  } satisfies Partial<Handlers>;
}
