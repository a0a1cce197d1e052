import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Handle = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A server on this machine alone, at a free port where none is named, that counts how many it answers at once. */
export async function openServer(handle: Handle, port = 0) {
  const load = { inFlight: 0, peak: 0 };
  const server = createServer((request, response) => {
    load.inFlight++;
    load.peak = Math.max(load.peak, load.inFlight);
    response.once("close", () => load.inFlight--);
    // A client that went away while it was being read is no fault of the stand-in.
    Promise.resolve(handle(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    load: load as Readonly<typeof load>,
    /** Also hangs up on who is still waiting. */
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
