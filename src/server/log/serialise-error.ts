type SerialisedError = {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: SerialisedError;
};

/** An error for the log, without the parameters that a failed query quotes: they may be secret. */
export function serialiseError(error: unknown): SerialisedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...(typeof code === "string" && { code }),
    stack: withoutParameters(error.stack ?? ""),
    ...(error.cause !== undefined && { cause: serialiseError(error.cause) }),
  };
}

function withoutParameters(text: string): string {
  return text.replace(/\nparams:.*?(?=\n {4}at |$)/gs, "");
}
