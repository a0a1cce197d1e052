import { ServiceError } from "#server/service-error.ts";

export function requireFuture(time: Date, now: Date): void {
  if (time > now) return;
  const message = "This time has passed. Please choose one that is still to come.";
  throw new ServiceError("VALIDATION", message, {
    issues: [{ field: "scheduledFor", message }],
  });
}
