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
