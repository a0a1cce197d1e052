import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type FastifyInstance,
} from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";

type OnAnswer = (method: string, route: string, status: number, seconds: number) => void;

/** One line an answer, files of a page aside, without query string, headers or body: none of them may hold a token. */
export class RequestLog extends LogController {
  readonly #log: Logger;
  readonly #stream: DestinationStream;

  readonly #onAnswer: OnAnswer | undefined;

  constructor(log: Logger, onAnswer?: OnAnswer) {
    super();
    this.#onAnswer = onAnswer;
    this.#log = log;
    this.#stream = (log as unknown as { [pino.symbols.streamSym]: DestinationStream })[
      pino.symbols.streamSym
    ];
  }

  override incomingRequest(): void {}

  override requestCompleted(err: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    this.#onAnswer?.(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000);
    if (err) {
      const { id: reqId, method } = request;
      this.#log.error({ reqId, method, path: loggedPath(request), err }, "answer broke off");
    } else if (this.#log.isLevelEnabled(isFileOfPage(request, reply) ? "debug" : "info")) {
      this.#stream.write(formatAnswer(request, reply));
    }
  }
}

/** Dozens for each page: they would bury what a terminal should show, the sign-in link first. */
function isFileOfPage(request: FastifyRequest, reply: FastifyReply): boolean {
  return request.url.startsWith("/assets/") && reply.statusCode < 400;
}

/** As it was declared, so that an id in the address makes no route of its own. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? "unknown";
}

/** By hand: every request pays for this line, and it is cheaper than one that pino puts together. */
function formatAnswer(request: FastifyRequest, reply: FastifyReply): string {
  const path = JSON.stringify(loggedPath(request));
  const ms = reply.elapsedTime.toFixed(1);
  return `{"level":30,"time":${Date.now()},"reqId":"${request.id}","method":"${request.method}","path":${path},"status":${reply.statusCode},"ms":${ms},"msg":"answered"}\n`;
}

/** No logger of its own for every request, most of which write one line; what logs more adds the id. */
export function shareLogger(logger: FastifyBaseLogger): FastifyBaseLogger {
  return logger;
}

/** Addresses that are secrets as a whole. */
const SECRET_ADDRESS = /^(\/+api\/+(?:calendar|unsubscribe))\/.*/i;

function loggedPath(request: Pick<FastifyRequest, "url">): string {
  return pathOf(request).replace(SECRET_ADDRESS, "$1/…");
}

export function pathOf(request: Pick<FastifyRequest, "url">): string {
  return request.url.split("?", 1)[0] ?? "/";
}

/** Said once: with a proxy that is not trusted, all visitors are one caller, and share its limits. */
export function warnOfUntrustedProxy(app: FastifyInstance, log: Logger): void {
  let isSaid = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isSaid && request.headers["x-forwarded-for"] !== undefined) {
      isSaid = true;
      log.warn(
        "TRUST_PROXY: is not set, but requests come with X-Forwarded-For. Behind a proxy all visitors count as one",
      );
    }
    done();
  });
}
