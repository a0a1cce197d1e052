import { ServiceError } from "#server/service-error.ts";

/** What only the service can tell about a field, told as the contract tells the rest. */
export function wrongField(field: string, message: string): ServiceError {
  return new ServiceError("VALIDATION", message, { issues: [{ field, message }] });
}
