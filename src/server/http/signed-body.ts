import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoints.ts";

type SignedBody = NonNullable<Endpoint["signedBody"]>;

/** A room of its own for one route, where bodies stay bytes: parsed and written anew, none would match its signature. */
export function registerWithRawBody(
  app: FastifyInstance,
  register: (room: FastifyInstance) => void,
): void {
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    register(room);
  });
}

export function readSignedBody({ body, headers }: FastifyRequest, { signatureHeader }: SignedBody) {
  const signature = headers[signatureHeader];
  return {
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    signature: typeof signature === "string" ? signature : "",
  };
}
