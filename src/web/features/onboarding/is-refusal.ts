import { ApiError } from "#contract/client.ts";

/** Sent again as it is, it would be refused again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400;
}
