import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RawHit } from "./handlers.ts";

/**
 * A room of its own for what browsers of strangers send without being able to read an answer. Any
 * content type is taken as text, and whatever goes wrong, the answer is the same empty one.
 */
export function registerForHits(
  app: FastifyInstance,
  register: (room: FastifyInstance) => void,
): void {
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    room.setErrorHandler(answerNothing);
    register(room);
  });
}

export function readHit({ body, headers }: FastifyRequest): RawHit {
  return { body: typeof body === "string" ? body : "", headers };
}

function answerNothing(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
  if (!isTheirs) request.log.error({ reqId: request.id, err: error }, "a visit was not counted");
  void reply.code(204).send();
}
