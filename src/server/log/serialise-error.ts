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
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
  const { code, reason } = error as NodeJS.ErrnoException & { reason?: unknown };
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...(typeof code === "string" && { code }),
    ...(typeof reason === "string" && { reason }),
    stack: withoutParameters(error.stack ?? ""),
    ...(error.cause !== undefined && { cause: serialiseError(error.cause) }),
  };
}

function withoutParameters(text: string): string {
  return text.replace(/\nparams:.*?(?=\n {4}at |$)/gs, "");
}
