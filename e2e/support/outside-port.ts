import { findFreePort } from "../../src/server/testing/free-port.ts";

const WORKERS = 8;
const KINDS = ["site", "webhooks"] as const;
const SETTING = "E2E_OUTSIDE_PORTS";

/** Ports for servers of others, which the app may reach although they are on this machine. Workers inherit what was found first. */
export async function reserveOutsidePorts(): Promise<string[]> {
  const ports = process.env[SETTING]?.split(",") ?? (await findPorts(WORKERS * KINDS.length));
  process.env[SETTING] = ports.join(",");
  return ports;
}

/** The one that no other worker listens on. */
export function outsidePort(kind: (typeof KINDS)[number], parallelIndex: number): number {
  const ports = process.env[SETTING]?.split(",") ?? [];
  const port = Number(ports[parallelIndex * KINDS.length + KINDS.indexOf(kind)]);
  if (!port) throw new Error(`There are ports for ${WORKERS} workers only.`);
  return port;
}

async function findPorts(count: number): Promise<string[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findFreePort());
  return [...ports].map(String);
}
