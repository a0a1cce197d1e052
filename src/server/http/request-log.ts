import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

/** One line an answer, without query string, headers or body: none of them may hold a token. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(err: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (err) reply.log.error({ ...line, err }, "answer broke off");
    else reply.log.info(line, "answered");
  }
}

export function pathOf(request: Pick<FastifyRequest, "url">): string {
  return request.url.split("?", 1)[0] ?? "/";
}
