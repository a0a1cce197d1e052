type Layer = { name?: unknown; code?: unknown; cause?: unknown; exception?: unknown };

const MOST_LAYERS = 6;

/** What broke a connection, as a code only: the texts of such errors quote what was sent and received. */
export function nameConnectionFailure(error: unknown): string | null {
  let code: string | null = null;
  let layer = error as Layer | null | undefined;
  for (let depth = 0; typeof layer === "object" && layer !== null && depth < MOST_LAYERS; depth++) {
    // The innermost tells most; around it are layers of fetch and of libraries.
    if (typeof layer.code === "string") code = layer.code;
    if (layer.name === "HTTPParserError") code = "not-http";
    layer = (layer.exception ?? layer.cause) as Layer | null | undefined;
  }
  return code;
}

/** How long somebody else's server asks us to wait, in either of its forms; null where it does not say. */
export function readRetryAfterMs(headers: Record<string, string>, now: Date): number | null {
  const exactMs = Number(headers["retry-after-ms"] ?? Number.NaN);
  if (exactMs >= 0) return exactMs;
  const value = headers["retry-after"];
  if (value === undefined) return null;
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - now.getTime() : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
