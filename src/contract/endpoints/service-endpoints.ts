import { ConnectionList } from "../connections.ts";
import { Health, Readiness } from "../health.ts";
import { routes } from "../routes.ts";
import { type Endpoint } from "./endpoint.ts";

export const serviceEndpoints = {
  getHealth: {
    ...routes.getHealth,
    tag: "Service",
    summary: "Is all well, and what does the service run on? For monitoring.",
    response: Health,
    isUnavailable: ({ status }) => status === "degraded",
  },
  getReadiness: {
    ...routes.getReadiness,
    tag: "Service",
    summary: "May requests be sent to this server? For a proxy that chooses among several.",
    response: Readiness,
    isUnavailable: ({ status }) => status === "not-ready",
  },
  listConnections: {
    ...routes.listConnections,
    tag: "Service",
    summary: "What the service is connected to, and which settings connect the rest.",
    response: ConnectionList,
  },
} as const satisfies Record<string, Endpoint>;
