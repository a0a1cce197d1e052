import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("../../src/server/", import.meta.url));
const FRAME = /at (?:async )?(?:([\w.$]+) )?\(?file:\/\/(\/[^:)]+)/;

/** The nearest function of the server; that of the repository, where it waits for its answer itself. */
export function findCaller(): string | null {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  const frames = new Error().stack?.split("\n") ?? [];
  Error.stackTraceLimit = stackTraceLimit;
  for (const frame of frames) {
    const [, name = "", file = ""] = FRAME.exec(frame) ?? [];
    // Which of the functions that read rows in this way it was, is what one wants to know.
    if (name === "readRows") continue;
    if (file.startsWith(SERVER))
      return `${relative(SERVER, file).replace(".ts", "")} ${name}`.trim();
  }
  return null;
}
