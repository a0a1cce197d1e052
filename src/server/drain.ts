import type { FastifyInstance } from "fastify";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/** As long as a request that is on its way gets to arrive whole. */
const ARRIVAL_MS = 3000;
const LOOK_MS = 50;

/**
 * To be called before the server listens; what it answers stops listening and waits for the answers
 * under way, but neither for callers who merely stay connected nor for requests that never end.
 */
export function prepareDrain(app: FastifyInstance): () => Promise<void> {
  const unfinished = new Map<Socket, IncomingMessage | null>();
  app.server.on("connection", (socket) => {
    unfinished.set(socket, null);
    socket.once("close", () => unfinished.delete(socket));
  });
  app.server.on("request", (request, response) => {
    const { socket } = request;
    unfinished.set(socket, request);
    response.once("close", () => {
      if (unfinished.get(socket) === request) unfinished.set(socket, null);
    });
  });

  return async () => {
    const since = performance.now();
    const hangUp = setInterval(() => {
      app.server.closeIdleConnections();
      if (performance.now() - since < ARRIVAL_MS) return;
      for (const [socket, request] of unfinished) if (!request?.complete) socket.destroy();
    }, LOOK_MS);
    try {
      await app.close();
    } finally {
      clearInterval(hangUp);
    }
  };
}
