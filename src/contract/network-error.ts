/** The request did not reach the server, or its answer did not come back. */
export class NetworkError extends Error {
  readonly code = "ERR_NETWORK";

  constructor(cause: unknown) {
    super("The server could not be reached.", { cause });
    this.name = "NetworkError";
  }
}
