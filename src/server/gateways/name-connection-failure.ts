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
