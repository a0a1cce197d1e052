import type { FastifyReply, FastifyRequest } from "fastify";
import { PassThrough } from "node:stream";
import { noteError } from "./error-handler.ts";

/** What a handler that answers line by line is given. */
export type LineWriter = {
  writeLine: (line: unknown) => void;
  /** Aborted when the caller hangs up. */
  gone: AbortSignal;
};

/** Proxies hang up on a connection that is silent for a minute. */
const AWAKE_MS = 15_000;

/**
 * Sends each line as it is written. What fails before the first line is an answer like any other
 * failure; after it, the failure is the last line.
 */
export async function answerInLines(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (lines: LineWriter) => Promise<void>,
): Promise<PassThrough> {
  const body = new PassThrough();
  const gone = new AbortController();
  const begun = Promise.withResolvers<"begun">();
  let hasBegun = false;
  const writeLine = (line: unknown) => {
    if (gone.signal.aborted) return;
    body.write(`${JSON.stringify(line)}\n`);
    hasBegun = true;
    begun.resolve("begun");
  };
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const stayAwake = setInterval(() => {
    if (hasBegun && !gone.signal.aborted) body.write("\n");
  }, AWAKE_MS);
  const ended = run({ writeLine, gone: gone.signal })
    .catch((error: Error) => {
      // Whoever asked has stopped it, which is no failure.
      if (gone.signal.aborted) return;
      if (!hasBegun) throw error;
      writeLine({ error: noteError(error, request) });
    })
    .finally(() => {
      clearInterval(stayAwake);
      body.end();
    });
  await Promise.race([begun.promise, ended]);
  // A proxy that collects answers would keep the steps until the end.
  reply.header("x-accel-buffering", "no");
  return body;
}
