import { type DestinationStream, type Logger, pino } from "pino";

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
