import type { FastifyInstance } from "fastify";

/** Stops listening and waits for the answers under way, but not for callers who merely stay connected. */
export async function drain(app: FastifyInstance): Promise<void> {
  const hangUp = setInterval(() => app.server.closeIdleConnections(), 50);
  try {
    await app.close();
  } finally {
    clearInterval(hangUp);
  }
}
