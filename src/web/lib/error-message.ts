import { ApiError, NetworkError } from "#contract/client.ts";
import { logError } from "./log.ts";
import { showToast } from "./toast.ts";

export type ErrorWords = {
  /** Said when nothing better is known. */
  fallback?: string;
  /** What the person would call the thing that failed. */
  service?: string;
};

/** What to say about a failure; `isOffline` is what the browser believes about the network. */
export function errorMessage(
  error: unknown,
  {
    fallback = "Something went wrong. Please try again later.",
    service = "The service",
  }: ErrorWords = {},
  isOffline = false,
): string {
  const status = error instanceof ApiError ? error.status : null;
  const said = error instanceof ApiError ? error.serverMessage : null;

  if (status === 429) return `${service} is busy. Please try again in a few moments.`;
  if (status !== null && status >= 500) {
    return `${service} is temporarily unavailable. Please try again later.`;
  }
  if (error instanceof NetworkError || isOffline) {
    return "No internet connection. Please check your network and try again.";
  }
  if (isTimeout(error)) return "Request timed out. Please try again.";
  if (status === 400) return said ?? "Please check your input and try again.";
  if (status === 404) return said ?? "The requested resource was not found.";
  if (status === 401) return "Please sign in to continue.";
  if (status === 403) return "You don't have permission to perform this action.";
  return fallback;
}

/** Browsers say it in the name ("TimeoutError: signal timed out"), servers in the message. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/i.test(`${error.name} ${error.message}`);
}

/** The central handler: logs the failure and says what it means. */
export function showError(error: unknown, words: ErrorWords = {}): void {
  logError(error);
  showToast("error", errorMessage(error, words, !navigator.onLine));
}

/** Whether the answer was that there is no such thing, or that nothing can be at such an address. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
