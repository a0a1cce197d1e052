import { type DestinationStream, type Logger, pino } from "pino";
import { formatLogLine } from "./format-log-line.ts";
import { serialiseError } from "./serialise-error.ts";

type LogOptions = { level: string; isReadable: boolean; write?: (line: string) => void };

/** JSON lines for machines in production, one short line a record for people in development. */
export function createLogger({ level, isReadable, write }: LogOptions): Logger {
  const out = write ?? ((line: string) => void process.stdout.write(line));
  const destination: DestinationStream = {
    write: isReadable ? (line) => out(formatLogLine(line)) : out,
  };
  return pino(
    {
      level,
      base: null,
      serializers: { err: serialiseError },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: SECRETS,
    },
    destination,
  );
}

/** Nothing logs these today; should something ever do, they stay out all the same. */
const SECRETS = [
  "token",
  "accessToken",
  "refreshToken",
  "password",
  "authorization",
  "cookie",
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
