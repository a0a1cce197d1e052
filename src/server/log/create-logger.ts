import { type DestinationStream, type Logger, pino } from "pino";
import { formatLogLine } from "./format-log-line.ts";
import { serialiseError } from "./serialise-error.ts";

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
