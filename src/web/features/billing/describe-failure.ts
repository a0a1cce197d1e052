import { ApiError } from "#contract/client.ts";
import { errorMessage } from "#web/lib/error-message.ts";

/** Why a payment step failed: the server knows better than a general sentence where it gives a reason. */
export function describeFailure(error: unknown, isOffline: boolean): string {
  const isReasoned =
    error instanceof ApiError && (error.code === "CONFLICT" || error.code === "UNAVAILABLE");
  if (isReasoned && error.serverMessage) return error.serverMessage;
  return errorMessage(error, { service: "Billing" }, isOffline);
}
