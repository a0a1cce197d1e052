import type { FastifyInstance } from "fastify";
import { once } from "node:events";
import { createServer } from "node:net";
import { StartError } from "./start-error.ts";

type Address = { host: string; port: number };

/** Before anything is opened or loaded: somebody else may be on the port by the time it is needed, but rarely is. */
export async function checkPort(address: Address): Promise<void> {
  await explainFailure(address, async () => {
    const probe = createServer().listen(address);
    await once(probe, "listening");
    probe.close();
    await once(probe, "close");
  });
}

export function listen(app: FastifyInstance, address: Address): Promise<void> {
  return explainFailure(address, () => app.listen(address));
}

async function explainFailure(address: Address, attempt: () => Promise<unknown>): Promise<void> {
  try {
    await attempt();
  } catch (cause) {
    throw new StartError(explain((cause as NodeJS.ErrnoException).code, address), { cause });
  }
}

function explain(code: string | undefined, { host, port }: Address): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use by another program. Stop it, or set PORT to another number.`;
    case "EACCES":
      return `Port ${port} may not be used by this user. Set PORT to a number from 1024 on.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST ${host} is not an address of this machine.`;
    default:
      return `The server can't listen on ${host}:${port} (${code}).`;
  }
}
