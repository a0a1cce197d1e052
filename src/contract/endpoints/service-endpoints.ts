import { ConnectionList } from "../connections.ts";
import { Health } from "../health.ts";
import { routes } from "../routes.ts";
import { type Endpoint } from "./endpoint.ts";

export const serviceEndpoints = {
  getHealth: {
    ...routes.getHealth,
    tag: "Service",
    summary: "Is the service up, and what does it run on?",
    response: Health,
  },
  listConnections: {
    ...routes.listConnections,
    tag: "Service",
    summary: "What the service is connected to, and which settings connect the rest.",
    response: ConnectionList,
  },
} as const satisfies Record<string, Endpoint>;
