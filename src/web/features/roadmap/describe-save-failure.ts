import { ApiError } from "#contract/client.ts";
import { errorMessage } from "#web/lib/error-message.ts";

const NOT_SAVED = "The post was not saved. What you typed is still here. Please try again.";

/** What to say, and whether another try can help: a post that was made or deleted elsewhere stays so. */
export function describeSaveFailure(
  error: unknown,
  isOffline: boolean,
): { message: string; isFinal: boolean } {
  const message = errorMessage(error, { fallback: NOT_SAVED }, isOffline);
  if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) {
    return { message, isFinal: false };
  }
  return { message: error.serverMessage ?? message, isFinal: true };
}
