import { type ErrorWords, errorMessage } from "./error-message.ts";
import { logError } from "./log.ts";
import { showToast } from "./toast.ts";

/** The central handler: logs the failure and says what it means. */
export function showError(error: unknown, words: ErrorWords = {}): void {
  logError(error);
  showToast("error", errorMessage(error, words, !navigator.onLine));
}
