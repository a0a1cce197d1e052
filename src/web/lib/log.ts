/** The one place that writes to the console: for whoever opens it to find out what happened. */
export function logError(error: unknown): void {
  // oxlint-disable-next-line no-console -- SPEC §8: the central handler logs the error
  console.error(error);
}
