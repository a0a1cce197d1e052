const CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  // Given up after its time,
  "57014",
  // Shut down, crashed, starting up, too many connections, and a standby that takes no writes yet.
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "25006",
]);

/** SQLSTATE's class for connections. */
const CONNECTION_CLASS = /^08[\dA-Z]{3}$/;

const MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|received invalid response|The database went silent|LISTEN\/NOTIFY heartbeat timed out)/;

type Layer = { code?: unknown; message?: unknown; cause?: unknown };

/** Whether a failure is about reaching the database, and not about what was asked of it. */
export function isConnectionLoss(error: unknown): boolean {
  let layer = error as Layer | null | undefined;
  for (let depth = 0; typeof layer === "object" && layer !== null && depth < 6; depth++) {
    const { code, message, cause } = layer;
    if (typeof code === "string" && (CODES.has(code) || CONNECTION_CLASS.test(code))) return true;
    if (typeof message === "string" && MESSAGES.test(message)) return true;
    layer = cause as Layer | null | undefined;
  }
  return false;
}
