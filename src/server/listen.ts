import type { FastifyInstance } from "fastify";
import { StartError } from "./start-error.ts";

export async function listen(
  app: FastifyInstance,
  address: { host: string; port: number },
): Promise<void> {
  try {
    await app.listen(address);
  } catch (cause) {
    throw new StartError(explain((cause as NodeJS.ErrnoException).code, address), { cause });
  }
}

function explain(code: string | undefined, { host, port }: { host: string; port: number }): string {
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
