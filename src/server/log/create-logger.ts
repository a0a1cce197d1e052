import { type DestinationStream, type Logger, pino } from "pino";
import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type FastifyInstance,
} from "fastify";

const LEVELS: Record<number, string> = {
  20: "debug",
  30: "info",
  40: "warn",
  50: "ERROR",
  60: "FATAL",
};

type LoggedError = { stack?: string; message?: string; reason?: string; cause?: LoggedError };

type LogRecord = {
  level: number;
  time: number;
  msg?: string;
  reqId?: string;
  err?: LoggedError;
  [field: string]: unknown;
};

/** `09:41:07 info  answered method=GET path=/api/health status=200 ms=1.2 [3f2a]` */
export function formatLogLine(line: string): string {
  let record: LogRecord;
  try {
    record = JSON.parse(line) as LogRecord;
  } catch {
    return line;
  }
  const { level, time, msg = "", reqId, err, ...fields } = record;
  const shown = Object.entries(fields).map(([name, value]) => `${name}=${formatValue(value)}`);
  const head = [
    new Date(time).toTimeString().slice(0, 8),
    (LEVELS[level] ?? "").padEnd(5),
    msg,
    ...shown,
  ].join(" ");
  const request = reqId ? ` [${reqId.slice(0, 8)}]` : "";
  const stack = formatStacks(err).join("\ncaused by: ");
  return `${head}${request}${stack && `\n${stack}`}\n`;
}

function formatValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function formatStacks(err: LoggedError | undefined): string[] {
  if (!err) return [];
  const reason = err.reason ? ` (${err.reason})` : "";
  const [first, ...frames] = (err.stack || err.message || "").split("\n");
  return [[`${first}${reason}`, ...frames].join("\n"), ...formatStacks(err.cause)];
}

type LogOptions = {
  level: string;
  isReadable: boolean;
  write?: (line: string) => void;
  /** When whoever read the output has gone. */
  onLost?: () => void;
};

/** JSON lines for machines in production, one short line a record for people in development. */
export function createLogger({ level, isReadable, write, onLost }: LogOptions): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: serialiseError },
  };
  if (write) return pino(options, { write });
  const output = isReadable ? null : bufferedOutput();
  if (onLost) (output ?? process.stdout).on("error", onLost);
  return pino(options, output ?? readableOutput);
}

const readableOutput: DestinationStream = {
  write: (line) => void process.stdout.write(formatLogLine(line)),
};

/** Written in blocks, at the latest after half a second and at the end of the process. */
function bufferedOutput() {
  const output = pino.destination({ dest: 1, sync: true, minLength: 16_000, periodicFlush: 500 });
  process.on("exit", () => output.flushSync());
  return output;
}

type SerialisedError = {
  type: string;
  message: string;
  code?: string;
  /** What a gateway's error says of its cause, such as ECONNREFUSED: it carries no other. */
  reason?: string;
  stack: string;
  cause?: SerialisedError;
};

/** An error for the log, without the parameters that a failed query quotes: they may be secret. */
export function serialiseError(error: unknown): SerialisedError {
  if (!isLikeError(error)) return { type: typeof error, message: String(error), stack: "" };
  const { code, reason } = error as NodeJS.ErrnoException & { reason?: unknown };
  return {
    type: error.name ?? "Error",
    message: withoutParameters(String(error.message)),
    ...(typeof code === "string" && { code }),
    ...(typeof reason === "string" && { reason }),
    stack: withoutParameters(error.stack ?? ""),
    ...(error.cause !== undefined && { cause: serialiseError(error.cause) }),
  };
}

/** The queue's library tells of some as plain objects. */
function isLikeError(value: unknown): value is Error {
  return typeof value === "object" && value !== null && "message" in value;
}

function withoutParameters(text: string): string {
  return text.replace(/\nparams:.*?(?=\n {4}at |$)/gs, "");
}

type OutageLog = { lost: (err: unknown) => void; back: () => void };

/** One line when the database goes and one when it is back, however many connections it takes along. */
export function createOutageLog(log: Logger): OutageLog {
  let isOut = false;
  return {
    lost: (err) => {
      if (!isOut) log.error({ err }, "database connection lost");
      isOut = true;
    },
    back: () => {
      if (isOut) log.info("database connection is back");
      isOut = false;
    },
  };
}

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
const SECRET_ADDRESS = /^(\/+api\/+(?:calendar|radar-feed|unsubscribe))\/.*/i;

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
