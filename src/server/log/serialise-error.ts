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
